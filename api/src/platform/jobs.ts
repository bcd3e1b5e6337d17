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
import { eventsOf, jobName, requestIdOfJob, splitJob, type NewJob } from './event-jobs.js';
import type { Subscriber } from './events.js';
import { newId } from './ids.js';
import type { Logger } from './log.js';
import { redisPrefix, type RedisConnections } from './redis.js';
import { onBehalfOf } from './request.js';
import { carriedTrace, inSpan } from './tracing.js';

const queueName = 'events';
/** Less than the pool size: handlers that all wait for a lock leave connections for the rest. */
const concurrency = 10;

/**
 * Up to this number, jobs are faster to add one by one: for many, BullMQ creates and drops temporary tables in PostgreSQL.
 */
const maxJobsOneByOne = 20;

/**
 * Milliseconds. A job whose worker was killed is restarted after this time, any number of times; BullMQ's default gives up
 * at the second kill.
 */
const stalledJobs = { lockDuration: 6000, stalledInterval: 2000, maxStalledCount: 1000 } as const;

/**
 * BullMQ's own writes do not wait for the disk. After a crash of PostgreSQL a recent job may run again, which handlers
 * allow. Queuing is on disk before the event leaves the outbox.
 */
const asynchronousCommit = '-c synchronous_commit=off';

/** Milliseconds for the queue to record its last completed jobs. */
const queueCloseTimeout = 2000;

/** 12 attempts with doubling delays from one second: over an hour before a job is kept as failed. */
const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnFail: { age: 14 * 24 * 3600 },
} as const;

/**
 * Removal of completed jobs. Redis keeps them for a while, to recognise jobs that are queued again after a possible loss.
 * PostgreSQL drops them: BullMQ would look for old ones after every job, and an event that is queued again has been
 * handled.
 */
const removal = { redis: { age: 3600, count: 10_000 }, postgres: true } as const;

/** Where the queue is stored: in Redis if configured, otherwise in PostgreSQL. */
export interface JobStore {
  readonly databaseUrl: string;
  readonly redis: RedisConnections | undefined;
}

type AnyQueue = Queue<unknown, unknown, string, unknown, unknown, string, IQueueBackend>;
type AnyWorker = Worker<unknown, unknown, string, IQueueBackend>;

interface QueueConnection {
  readonly connection: ConnectionOptions;
  readonly prefix?: string;
}

/**
 * Both stores behind BullMQ's interface, whose types know only Redis connection options. Redis is passed as clients,
 * because BullMQ cannot create them without `require`. Every connection sets `migrate`: a BullMQ worker on an unmigrated
 * schema loops for ever.
 */
function access(
  databaseUrl: string,
  redis: Redis | undefined,
  max: number,
): [QueueConnection, BackendFactory] {
  if (redis) return [{ connection: redis, prefix: redisPrefix }, createRedisBackend];
  const connection = {
    connectionString: databaseUrl,
    migrate: true,
    max,
    options: asynchronousCommit,
  } as ConnectionOptions;
  return [{ connection }, createPostgresBackend as unknown as BackendFactory];
}

export interface QueueFigures {
  /** Number of jobs by BullMQ's state. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Age of the oldest waiting job in seconds; 0 if none waits. */
  readonly oldestAge: number;
}

/** The job queue for producers. */
export class JobQueue {
  private constructor(
    private readonly queue: AnyQueue,
    private readonly redis: RedisConnections | undefined,
  ) {}

  /** Opens the queue and creates or migrates its tables. */
  static async open(store: JobStore, log: Logger): Promise<JobQueue> {
    const [where, backend] = access(store.databaseUrl, store.redis?.prompt, 2);
    const removeOnComplete = store.redis ? removal.redis : removal.postgres;
    const defaultJobOptions = { ...jobOptions, removeOnComplete };
    const queue: AnyQueue = new Queue(queueName, { ...where, defaultJobOptions }, backend);
    queue.on('error', (error) => log.warn({ err: error }, 'job queue'));
    await queue.waitUntilReady();
    return new JobQueue(queue, store.redis);
  }

  /** Whether the store may lose jobs: Redis may, PostgreSQL does not. */
  get mayLoseJobs(): boolean {
    return this.redis !== undefined;
  }

  /**
   * Identifies the present contents of Redis. Changes when Redis was restarted, replaced or emptied, so that earlier jobs
   * may be lost.
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

  /** In PostgreSQL, the jobs are on disk with the next synchronous commit of any connection. */
  async addAll(jobs: readonly NewJob[]): Promise<void> {
    const added = jobs.map(({ id, name, payload }) => ({ name, data: payload, opts: { jobId: id } }));
    if (jobs.length > maxJobsOneByOne) await this.queue.addBulk(added);
    else await Promise.all(added.map(({ name, data, opts }) => this.queue.add(name, data, opts)));
  }

  /**
   * Adjusts times after the clock was set back. BullMQ uses its processes' clocks and would wait until they have caught up:
   * delayed jobs become due now, and locks last from now on.
   */
  async catchUpWithClock(manager: EntityManager): Promise<void> {
    await this.queue.promoteJobs();
    // Redis uses its own clock.
    if (this.redis) return;
    const now = Date.now();
    await manager.query(
      `update bullmq.meta set value = $2 where queue = $1 and field = 'stalled-check' and value::bigint > $2::bigint`,
      [queueName, now],
    );
    await manager.query(
      `update bullmq.job set locked_until_ms = $2 where queue = $1 and state = 'active' and locked_until_ms > $2`,
      [queueName, now + stalledJobs.lockDuration],
    );
  }

  /** Rejects if the queue does not answer. */
  async ping(): Promise<void> {
    await this.queue.getWaitingCount();
  }

  /** Number of jobs that wait, run or are to be retried. */
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
  /** Queues the jobs that replace a split batch. */
  readonly queue: (jobs: readonly NewJob[]) => Promise<void>;
  /** Called for each handled job; if it fails, the job is retried. */
  readonly done: (jobId: string) => Promise<void>;
}

/** Runs jobs with the subscribers' handlers. */
export class JobWorker {
  private constructor(
    private readonly worker: AnyWorker,
    private readonly inHand: ReadonlySet<Promise<void>>,
  ) {}

  /** Open the {@link JobQueue} first: a BullMQ worker that is created while its store is down never recovers. */
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
      await onBehalfOf({ requestId: requestIdOfJob(job) }, () =>
        inSpan(`job ${job.name}`, span, async () => {
          try {
            await handle(events);
          } catch (error) {
            if (events.length === 1) throw error;
            // A failing batch is split, so that one event does not block the others.
            log.warn(
              { err: error, job: job.name, jobId: job.id },
              'job of several events failed, each is tried alone',
            );
            await queue(splitJob(job));
          }
          await done(job.id ?? '');
          log.debug({ job: job.name, jobId: job.id, events: events.length }, 'job done');
        }),
      );
    };
    const inHand = new Set<Promise<void>>();
    const [where, backend] = access(store.databaseUrl, store.redis?.waiting(), concurrency);
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
      { ...where, concurrency, ...stalledJobs },
      backend,
    );
    worker.on('error', (error) => log.warn({ err: error }, 'job worker'));
    worker.on('failed', (job, error) => {
      const requestId = job && requestIdOfJob(job);
      const line = { err: error, job: job?.name, jobId: job?.id, attempt: job?.attemptsMade };
      log.warn(requestId ? { ...line, requestId } : line, 'job failed');
    });
    await worker.waitUntilReady();
    return new JobWorker(worker, inHand);
  }

  /** Resolves after the current jobs. */
  async close(): Promise<void> {
    await Promise.race([this.worker.close(), this.jobsToEnd()]);
  }

  /** BullMQ's `close` never resolves while its Redis connections are lost. */
  private async jobsToEnd(): Promise<void> {
    await Promise.allSettled(this.inHand);
    await delay(queueCloseTimeout);
  }
}
