import type { App } from './app.js';
import { pictureOwners } from './picture-owners.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../modules/bookings/bookings.events.js';
import { bookingSubscribers } from '../modules/bookings/bookings.subscribers.js';
import { liveBookingsSubscribers } from '../modules/realtime/live-bookings.subscribers.js';
import { orderSubscribers } from '../modules/orders/orders.subscribers.js';
import {
  paymentCallbackReceived,
  paymentCaptured,
  paymentChanged,
  paymentWebhookReceived,
  refundFailed,
  refundProcessed,
  refundRequested,
} from '../modules/payments/payments.events.js';
import { paymentSubscribers } from '../modules/payments/payments.subscribers.js';
import {
  categoryChanged,
  menuItemAdded,
  menuItemChanged,
  menuItemDeleted,
  menuReplaced,
  optionGroupChanged,
  portionsChanged,
} from '../modules/menu/menu.events.js';
import { liveMenuSubscribers } from '../modules/realtime/live-menu.subscribers.js';
import { shopUrl } from '../config.js';
import {
  accountChangeUndone,
  emailChanged,
  emailConfirmationNeeded,
  passwordChanged,
  passwordResetRequested,
  roleChanged,
  sessionEnded,
} from '../modules/auth/auth.events.js';
import { contactMessageAnswered, contactMessageSent } from '../modules/contact/contact.events.js';
import { MailSender } from '../modules/notifications/mail-sender.js';
import { noticeRules } from '../modules/notifications/notices.js';
import { notificationSubscribers } from '../modules/notifications/notifications.subscribers.js';
import { accessSubscribers, realtimeSubscribers } from '../modules/realtime/realtime.subscribers.js';
import {
  orderDue,
  orderPlaced,
  orderPromiseChanged,
  orderStatusChanged,
} from '../modules/orders/orders.events.js';
import { onClockSetBack } from '../platform/clock.js';
import { CountsRollUp } from '../platform/counts.js';
import { forgetOldIdempotencyKeys } from '../platform/idempotency.js';
import { JobWorker } from '../platform/jobs.js';
import { LeftOverJobs } from '../platform/left-over-jobs.js';
import { Mailer } from '../platform/mailer.js';
import { OutboxRelay } from '../platform/outbox-relay.js';
import { QueuedJobs } from '../platform/queued-jobs.js';
import { forgetOldRateLimits } from '../platform/rate-limits.js';

/** All events. Start-up fails if one has no subscriber. */
const events = [
  accountChangeUndone,
  bookingCancelled,
  bookingChanged,
  bookingMade,
  categoryChanged,
  contactMessageAnswered,
  contactMessageSent,
  emailChanged,
  emailConfirmationNeeded,
  menuItemAdded,
  menuItemChanged,
  menuItemDeleted,
  menuReplaced,
  optionGroupChanged,
  orderDue,
  orderPlaced,
  orderPromiseChanged,
  orderStatusChanged,
  passwordChanged,
  passwordResetRequested,
  paymentCallbackReceived,
  paymentCaptured,
  paymentChanged,
  paymentWebhookReceived,
  portionsChanged,
  refundFailed,
  refundProcessed,
  refundRequested,
  roleChanged,
  sessionEnded,
];

const housekeepingMilliseconds = 3_600_000;

/** Interval of what becomes due: holds that end, orders for later, payments and refunds. */
const dueMilliseconds = 5000;

export interface RunningWorker {
  close(): Promise<void>;
}

/** Starts the outbox relay and the job handlers. */
export async function startWorker(app: App): Promise<RunningWorker> {
  const { config, log, dataSource, pubsub, queue, services } = app;
  const subscribers = [
    ...accessSubscribers(pubsub),
    ...bookingSubscribers(services.bookingPurchases),
    ...liveBookingsSubscribers(services.bookings, pubsub),
    ...liveMenuSubscribers(pubsub),
    ...notificationSubscribers(noticeRules(services), services.notifications),
    ...orderSubscribers(services.orderPurchases),
    ...paymentSubscribers(services.settlement, services.refunds),
    ...realtimeSubscribers(services, pubsub),
  ];
  for (const event of events) {
    if (!subscribers.some((entry) => entry.event === event.type)) {
      throw new Error(`No subscriber handles the event ${event.type}`);
    }
  }

  const queued = new QueuedJobs(dataSource, queue);
  const worker = await JobWorker.start(
    { databaseUrl: app.databaseUrl, redis: app.redis },
    subscribers,
    {
      queue: (jobs) => queued.add(jobs),
      done: async (jobId) => {
        if (queue.mayLoseJobs) await queued.done(jobId);
      },
    },
    log,
  );
  const leftOver = new LeftOverJobs(dataSource, app.databaseUrl, subscribers, log);
  // Jobs in PostgreSQL cannot be lost, so none are left over.
  if (app.redis) leftOver.start();
  const relay = new OutboxRelay(dataSource, queue, queued, pubsub, subscribers, log);
  relay.start();
  const mailer = config.mail && new Mailer(config.mail.smtpUrl, config.mail.from);
  const mails = new MailSender({
    dataSource,
    pubsub,
    mailer,
    guests: services.guests,
    restaurant: services.restaurant,
    unconfirmed: services.unconfirmedMails,
    shopUrl: shopUrl(config),
    log,
  });
  mails.start();
  const rollUp = new CountsRollUp(app.counts, log);
  rollUp.start();

  const clean = () => {
    Promise.all([
      forgetOldIdempotencyKeys(dataSource.manager),
      forgetOldRateLimits(dataSource.manager),
      queued.forgetGivenUp(),
      services.accountChanges.forgetOld(),
      services.auth.forgetExpiredSessions(),
      services.guests.forgetOldLinks(),
      services.phones.forgetUnconfirmed(),
      services.orderSlots.forgetExpired(),
      services.deliveries.forgetOld(),
      services.notifications.forgetOld(),
      services.webhooks.forgetOld(),
      services.pictures.sweep(pictureOwners(services)),
      services.orderLists.bestselling().then((ids) => services.menuAdmin.markBestsellers(ids)),
    ]).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed, will try again'));
  };
  clean();
  const housekeeping = setInterval(clean, housekeepingMilliseconds);

  const forgetClock = onClockSetBack(() => {
    log.warn('the clock was set back');
    queue
      .catchUpWithClock(dataSource.manager)
      .catch((error: unknown) => log.warn({ err: error }, 'the queue still goes by the clock as it was'));
  });

  // Independent steps, so that a slow payment provider does not delay orders for later.
  const stopSteps = [
    () => services.portions.releaseExpired(),
    () => services.scheduledOrders.announceDue(),
    () => services.settlement.reconcile(log),
  ].map((step) =>
    repeat(step, (error) => log.warn({ err: error }, 'a step of the worker failed, will try again')),
  );

  return {
    close: async () => {
      clearInterval(housekeeping);
      forgetClock();
      await Promise.all(stopSteps.map((stop) => stop()));
      await relay.stop();
      await rollUp.stop();
      await worker.close();
      await leftOver.stop();
      await mails.stop();
    },
  };
}

/**
 * Runs a step at an interval, never twice at the same time.
 * @returns ends it, after its present run
 */
function repeat(step: () => Promise<void>, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= step()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  }, dueMilliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
