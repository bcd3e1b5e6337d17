import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { EventType } from './events.js';
import { newId } from './ids.js';
import type { Pubsub } from './pubsub.js';
import { currentRequestId } from './request-id.js';
import { carryingTrace } from './tracing.js';

/** Topic that wakes the relay. */
export const outboxTopic = 'outbox';

/** Events that are committed together with the facts they tell of. The relay in the worker carries them on. */
export class Outbox {
  private wakeScheduled = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pubsub: Pubsub,
  ) {}

  /** Runs `work` in one transaction. The events it appends set off once it has committed. */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    this.wakeRelay();
    return result;
  }

  async append<T>(tx: EntityManager, event: EventType<T>, payload: z.input<z.ZodType<T>>): Promise<void> {
    await tx.query(
      'insert into outbox_events (id, type, payload, request_id) values ($1, $2, $3, $4)',
      this.row(event, payload),
    );
  }

  /**
   * What {@link append} writes, in the order of its columns: for a statement that writes it together with the facts.
   * {@link wakeRelay} once that has committed.
   */
  row<T>(
    event: EventType<T>,
    payload: z.input<z.ZodType<T>>,
  ): [id: string, type: string, payload: string, requestId: string | null] {
    return [newId(), event.type, JSON.stringify(carryingTrace(payload)), currentRequestId() ?? null];
  }

  /**
   * Not a NOTIFY inside the transaction: PostgreSQL serialises commits that notify. A wake-up that gets lost costs
   * nothing but time, as the relay also sweeps on a timer. One wake-up serves all commits of an event-loop turn.
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
