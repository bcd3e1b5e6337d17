import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import { entities } from './entities.js';
import { createSchema } from './graphql/schema.js';
import { authResolvers } from './modules/auth/auth.resolvers.js';
import { AuthService } from './modules/auth/auth.service.js';
import { Passwords } from './modules/auth/passwords.js';
import { BookingListsService } from './modules/bookings/booking-lists.service.js';
import { bookingsResolvers } from './modules/bookings/bookings.resolvers.js';
import { BookingsService } from './modules/bookings/bookings.service.js';
import { TablesService } from './modules/bookings/tables.service.js';
import { seedDemoMenu } from './modules/menu/demo-seed.js';
import { menuResolvers } from './modules/menu/menu.resolvers.js';
import { MenuService } from './modules/menu/menu.service.js';
import { OrderListsService } from './modules/orders/order-lists.service.js';
import { ordersResolvers } from './modules/orders/orders.resolvers.js';
import { OrdersService } from './modules/orders/orders.service.js';
import { paymentResolvers } from './modules/payments/payments.resolvers.js';
import { LiveBookings } from './modules/realtime/live-bookings.js';
import { liveBookingsResolvers } from './modules/realtime/live-bookings.resolvers.js';
import { LiveOrders } from './modules/realtime/live-orders.js';
import { realtimeResolvers } from './modules/realtime/realtime.resolvers.js';
import { openDatabase, withSetupLock } from './platform/database.js';
import { startEmbeddedPostgres } from './platform/embedded-postgres.js';
import { Files } from './platform/files.js';
import { JobQueue } from './platform/jobs.js';
import { createLogger, type Logger } from './platform/log.js';
import { migrations } from './platform/migrations/index.js';
import { Outbox } from './platform/outbox.js';
import { PostgresPubsub, RedisPubsub, type Pubsub } from './platform/pubsub.js';
import { keptSecret } from './platform/secrets.js';

export interface App {
  readonly config: Config;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly dataSource: DataSource;
  readonly pubsub: Pubsub;
  readonly queue: JobQueue;
  readonly files: Files;
  readonly services: Services;
  readonly live: LiveOrders;
  readonly schema: GraphQLSchema;
  /** On the embedded database without `ADMIN_*`: what the first admin signs in with, unless they changed it. */
  readonly firstAdmin:
    { readonly email: string; readonly passwordFile: string; readonly password: string } | undefined;
  close(): Promise<void>;
}

interface Services {
  readonly auth: AuthService;
  readonly bookings: BookingsService;
  readonly bookingLists: BookingListsService;
  readonly menu: MenuService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
}

/** Closes one thing that was opened. */
type Closer = () => Promise<unknown>;

/**
 * The composition root: opens what the process stands on, brings the database up to date and puts the services
 * together. What it opened is closed again if a later step fails.
 */
export async function createApp(config: Config, tell: (message: string) => void): Promise<App> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) {
      // One part that will not close must not keep the others open, the database least of all.
      await closer().catch((error: unknown) => tell(`while stopping: ${String(error)}`));
    }
  };
  try {
    return await compose(config, tell, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function compose(
  config: Config,
  tell: (message: string) => void,
  closers: Closer[],
  close: () => Promise<void>,
): Promise<App> {
  const log = createLogger(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });

  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, closers, tell));
  const dataSource = await openDatabase({ url: databaseUrl, entities, migrations });
  closers.push(() => dataSource.destroy());
  await withSetupLock(dataSource, () => dataSource.runMigrations());

  const queue = await JobQueue.open({ databaseUrl, redisUrl: config.redisUrl }, log);
  closers.push(() => queue.close());
  const pubsub = config.redisUrl
    ? await RedisPubsub.open(config.redisUrl, log)
    : await PostgresPubsub.open(databaseUrl, log);
  closers.push(() => pubsub.close());
  const passwords = new Passwords();
  closers.push(() => passwords.close());

  const outbox = new Outbox(dataSource, pubsub);
  const files = new Files(path.join(config.dataDir, 'uploads'));
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt'));
  const auth = new AuthService(dataSource, passwords, jwtSecret);
  const menu = new MenuService(dataSource);
  const orders = new OrdersService(dataSource, outbox, menu);
  const orderLists = new OrderListsService(dataSource);
  const clock = () => new Date();
  const bookingSettings = { hours: config.openingHours, refundHours: config.bookingRefundHours, clock };
  const tables = new TablesService(dataSource, config.openingHours, clock);
  const bookings = new BookingsService(dataSource, outbox, tables, bookingSettings);
  const bookingLists = new BookingListsService(dataSource, tables, bookingSettings);
  const live = new LiveOrders(orders, pubsub);
  const schema = createSchema([
    authResolvers(auth),
    bookingsResolvers(bookings, bookingLists),
    liveBookingsResolvers(new LiveBookings(pubsub)),
    menuResolvers(menu),
    ordersResolvers(orders, orderLists),
    paymentResolvers,
    realtimeResolvers(live),
  ]);

  const firstAdmin = await withSetupLock(dataSource, async () => {
    await tables.arrange(config.tables);
    if (config.seedDemo) await seedDemoMenu(dataSource, files, tell);
    return ensureAdmin(config, auth, tell);
  });

  const services = { auth, bookings, bookingLists, menu, orders, orderLists };
  return {
    config,
    log,
    databaseUrl,
    dataSource,
    pubsub,
    queue,
    files,
    services,
    live,
    schema,
    firstAdmin,
    close,
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

/** The admin that the environment names or, on the embedded database, one with a random password kept in `dataDir`. */
async function ensureAdmin(
  config: Config,
  auth: AuthService,
  tell: (message: string) => void,
): Promise<App['firstAdmin']> {
  if (config.admin) {
    const role = await auth.ensureAdmin(config.admin.email, config.admin.password);
    if (role !== 'admin') tell(`${config.admin.email} belongs to a customer: choose another ADMIN_EMAIL`);
    return undefined;
  }
  if (config.databaseUrl) return undefined;
  const email = 'admin@chowk.local';
  const passwordFile = path.join(config.dataDir, 'admin-password');
  if (!(await auth.hasAdmin())) {
    await writeFile(passwordFile, `${randomBytes(12).toString('base64url')}\n`, { mode: 0o600 });
    const role = await auth.ensureAdmin(email, (await readFile(passwordFile, 'utf8')).trim());
    if (role !== 'admin')
      tell(`${email} belongs to a customer: set ADMIN_EMAIL and ADMIN_PASSWORD to make an admin`);
  }
  const password = await readFile(passwordFile, 'utf8').catch(() => '');
  return password ? { email, passwordFile, password: password.trim() } : undefined;
}
