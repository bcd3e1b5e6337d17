import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { shopUrl, type Config } from '../config.js';
import { entities } from './entities.js';
import { createSchema } from '../graphql/schema.js';
import { AuditLog } from '../modules/auth/audit-log.js';
import type { AccountsService } from '../modules/auth/accounts.service.js';
import { authResolvers } from '../modules/auth/auth.resolvers.js';
import { Passwords } from '../modules/auth/passwords.js';
import { bookingsResolvers } from '../modules/bookings/bookings.resolvers.js';
import { contactResolvers } from '../modules/contact/contact.resolvers.js';
import { dashboardResolvers } from '../modules/dashboard/dashboard.resolvers.js';
import { seedDemoMenu } from '../demo/demo-seed.js';
import { menuResolvers } from '../modules/menu/menu.resolvers.js';
import { notificationsResolvers } from '../modules/notifications/notifications.resolvers.js';
import { quoteResolvers } from '../modules/quote/quote.resolvers.js';
import { ordersResolvers } from '../modules/orders/orders.resolvers.js';
import { paymentsResolvers } from '../modules/payments/payments.resolvers.js';
import type { RazorpayAccount } from '../modules/payments/razorpay.js';
import { sandboxKeys } from '../sandbox-razorpay/sandbox-keys.js';
import { createSandbox, sandboxPath, type Sandbox } from '../sandbox-razorpay/sandbox.js';
import { liveBookingsResolvers } from '../modules/realtime/live-bookings.resolvers.js';
import { liveMenuResolvers } from '../modules/realtime/live-menu.resolvers.js';
import { liveRestaurantResolvers } from '../modules/realtime/live-restaurant.resolvers.js';
import { realtimeResolvers } from '../modules/realtime/realtime.resolvers.js';
import { ensureRestaurant } from '../modules/restaurant/first-record.js';
import { restaurantResolvers } from '../modules/restaurant/restaurant.resolvers.js';
import { PictureRenderer } from '../modules/uploads/picture-renderer.js';
import { backUpBeforeMigrations } from '../backup/own-backups.js';
import { Counts } from '../platform/counts.js';
import { migrate, openDatabase, withSetupLock } from '../platform/database.js';
import { makeDataDir } from '../embedded-postgres/data-dir.js';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { DomainError } from '../platform/errors.js';
import type { FileStore } from '../platform/files.js';
import { JobQueue } from '../platform/jobs.js';
import { LocalFiles } from '../platform/local-files.js';
import { createLogger, type DestinationStream, type Logger } from '../platform/log.js';
import { migrations } from '../platform/migrations/index.js';
import { Outbox } from '../platform/outbox.js';
import { PostgresPubsub, RedisPubsub, type Pubsub } from '../platform/pubsub.js';
import { RedisConnections } from '../platform/redis.js';
import { Replicas } from '../platform/replicas.js';
import { S3Files } from '../platform/s3-files.js';
import { keptSecret } from '../platform/secrets.js';
import { startTracing } from '../platform/tracing.js';
import { followRestaurant } from './changes.js';
import { createLive, createServices, type Live, type Services } from './services.js';
import { setupWarningsOf } from './setup-warnings.js';

export interface App {
  readonly config: Config;
  readonly log: Logger;
  readonly audit: AuditLog;
  readonly databaseUrl: string;
  readonly dataSource: DataSource;
  readonly counts: Counts;
  readonly pubsub: Pubsub;
  /** What tells of changed rows. */
  readonly rows: PostgresPubsub;
  readonly queue: JobQueue;
  readonly files: FileStore;
  readonly services: Services;
  readonly live: Live;
  /** Who takes online payments; undefined if nobody does. */
  readonly razorpay: RazorpayAccount | undefined;
  /** Undefined if PostgreSQL is all there is. */
  readonly redis: RedisConnections | undefined;
  /** Without any, what is read by them is read from `dataSource`. */
  readonly replicas: Replicas;
  /** Undefined unless it is what takes them. */
  readonly sandbox: Sandbox | undefined;
  readonly schema: GraphQLSchema;
  /** On the embedded database without `ADMIN_*`: who was made at the first start, unless they changed that. */
  readonly firstAdmin: FirstAdmin | undefined;
  close(): Promise<void>;
}

export interface FirstAdmin {
  readonly email: string;
  /** Holds the password that was generated. */
  readonly passwordFile: string;
  /** To be shown once: when it was just made, and never in production, where terminals are kept as logs. */
  readonly password: string | undefined;
}

/** Closes one thing that was opened. */
type Closer = () => Promise<unknown>;

/**
 * The composition root: opens what the process stands on, brings the database up to date and puts the services
 * together. What it opened is closed again if a later step fails.
 */
export async function createApp(
  config: Config,
  tell: (message: string) => void,
  logTo?: DestinationStream,
): Promise<App> {
  const log = createLogger(config.logLevel, logTo);
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) {
      // One part that will not close must not keep the others open, the database least of all.
      await closer().catch((error: unknown) => tell(`while stopping: ${String(error)}`));
    }
  };
  try {
    return await compose(config, tell, log, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function compose(
  config: Config,
  tell: (message: string) => void,
  log: Logger,
  closers: Closer[],
  close: () => Promise<void>,
): Promise<App> {
  // Before there is anything to be traced.
  if (config.tracing) {
    const attributes = { 'chowk.role': config.role };
    closers.push(await startTracing({ ...config.tracing, attributes }, log));
  }
  makeDataDir(config.dataDir);

  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, closers, tell));
  const dataSource = await openDatabase({ url: databaseUrl, entities, migrations });
  closers.push(() => dataSource.destroy());
  await withSetupLock(databaseUrl, async () => {
    if (!config.databaseUrl) {
      const saved = await backUpBeforeMigrations({ dataSource, url: databaseUrl, dataDir: config.dataDir });
      if (saved) tell(`an update changes the database; as it was before, it is in ${saved}`);
    }
    await migrate({ url: databaseUrl, entities, migrations }, tell);
  });

  const redis = config.redisUrl ? await RedisConnections.open(config.redisUrl, log) : undefined;
  closers.push(() => Promise.resolve(redis?.close()));
  const queue = await JobQueue.open({ databaseUrl, redis }, log);
  closers.push(() => queue.close());
  const pubsub = redis ? await RedisPubsub.open(redis, log) : await PostgresPubsub.open(databaseUrl, log);
  closers.push(() => pubsub.close());
  // The database tells of its rows itself, so that every change counts, also where live messages go by Redis.
  const rows = pubsub instanceof PostgresPubsub ? pubsub : await PostgresPubsub.open(databaseUrl, log);
  if (rows !== pubsub) closers.push(() => rows.close());
  const passwords = new Passwords(config.rateLimitFactor);
  closers.push(() => passwords.close());
  const pictureRenderer = new PictureRenderer(config.rateLimitFactor, log);
  closers.push(() => pictureRenderer.close());
  const files = await openFiles(config, closers);
  const counts = new Counts(dataSource);
  // Whoever handles an event reads what it tells of: a worker has no use for them.
  const urls = config.role === 'worker' ? [] : config.replicaUrls;
  const replicas = new Replicas({ primary: dataSource, primaryUrl: databaseUrl, urls, entities, log });
  replicas.start();
  closers.push(() => replicas.close());
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt'));
  const { razorpay, sandbox } = await openPayments({ config, jwtSecret, dataSource, log, closers });

  const services = createServices(config, {
    checkoutScript: sandbox && `${sandboxPath}/v1/checkout.js`,
    counts,
    dataSource,
    files,
    jwtSecret,
    log,
    outbox: new Outbox(dataSource, pubsub),
    passwords,
    pictureRenderer,
    pubsub,
    razorpay,
    redis,
    replicas,
  });
  followRestaurant(services.restaurant, rows);
  const live = createLive(services, pubsub);
  const audit = new AuditLog(log);
  const resolvers = [
    authResolvers(services),
    bookingsResolvers(services),
    contactResolvers(services.contact),
    dashboardResolvers(services.dashboard, live.dashboard, setupWarningsOf(config)),
    liveBookingsResolvers(live.bookings),
    liveMenuResolvers(live.menu),
    menuResolvers(services.menu, services.menuAdmin),
    notificationsResolvers(
      services.notifications,
      services.deliveries,
      live.notifications,
      services.restaurant,
      shopUrl(config),
    ),
    quoteResolvers(services.quotes),
    ordersResolvers(services),
    paymentsResolvers(services),
    liveRestaurantResolvers(live.restaurant),
    realtimeResolvers(live.orders, live.payments),
    restaurantResolvers(services.restaurant),
  ];
  const schema = createSchema(resolvers, audit);

  const firstAdmin = await withSetupLock(databaseUrl, async () => {
    const differing = await dataSource.transaction((tx) => ensureRestaurant(tx, config));
    if (differing.length > 0) {
      tell(`the settings under /admin/settings count, which differ from ${differing.join(', ')}`);
    }
    if (config.seedDemo) await seedDemoMenu(dataSource, services.pictures, tell);
    return ensureAdmin(config, services.accounts, tell);
  });

  return {
    audit,
    close,
    config,
    counts,
    databaseUrl,
    dataSource,
    files,
    firstAdmin,
    live,
    log,
    pubsub,
    queue,
    razorpay,
    redis,
    replicas,
    rows,
    sandbox,
    schema,
    services,
  };
}

interface PaymentsOptions {
  readonly config: Config;
  readonly jwtSecret: string;
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly closers: Closer[];
}

/** The account at Razorpay or, in its stead, a sandbox with an account there. */
async function openPayments({
  config,
  jwtSecret,
  dataSource,
  log,
  closers,
}: PaymentsOptions): Promise<Pick<App, 'razorpay' | 'sandbox'>> {
  const { payments } = config;
  if (payments.kind === 'off') return { razorpay: undefined, sandbox: undefined };
  if (payments.kind === 'razorpay') return { razorpay: payments, sandbox: undefined };

  const keys = sandboxKeys(jwtSecret);
  const [webhookSecret = keys.webhookSecret, ...older] = payments.webhookSecrets;
  const sandbox = createSandbox({ ...keys, webhookSecret, dataSource, log });
  // A port of its own: the API must answer before the shop's own server listens, and in workers, which have none.
  const listener = await sandbox.listen();
  closers.push(() => listener.close());
  const { keyId, keySecret } = keys;
  return {
    razorpay: {
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret, ...older],
      apiUrl: listener.apiUrl,
    },
    sandbox,
  };
}

async function startOwnDatabase(
  { dataDir }: Config,
  closers: Closer[],
  tell: (message: string) => void,
): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: tell });
  closers.push(() => postgres.stop());
  return postgres.url;
}

async function openFiles({ s3, dataDir }: Config, closers: Closer[]): Promise<FileStore> {
  if (!s3) return new LocalFiles(path.join(dataDir, 'uploads'));
  const files = await S3Files.open(s3);
  closers.push(() => Promise.resolve(files.close()));
  return files;
}

/** The admin that the environment names or, on the embedded database, one with a random password kept in `dataDir`. */
async function ensureAdmin(
  config: Config,
  accounts: AccountsService,
  tell: (message: string) => void,
): Promise<App['firstAdmin']> {
  if (config.admin) {
    const { email, password } = config.admin;
    const made = await accounts.ensureAdmin(email, password).catch((error: unknown) => {
      throw error instanceof DomainError ? new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${error.message}`) : error;
    });
    if (made === 'promoted')
      tell(
        `${email} had an account, which is an admin's now, with ADMIN_PASSWORD; every session of it has ended`,
      );
    return undefined;
  }
  if (config.databaseUrl) return undefined;
  const email = 'admin@chowk.local';
  const passwordFile = path.join(config.dataDir, 'admin-password');
  if (!(await accounts.hasAdmin())) {
    const password = randomBytes(12).toString('base64url');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await accounts.ensureAdmin(email, password);
    return { email, passwordFile, password: config.production ? undefined : password };
  }
  return existsSync(passwordFile) ? { email, passwordFile, password: undefined } : undefined;
}
