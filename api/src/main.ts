import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { createApp } from './app/app.js';
import type { FirstAdmin } from './app/first-admin.js';
import { joinMetrics, shareProcessMetrics } from './metrics/cluster-metrics.js';
import { print } from './commands/command.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { openFrontDoor } from './http/front-door.js';
import { startHealthServer } from './http/health.js';
import { inTime } from './platform/in-time.js';
import { errorCode } from './platform/system-error.js';
import { startServer } from './app/server.js';
import { setupAdvice, setupWarningsOf } from './app/setup-warnings.js';
import { reportReady, supervise } from './app/supervisor.js';
import { startWorker } from './app/worker.js';

/**
 * V8 makes objects among the old ones where it has seen many grow old. For rows and answers it is mistaken: they are dead at
 * once, and yet stay, with all they hold, until the next major garbage collection. With what else kept garbage, collecting it
 * took 16 % of a private read; now it takes 6 %.
 */
v8.setFlagsFromString('--no-allocation-site-pretenuring');

/** Milliseconds from a stop signal to the end, whatever happens. */
const stopLimit = ({ drainSeconds }: Config) => drainSeconds * 1000 + 9500;

/** Milliseconds of them for what is in flight. The rest is the database's, which must not be left running. */
const drainLimit = ({ drainSeconds }: Config) => drainSeconds * 1000 + 6500;

const say = (line: string) => process.stdout.write(`${line}\n`);

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) process.stderr.write(`Chowk cannot start: ${problem}\n`);
    process.exit(1);
  }
}

function introduce(config: Config, port: number, firstAdmin?: FirstAdmin): void {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  say('');
  say(`  Shop       ${address}${config.basePath}`);
  say(`  API        ${address}/graphql   ${address}/api`);
  if (firstAdmin?.password && config.playground !== 'off') {
    // Behind the #, which browsers send to nobody: the page takes it from the address.
    const { email, password } = firstAdmin;
    say(`  Playground ${address}/graphql#${String(new URLSearchParams({ email, password }))}`);
    say('             (signs in as that admin)');
  }
  if (firstAdmin?.password) {
    say(`  Sign in    ${firstAdmin.email}   password: ${firstAdmin.password}`);
    say(`             (shown this once; kept in ${firstAdmin.passwordFile})`);
  } else if (firstAdmin) {
    say(`  Sign in    ${firstAdmin.email}   its first password is in ${firstAdmin.passwordFile}`);
  }
  for (const warning of setupWarningsOf(config)) {
    say('');
    say(`  WARNING    ${setupAdvice[warning]}.`);
  }
  say('');
  say('  Stop with Ctrl-C.');
  say('');
}

async function main(): Promise<void> {
  const config = readConfigOrExit();
  if (config.webConcurrency > 1) {
    const code = await supervise({
      config,
      main: fileURLToPath(import.meta.url),
      stopLimit: stopLimit(config),
      print,
      onListening: (port) => introduce(config, port),
    });
    process.exit(code);
  }
  if (cluster.isWorker) joinMetrics();
  const closers: (() => Promise<void>)[] = [];
  let stopping = false;
  const isApi = config.role !== 'worker';
  // First of all, for whoever asks meanwhile; of many on one port, others answer.
  const opening = isApi && !cluster.isWorker ? openFrontDoor(config) : undefined;
  const starting = Promise.resolve(opening).then(() => createApp(config, print));
  let isStarting = true;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // It may be waiting for another process's migrations; its own are done whole or not at all.
    if (config.databaseUrl && isStarting) process.exit(code);
    // A start that is cut short loses nothing: the next one begins anew.
    setTimeout(() => process.exit(isStarting ? code : code || 1), stopLimit(config)).unref();
    // What is being opened just now has to be open before it can be closed.
    const app = await starting.catch(() => undefined);
    const printError = (error: unknown) => print(`while stopping: ${String(error)}`);
    const drained = (async () => {
      for (const close of closers.toReversed()) await close().catch(printError);
    })();
    await inTime(drainLimit(config), drained).catch(printError);
    await app?.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  try {
    const app = await starting;
    isStarting = false;
    if (stopping) return;
    if (config.payments.kind === 'razorpay' && config.payments.webhookSecrets.length === 0) {
      print(
        'RAZORPAY_WEBHOOK_SECRET is not set: webhooks are refused, and payments are found out later by asking',
      );
    }
    for (const warning of setupWarningsOf(config)) app.log.warn({ warning }, setupAdvice[warning]);
    if (config.role !== 'api') {
      const worker = await startWorker(app);
      closers.push(() => worker.close());
    }
    if (isApi) {
      const server = await startServer(app, await opening);
      closers.push(() => server.close());
      // One of many leaves that to the one above.
      if (!cluster.isWorker) introduce(config, server.port, app.firstAdmin);
      reportReady(server.port);
    } else {
      if (cluster.isWorker) shareProcessMetrics();
      else {
        if (config.healthPort !== undefined) {
          const health = await startHealthServer(app, config.healthPort);
          closers.push(() => health.close());
        }
        print('worker is running');
      }
      reportReady();
    }
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`Chowk cannot start: ${explain(error, config)}\n`);
    await stop(1);
  }
}

function explain(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  if (errorCode(error) === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : config.port;
    return `port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  }
  return config.logLevel === 'debug' ? (error.stack ?? error.message) : error.message;
}

await main();
