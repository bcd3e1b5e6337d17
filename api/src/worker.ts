import type { App } from './app.js';
import { bookingCancelled, bookingChanged, bookingMade } from './modules/bookings/bookings.events.js';
import { liveBookingsSubscribers } from './modules/realtime/live-bookings.subscribers.js';
import { realtimeSubscribers } from './modules/realtime/realtime.subscribers.js';
import { orderPlaced, orderStatusChanged } from './modules/orders/orders.events.js';
import { forgetOldIdempotencyKeys } from './platform/idempotency.js';
import { JobWorker } from './platform/jobs.js';
import { OutboxRelay } from './platform/outbox-relay.js';

/** Every event there is. Start-up fails if one has no subscriber. */
const events = [bookingCancelled, bookingChanged, bookingMade, orderPlaced, orderStatusChanged];

const housekeepingMilliseconds = 3_600_000;

export interface RunningWorker {
  close(): Promise<void>;
}

/** The outbox relay and the job handlers of a process. */
export async function startWorker(app: App): Promise<RunningWorker> {
  const { config, log, dataSource, pubsub, queue, services } = app;
  const subscribers = [
    ...realtimeSubscribers(services.orders, pubsub),
    ...liveBookingsSubscribers(services.bookings, pubsub),
  ];
  for (const event of events) {
    if (!subscribers.some((entry) => entry.event === event.type)) {
      throw new Error(`No subscriber handles the event ${event.type}`);
    }
  }

  const worker = await JobWorker.start(
    { databaseUrl: app.databaseUrl, redisUrl: config.redisUrl },
    subscribers,
    log,
  );
  const relay = new OutboxRelay(dataSource, queue, pubsub, subscribers, log);
  relay.start();

  const clean = () => {
    Promise.all([forgetOldIdempotencyKeys(dataSource.manager), services.auth.forgetExpiredSessions()]).catch(
      (error: unknown) => log.warn({ err: error }, 'housekeeping failed, will try again'),
    );
  };
  clean();
  const housekeeping = setInterval(clean, housekeepingMilliseconds);

  return {
    close: async () => {
      clearInterval(housekeeping);
      await relay.stop();
      await worker.close();
    },
  };
}
