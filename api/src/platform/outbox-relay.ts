import { setTimeout as delay } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { DataSource } from 'typeorm';
import type { Subscriber } from './events.js';
import { jobsOf, type CommittedEvent } from './event-jobs.js';
import type { JobQueue } from './jobs.js';
import type { Logger } from './log.js';
import { outboxTopic } from './outbox.js';
import type { Pubsub } from './pubsub.js';
import type { QueuedJobs } from './queued-jobs.js';
import { beginSpan, carriedTrace, carryingTrace, fail, traceparentOf } from './tracing.js';

const batchSize = 500;
const sweepMilliseconds = 1000;

/**
 * Debounce after a batch of at least `size` events: larger batches cost less per event, and in a rush a short delay matters
 * less.
 */
const debounce = { size: 4, minMilliseconds: 50, millisecondsPerEvent: 1, maxMilliseconds: 250 } as const;

const debounceAfter = (events: number): number =>
  Math.min(
    Math.max(events * debounce.millisecondsPerEvent, debounce.minMilliseconds),
    debounce.maxMilliseconds,
  );

/**
 * Moves committed events to the queue, as one job per subscriber. After a crash the same job ids are queued again, which
 * the queue ignores.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private recheckDue = true;
  private stopped = false;
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly queued: QueuedJobs,
    private readonly pubsub: Pubsub,
    private readonly subscribers: readonly Subscriber[],
    private readonly log: Logger,
  ) {}

  start(): void {
    this.unsubscribe = this.pubsub.subscribe(outboxTopic, () => this.wake());
    this.timer = setInterval(() => this.sweep(), sweepMilliseconds);
    this.wake();
  }

  /** Resolves after the current batch. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe?.();
    clearInterval(this.timer);
    await this.running;
  }

  private sweep(): void {
    this.recheckDue ||= this.queue.mayLoseJobs;
    this.wake();
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
  }

  private async drain(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const relayed = await this.relayBatch();
        if (relayed === batchSize) this.again = true;
        else if (relayed >= debounce.size) await delay(debounceAfter(relayed));
        if (this.recheckDue) {
          await this.queued.recheck();
          this.recheckDue = false;
        }
      } catch (error) {
        // Nothing is lost: the rows remain, and the next sweep retries.
        this.log.warn({ err: error }, 'outbox relay failed, will try again');
      }
    }
  }

  private async relayBatch(): Promise<number> {
    const traced = new TracedRelay();
    try {
      return await this.relayRows((rows) => traced.begin(rows));
    } catch (error) {
      traced.failed(error);
      throw error;
    } finally {
      traced.end();
    }
  }

  /** @param taken receives the rows and returns them as they are to be queued */
  private async relayRows(
    taken: (rows: readonly CommittedEvent[]) => readonly CommittedEvent[],
  ): Promise<number> {
    const generation = await this.queue.generation();
    const relayed = await this.dataSource.transaction(async (tx) => {
      const rows = taken(
        await tx.query<CommittedEvent[]>(
          'select id, type, payload, request_id from outbox_events order by id limit $1 for update skip locked',
          [batchSize],
        ),
      );
      if (rows.length === 0) return rows;
      if (generation === undefined) await this.queue.addAll(jobsOf(rows, this.subscribers));
      else await this.queued.remember(tx, jobsOf(rows, this.subscribers), generation);
      await tx.query('delete from outbox_events where id = any($1)', [rows.map((row) => row.id)]);
      return rows;
    });
    // After the commit: a job may finish immediately, and its record must exist by then.
    if (generation !== undefined) await this.queue.addAll(jobsOf(relayed, this.subscribers));
    return relayed.length;
  }
}

/** Spans from the outbox to the queue, in the traces of the events. */
class TracedRelay {
  private spans: Span[] = [];

  begin(rows: readonly CommittedEvent[]): readonly CommittedEvent[] {
    return rows.map((row) => {
      const parent = carriedTrace(row.payload);
      const span = parent ? beginSpan(`relay ${row.type}`, { kind: 'PRODUCER', parent }) : undefined;
      if (!span) return row;
      this.spans.push(span);
      return { ...row, payload: carryingTrace(row.payload, traceparentOf(span)) };
    });
  }

  failed(error: unknown): void {
    for (const span of this.spans) fail(span, error);
  }

  end(): void {
    for (const span of this.spans) span.end();
  }
}
