import type { DataSource } from 'typeorm';
import type { Logger } from '../../platform/log.js';
import { WebhookReceipt, type WebhookOutcome } from './webhook-receipt.entity.js';

/** Milliseconds between two writes of one outcome by one process: anyone can send webhooks that are refused. */
const writeInterval = 10_000;

/** Notes when webhooks arrived, so that an owner sees whether the secrets agree. */
export class WebhookReceipts {
  private readonly writtenAt = new Map<WebhookOutcome, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {}

  /** Does not wait: a webhook counts even if this fails. */
  note(outcome: WebhookOutcome): void {
    const now = Date.now();
    if (now - (this.writtenAt.get(outcome) ?? -Infinity) < writeInterval) return;
    this.writtenAt.set(outcome, now);
    this.dataSource.manager
      .upsert(WebhookReceipt, { outcome, receivedAt: () => 'now()' }, ['outcome'])
      .catch((error: unknown) => this.log.warn({ err: error }, 'the receipt of a webhook was not noted'));
  }

  /** After a change of the secrets, the next webhook of each outcome is news. */
  beginAnew(): void {
    this.writtenAt.clear();
  }

  /** Of each outcome, unless it was before `since`. */
  async last(since: Date | null): Promise<Partial<Record<WebhookOutcome, Date>>> {
    const receipts = await this.dataSource.manager.find(WebhookReceipt);
    return Object.fromEntries(
      receipts
        .filter(({ receivedAt }) => !since || receivedAt >= since)
        .map(({ outcome, receivedAt }) => [outcome, receivedAt]),
    );
  }
}
