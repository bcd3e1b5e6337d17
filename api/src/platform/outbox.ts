import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { EventType } from './events.js';
import { newId } from './ids.js';
import { withLastSteps } from './last-steps.js';
import type { Pubsub } from './pubsub.js';
import { currentRequestId } from './request.js';
import { carryingTrace } from './tracing.js';

/** Topic that wakes the relay. */
export const outboxTopic = 'outbox';

/** An event that a statement writes from JSON, together with its facts. */
export interface OutboxRow {
  readonly event_id: string;
  readonly event_type: string;
  /** JSON. */
  readonly event_payload: string;
  readonly request_id: string | null;
}

/** {@link OutboxRow} in SQL: its columns, and the statement that appends the events of a list. */
export const outboxColumns = 'event_id char(24), event_type text, event_payload text, request_id text';
export const appendFrom = (list: string) => `
  insert into outbox_events (id, type, payload, request_id)
  select event_id, event_type, event_payload::jsonb, request_id from ${list}`;

/** Writes events in the transaction of their facts. The relay in the worker queues them. */
export class Outbox {
  private wakeScheduled = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pick<Pubsub, 'publish'>,
  ) {}

  /** Runs `work` and its last steps in one transaction and wakes the relay after the commit. */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction((tx) => withLastSteps(tx, work));
    this.wakeRelay();
    return result;
  }

  async append<T>(tx: EntityManager, event: EventType<T>, payload: z.input<z.ZodType<T>>): Promise<void> {
    const row = this.row(event, payload);
    await tx.query('insert into outbox_events (id, type, payload, request_id) values ($1, $2, $3, $4)', [
      row.event_id,
      row.event_type,
      row.event_payload,
      row.request_id,
    ]);
  }

  /** For a statement that writes the event with its facts. Call {@link wakeRelay} after its commit. */
  row<T>(event: EventType<T>, payload: z.input<z.ZodType<T>>): OutboxRow {
    return {
      event_id: newId(),
      event_type: event.type,
      event_payload: JSON.stringify(carryingTrace(payload)),
      request_id: currentRequestId() ?? null,
    };
  }

  /**
   * Not a NOTIFY in the transaction: PostgreSQL serialises commits that notify. A lost wake-up only costs time, because the
   * relay also sweeps on a timer. One wake-up serves all commits of an event-loop turn.
   */
  wakeRelay(): void {
    if (this.wakeScheduled) return;
    this.wakeScheduled = true;
    setImmediate(() => {
      this.wakeScheduled = false;
      this.pubsub.publish(outboxTopic, {}).catch(() => undefined);
    });
  }
}
