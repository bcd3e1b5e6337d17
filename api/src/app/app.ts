import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config.js';
import { seedDemoMenu } from '../demo/demo-seed.js';
import { createSchema } from '../graphql/schema.js';
import { AuditLog } from '../modules/auth/audit-log.js';
import type { StartedModules } from '../modules/module.js';
import { modules, type Services } from '../modules/modules.js';
import { ensureRestaurant } from '../modules/restaurant/first-record.js';
import { Connections } from '../platform/connections.js';
import { Measures } from '../platform/measures.js';
import { withSetupLock } from '../platform/database.js';
import { createLogger, type DestinationStream, type Logger } from '../platform/log.js';
import { Outbox } from '../platform/outbox.js';
import { RateLimits } from '../platform/rate-limits.js';
import { ownServersOf } from '../platform/own-servers.js';
import { derivedKey, keptSecret } from '../platform/secrets.js';
import { startTracing } from '../platform/tracing.js';
import { answerErrors } from '../rest/errors.js';
import { restRouter } from '../rest/router.js';
import { sandboxKeys } from '../sandbox-razorpay/sandbox-keys.js';
import { openSandbox, sandboxPath, type Sandbox } from '../sandbox-razorpay/sandbox.js';
import { ensureAdmin, type FirstAdmin } from './first-admin.js';
import { openStores, type Closer, type Stores } from './stores.js';

export interface App extends Stores, StartedModules<Services> {
  readonly config: Config;
  readonly log: Logger;
  readonly audit: AuditLog;
  readonly measures: Measures;
  readonly connections: Connections;
  /** Undefined unless it takes the payments while no keys are entered in the settings. */
  readonly sandbox: Sandbox | undefined;
  readonly schema: GraphQLSchema;
  /** On the embedded database without `ADMIN_*`: the generated admin, unless it was changed. */
  readonly firstAdmin: FirstAdmin | undefined;
  close(): Promise<void>;
}

/**
 * The composition root: opens the stores, migrates the database and starts the modules. Whatever it opened is closed
 * again if a later step fails.
 */
export async function createApp(
  config: Config,
  print: (message: string) => void,
  logTo?: DestinationStream,
): Promise<App> {
  const log = createLogger(config.logLevel, logTo);
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) {
      // One part that fails to close must not keep the others open, above all the database.
      await closer().catch((error: unknown) => print(`while stopping: ${String(error)}`));
    }
  };
  try {
    return { ...(await compose(config, print, log, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function compose(
  config: Config,
  print: (message: string) => void,
  log: Logger,
  closers: Closer[],
): Promise<Omit<App, 'close'>> {
  // Before anything that is traced.
  if (config.tracing) {
    const attributes = { 'chowk.role': config.role };
    closers.push(await startTracing({ ...config.tracing, attributes }, log));
  }
  const stores = await openStores({ config, print, log, closers });
  const { databaseUrl, dataSource, pubsub, redis } = stores;
  const measures = new Measures(dataSource);
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt'));
  const outbox = new Outbox(dataSource, pubsub);
  const sandbox = await openOwnSandbox({ config, jwtSecret, dataSource, outbox, log, closers });
  const settingsKey = config.settingsKey ?? (await keptSecret(config.dataDir, 'settings'));
  const connections = await Connections.open({
    config,
    dataSource,
    key: derivedKey(settingsKey, 'connections'),
    sandbox: sandbox?.account,
    rows: stores.rows,
    log,
  });

  const platform = {
    ...stores,
    checkoutScript: sandbox && `${sandboxPath}/v1/checkout.js`,
    clock: () => new Date(),
    config,
    connections,
    measures,
    jwtSecret,
    log,
    outbox,
    ownServers: () => ownServersOf(config, databaseUrl, connections.lastKnown),
    rateLimits: new RateLimits(dataSource, redis, config.rateLimitFactor, log),
    settingsKey,
  };
  const started = modules.start(platform, closers);
  const { services } = started;
  const audit = new AuditLog(log);
  const schema = createSchema(started.resolvers, audit);
  const webhookRoutes = started.routes.filter(({ name }) => name === 'paymentWebhook');
  sandbox?.server.use('/api', restRouter(webhookRoutes, services.auth, audit), answerErrors(log));

  const firstAdmin = await withSetupLock(databaseUrl, async () => {
    const differing = await dataSource.transaction((tx) => ensureRestaurant(tx, config));
    if (differing.length > 0) {
      print(`the settings under /admin/settings count, which differ from ${differing.join(', ')}`);
    }
    if (config.seedDemo) await seedDemoMenu(dataSource, services.pictures, print);
    return ensureAdmin(config, services.accounts, print);
  });
  await started.warmUp();

  const subscribers = [...started.subscribers, ...(sandbox ? [sandbox.webhookSender] : [])];
  return {
    ...stores,
    ...started,
    audit,
    config,
    connections,
    firstAdmin,
    log,
    measures,
    sandbox,
    schema,
    subscribers,
  };
}

interface SandboxParts {
  readonly config: Config;
  readonly jwtSecret: string;
  readonly dataSource: Stores['dataSource'];
  readonly outbox: Outbox;
  readonly log: Logger;
  readonly closers: Closer[];
}

/** The sandbox that replaces Razorpay until keys are entered, if the configuration has one. */
async function openOwnSandbox({
  config: { payments },
  jwtSecret,
  dataSource,
  outbox,
  log,
  closers,
}: SandboxParts): Promise<Sandbox | undefined> {
  if (payments.kind !== 'sandbox') return undefined;
  const keys = sandboxKeys(jwtSecret);
  const webhookSecrets = payments.webhookSecrets.length > 0 ? payments.webhookSecrets : [keys.webhookSecret];
  // On a port of its own, as the API is needed before the shop's server listens, and in workers, which have no server.
  const sandbox = await openSandbox({ ...keys, webhookSecrets, dataSource, outbox, log });
  closers.push(() => sandbox.close());
  return sandbox;
}
