import { setTimeout as delay } from 'node:timers/promises';
import {
  createPostgresBackend,
  createRedisBackend,
  Queue,
  Worker,
  type BackendFactory,
  type ConnectionOptions,
  type IQueueBackend,
  type Job,
} from 'bullmq';
import type { Redis } from 'ioredis';
import type { EntityManager } from 'typeorm';
import { eventsOf, jobName, requestIdOf, takenApart, type NewJob } from './event-jobs.js';
import type { Subscriber } from './events.js';
import { newId } from './ids.js';
import type { Logger } from './log.js';
import { redisPrefix, type RedisConnections } from './redis.js';
import { onBehalfOf } from './request-id.js';
import { carriedTrace, inSpan } from './tracing.js';

const queueName = 'events';
/** Fewer than the database's connections: handlers that all wait for a lock leave some to everything else. */
const concurrency = 10;

/** As many are added sooner one by one: for many, BullMQ makes tables in PostgreSQL and drops them again. */
const fewJobs = 20;

/**
 * Milliseconds. A job whose worker was killed is taken up again after this long, any number of times: the default would
 * give it up at the second kill.
 */
const takeover = { lockDuration: 6000, stalledInterval: 2000, maxStalledCount: 1000 } as const;

/**
 * What BullMQ writes down is not waited for until it is on disk. If PostgreSQL crashes, a job of the last moments is done
 * once more, which every handler allows for; that it was queued is on disk before its event leaves the outbox.
 */
const unhurried = '-c synchronous_commit=off';

/** How long a queue may take to write down that its last jobs are done. */
const closeMilliseconds = 2000;

/** 12 attempts with doubling gaps from one second: over an hour before a job is given up and kept as failed. */
const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnFail: { age: 14 * 24 * 3600 },
} as const;

/**
 * What becomes of a job that is done. Redis keeps it for a while, so that what is queued again because Redis may have lost
 * it is known. In PostgreSQL it goes: BullMQ would look for old ones there with each that is done, and the event of a job
 * that is queued a second time has been handled before.
 */
const removal = { redis: { age: 3600, count: 10_000 }, postgres: true } as const;

/** Where the queue lives: Redis if there is one, otherwise PostgreSQL. */
export interface JobStore {
  readonly databaseUrl: string;
  readonly redis: RedisConnections | undefined;
}

type AnyQueue = Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend>;
type AnyWorker = Worker<unknown, unknown, string, IQueueBackend>;

interface Access {
  readonly connection: ConnectionOptions;
  readonly prefix?: string;
}

/**
 * Both stores behind BullMQ's one interface, whose types know Redis's connection options only. Redis is given as clients:
 * BullMQ cannot make its own where there is no `require`.
 * `migrate` on every connection: a BullMQ worker on a schema that was not migrated spins for ever.
 */
function access(databaseUrl: string, redis: Redis | undefined, max: number): [Access, BackendFactory] {
  if (redis) return [{ connection: redis, prefix: redisPrefix }, createRedisBackend];
  const connection = {
    connectionString: databaseUrl,
    migrate: true,
    max,
    options: unhurried,
  } as ConnectionOptions;
  return [{ connection }, createPostgresBackend as unknown as BackendFactory];
}

export interface QueueFigures {
  /** How many there are, by BullMQ's state. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Seconds since the oldest waiting job was queued; 0 if none waits. */
  readonly oldestAge: number;
}

/** The job queue, as producers see it. */
export class JobQueue {
  private constructor(
    private readonly queue: AnyQueue,
    private readonly redis: RedisConnections | undefined,
  ) {}

  /** Opens the queue, making or updating its tables. */
  static async open(store: JobStore, log: Logger): Promise<JobQueue> {
    const [where, backend] = access(store.databaseUrl, store.redis?.prompt, 2);
    const removeOnComplete = store.redis ? removal.redis : removal.postgres;
    const defaultJobOptions = { ...jobOptions, removeOnComplete };
    const queue: AnyQueue = new Queue(queueName, { ...where, defaultJobOptions }, backend);
    queue.on('error', (error) => log.warn({ err: error }, 'job queue'));
    await queue.waitUntilReady();
    return new JobQueue(queue, store.redis);
  }

  /** PostgreSQL loses nothing; Redis may. */
  get mayLoseJobs(): boolean {
    return this.redis !== undefined;
  }

  /**
   * Names what Redis holds just now. It changes when Redis has been restarted, replaced by another or emptied: what was
   * queued before may be gone.
   * @returns undefined if the queue is in PostgreSQL
   */
  async generation(): Promise<string | undefined> {
    if (!this.redis) return undefined;
    const { prompt } = this.redis;
    const key = `${redisPrefix}:generation`;
    await prompt.set(key, newId(), 'NX');
    const [mark, server] = await Promise.all([prompt.get(key), prompt.info('server')]);
    return `${mark} ${/^run_id:(\w+)/m.exec(server)?.[1]}`;
  }

  /** In PostgreSQL they are on disk with the next commit that waits for it, whosoever it is. */
  async addAll(jobs: readonly NewJob[]): Promise<void> {
    const added = jobs.map(({ id, name, payload }) => ({ name, data: payload, opts: { jobId: id } }));
    if (jobs.length > fewJobs) await this.queue.addBulk(added);
    else await Promise.all(added.map(({ name, data, opts }) => this.queue.add(name, data, opts)));
  }

  /**
   * After the clock was set back: BullMQ keeps times by the clocks of its processes, and would wait until it is as late
   * as it has been before. What waits to be tried again is tried now, and locks last no longer than from now on.
   */
  async catchUpWithClock(manager: EntityManager): Promise<void> {
    await this.queue.promoteJobs();
    // Redis counts by its own clock.
    if (this.redis) return;
    const now = Date.now();
    await manager.query(
      `update bullmq.meta set value = $2 where queue = $1 and field = 'stalled-check' and value::bigint > $2::bigint`,
      [queueName, now],
    );
    await manager.query(
      `update bullmq.job set locked_until_ms = $2 where queue = $1 and state = 'active' and locked_until_ms > $2`,
      [queueName, now + takeover.lockDuration],
    );
  }

  /** Answers if the queue does. */
  async ping(): Promise<void> {
    await this.queue.getWaitingCount();
  }

  /** How many jobs are waiting, under way or to be tried again. */
  async pending(): Promise<number> {
    const {
      waiting = 0,
      active = 0,
      delayed = 0,
    } = await this.queue.getJobCounts('waiting', 'active', 'delayed');
    return waiting + active + delayed;
  }

  async figures(): Promise<QueueFigures> {
    const [counts, [oldest]] = await Promise.all([
      this.queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
      this.queue.getWaiting(0, 0),
    ]);
    return { jobs: counts, oldestAge: oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : 0 };
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}

interface Follow {
  /** Takes in jobs that are to be done instead of another. */
  readonly queue: (jobs: readonly NewJob[]) => Promise<void>;
  /** Is called for each job that was handled; if it fails, the job is tried again. */
  readonly done: (jobId: string) => Promise<void>;
}

/** Works on jobs with the subscribers' handlers. */
export class JobWorker {
  private constructor(
    private readonly worker: AnyWorker,
    private readonly inHand: ReadonlySet<Promise<void>>,
  ) {}

  /**
   * Starts working once the queue answers: a BullMQ worker that is built while its store is down never recovers,
   * so open the {@link JobQueue} first.
   */
  static async start(
    store: JobStore,
    subscribers: readonly Subscriber[],
    { queue, done }: Follow,
    log: Logger,
  ): Promise<JobWorker> {
    const handlers = new Map(subscribers.map((entry) => [jobName(entry), entry.handle]));
    if (handlers.size !== subscribers.length) throw new Error('Two subscribers of one event share a name');
    const work = async (job: Job) => {
      const handle = handlers.get(job.name);
      if (!handle) throw new Error(`No subscriber handles the job ${job.name}`);
      const events = eventsOf(job);
      const span = {
        kind: 'CONSUMER',
        parent: carriedTrace(job.data),
        attributes: { 'messaging.message.id': job.id ?? '', 'chowk.attempt': job.attemptsMade + 1 },
      } as const;
      await onBehalfOf(requestIdOf(job), () =>
        inSpan(`job ${job.name}`, span, async () => {
          try {
            await handle(events);
          } catch (error) {
            if (events.length === 1) throw error;
            // One that fails must not keep the others from being done.
            log.warn(
              { err: error, job: job.name, jobId: job.id },
              'job of several events failed, each is tried alone',
            );
            await queue(takenApart(job));
          }
          await done(job.id ?? '');
          log.debug({ job: job.name, jobId: job.id, events: events.length }, 'job done');
        }),
      );
    };
    const inHand = new Set<Promise<void>>();
    const [where, backend] = access(store.databaseUrl, store.redis?.patient(), concurrency);
    const worker: AnyWorker = new Worker(
      queueName,
      async (job: Job) => {
        const working = work(job);
        inHand.add(working);
        try {
          await working;
        } finally {
          inHand.delete(working);
        }
      },
      { ...where, concurrency, ...takeover },
      backend,
    );
    worker.on('error', (error) => log.warn({ err: error }, 'job worker'));
    worker.on('failed', (job, error) => {
      const requestId = job && requestIdOf(job);
      const line = { err: error, job: job?.name, jobId: job?.id, attempt: job?.attemptsMade };
      log.warn(requestId ? { ...line, requestId } : line, 'job failed');
    });
    await worker.waitUntilReady();
    return new JobWorker(worker, inHand);
  }

  /** Ends after the jobs in hand. */
  async close(): Promise<void> {
    await Promise.race([this.worker.close(), this.jobsAreOver()]);
  }

  /** BullMQ's own end never comes while its connections to Redis are lost. */
  private async jobsAreOver(): Promise<void> {
    await Promise.allSettled(this.inHand);
    await delay(closeMilliseconds);
  }
}
