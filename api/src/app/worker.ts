import type { App } from './app.js';
import type { Steps } from '../modules/module.js';
import { onClockSetBack } from '../platform/clock.js';
import { MeasuresRollUp } from '../platform/measures.js';
import { requireSubscribers } from '../platform/events.js';
import { deleteExpiredIdempotencyKeys } from '../platform/idempotency.js';
import { JobWorker } from '../platform/jobs.js';
import { LeftOverJobs } from '../platform/left-over-jobs.js';
import type { Logger } from '../platform/log.js';
import { OutboxRelay } from '../platform/outbox-relay.js';
import { QueuedJobs } from '../platform/queued-jobs.js';
import { deleteExpiredRateLimits } from '../platform/rate-limits.js';

const housekeepingMilliseconds = 3_600_000;

/** Interval of what becomes due: holds that end, orders for later, payments and refunds. */
const dueMilliseconds = 5000;

export interface RunningWorker {
  close(): Promise<void>;
}

/** Starts the outbox relay and the job handlers. */
export async function startWorker(app: App): Promise<RunningWorker> {
  const { log, dataSource, pubsub, queue, subscribers } = app;
  requireSubscribers(subscribers);

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
  for (const task of app.background) task.start();
  const rollUp = new MeasuresRollUp(app.measures, log);
  rollUp.start();

  let stopping = false;
  const housekeeping = async () => {
    const steps: Steps = {
      'idempotency keys': () => deleteExpiredIdempotencyKeys(dataSource.manager),
      'rate limits': () => deleteExpiredRateLimits(dataSource.manager),
      'jobs given up': () => queued.deleteGivenUp(),
      ...app.housekeeping,
    };
    for (const [name, step] of Object.entries(steps)) {
      if (stopping) return;
      await attempt(name, step, log);
    }
  };
  const stopSteps = [
    repeat(housekeeping, housekeepingMilliseconds),
    // Independent, so that a slow payment provider does not delay orders for later.
    ...Object.entries(app.due).map(([name, step]) => repeat(() => attempt(name, step, log), dueMilliseconds)),
  ];

  const stopWatchingClock = onClockSetBack(() => {
    log.warn('the clock was set back');
    queue
      .catchUpWithClock(dataSource.manager)
      .catch((error: unknown) => log.warn({ err: error }, 'the queue still goes by the clock as it was'));
  });

  return {
    close: async () => {
      stopping = true;
      stopWatchingClock();
      // Awaited last: a long step, such as the removal of pictures, must not delay the end of the jobs.
      const stepsEnded = Promise.all(stopSteps.map((stop) => stop()));
      await relay.stop();
      await rollUp.stop();
      await worker.close();
      await leftOver.stop();
      for (const task of app.background) await task.stop();
      await stepsEnded;
    },
  };
}

async function attempt(step: string, run: () => Promise<unknown>, log: Logger): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, step }, 'a step of the worker failed, will try again');
  }
}

/**
 * Runs a step immediately and then at an interval; one run ends before the next begins.
 * @returns ends it, after its present run
 */
function repeat(step: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= step().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
