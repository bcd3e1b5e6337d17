import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { createApp, type App } from './app/app.js';
import { joinMetrics, shareProcessMetrics } from './metrics/cluster-metrics.js';
import { print } from './commands/command.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { openFrontDoor } from './http/front-door.js';
import { startHealthServer } from './http/health.js';
import { setupAdvice, setupWarningsOf } from './modules/dashboard/setup-warnings.js';
import { inTime } from './platform/in-time.js';
import { errorCode } from './platform/system-error.js';
import { startServer } from './app/server.js';
import { reportReady, supervise } from './app/supervisor.js';
import { startWorker } from './app/worker.js';

/**
 * Turns off V8's allocation-site pretenuring, which allocates objects in the old generation where many have survived.
 * Rows and answers die young, but would remain, with all they reference, until the next major garbage collection.
 * Garbage collection took 16 % of a private read with it and 6 % without.
 */
v8.setFlagsFromString('--no-allocation-site-pretenuring');

/** Maximum milliseconds from a stop signal to the end of the process. */
const stopLimit = ({ drainSeconds }: Config) => drainSeconds * 1000 + 9500;

/**
 * Milliseconds of those for requests in flight. The rest is for the embedded database, which must not be left running.
 */
const drainLimit = ({ drainSeconds }: Config) => drainSeconds * 1000 + 6500;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) process.stderr.write(`Chowk cannot start: ${problem}\n`);
    process.exit(1);
  }
}

/** @param app undefined in a supervisor, whose processes log the warnings */
function printAddresses(config: Config, port: number, app?: App): void {
  const firstAdmin = app?.firstAdmin;
  const publicUrl = app ? app.connections.lastKnown.publicUrl : config.publicUrl;
  const address = publicUrl ?? `http://localhost:${port}`;
  printLine('');
  printLine(`  Shop       ${address}${config.basePath}`);
  printLine(`  API        ${address}/graphql   ${address}/api`);
  if (firstAdmin?.password && config.playground !== 'off') {
    // In the fragment, which browsers do not send; the page reads it from the address.
    const { email, password } = firstAdmin;
    printLine(`  Playground ${address}/graphql#${String(new URLSearchParams({ email, password }))}`);
    printLine('             (signs in as that admin)');
  }
  if (firstAdmin?.password) {
    printLine(`  Sign in    ${firstAdmin.email}   password: ${firstAdmin.password}`);
    printLine(`             (shown this once; kept in ${firstAdmin.passwordFile})`);
  } else if (firstAdmin) {
    printLine(`  Sign in    ${firstAdmin.email}   its first password is in ${firstAdmin.passwordFile}`);
  }
  for (const warning of app ? setupWarningsOf(config.production, app.connections.lastKnown) : []) {
    printLine('');
    printLine(`  WARNING    ${setupAdvice[warning]}.`);
  }
  printLine('');
  printLine('  Stop with Ctrl-C.');
  printLine('');
}

async function main(): Promise<void> {
  const config = readConfigOrExit();
  if (config.webConcurrency > 1) {
    const code = await supervise({
      config,
      main: fileURLToPath(import.meta.url),
      stopLimit: stopLimit(config),
      print,
      onListening: (port) => printAddresses(config, port),
    });
    process.exit(code);
  }
  if (cluster.isWorker) joinMetrics();
  const closers: (() => Promise<void>)[] = [];
  let stopping = false;
  const isApi = config.role !== 'worker';
  // Listens first, to answer requests during start-up; in a cluster the other processes answer.
  const opening = isApi && !cluster.isWorker ? openFrontDoor(config) : undefined;
  const starting = Promise.resolve(opening).then(() => createApp(config, print));
  let isStarting = true;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // It may be waiting for another process's migrations; its own run in a transaction.
    if (config.databaseUrl && isStarting) process.exit(code);
    // A start can be interrupted without loss, as the next one repeats it.
    setTimeout(() => process.exit(isStarting ? code : code || 1), stopLimit(config)).unref();
    // What is being opened must be open before it can be closed.
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
    const { payments } = app.connections.lastKnown;
    if (payments?.account.webhookSecrets.length === 0) {
      print(
        'Razorpay’s webhook secret is not set: webhooks are refused, and payments are found out later by asking',
      );
    }
    for (const warning of setupWarningsOf(config.production, app.connections.lastKnown))
      app.log.warn({ warning }, setupAdvice[warning]);
    if (config.role !== 'api') {
      const worker = await startWorker(app);
      closers.push(() => worker.close());
    }
    if (isApi) {
      const server = await startServer(app, await opening);
      closers.push(() => server.close());
      // In a cluster the supervisor prints it.
      if (!cluster.isWorker) printAddresses(config, server.port, app);
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
