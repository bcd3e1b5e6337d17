import { LessThan, type DataSource } from 'typeorm';
import { groupCommit } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentWebhook } from './payment-webhook.entity.js';
import { Payment } from './payment.entity.js';
import { paymentWebhookReceived } from './payments.events.js';
import { insertWebhooks, selectWebhookHealth, type NewWebhook } from './payments.queries.js';
import { webhookBody } from './razorpay-reports.js';
import type { RazorpayAccounts } from './razorpay-accounts.js';
import type { WebhookReceipts } from './webhook-receipts.js';
import { say } from './payments.sentences.js';

/** Retention in milliseconds. */
const webhooksKept = 30 * 24 * 3_600_000;

/** Stores the provider's webhooks synchronously; the worker processes them. */
export class WebhooksService {
  private readonly keep: (webhook: NewWebhook) => Promise<undefined>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly provider: RazorpayAccounts,
    private readonly receipts: WebhookReceipts,
    log: Logger,
  ) {
    const keepAll = async (received: readonly NewWebhook[]) => {
      await insertWebhooks(dataSource.manager, received);
      return received.map(() => undefined);
    };
    this.keep = groupCommit(keepAll, log);
  }

  /**
   * Stores a webhook for the worker. A repeated delivery changes nothing.
   * @throws {DomainError} `BAD_SIGNATURE`, `BAD_JSON`
   */
  async receive(rawBody: Buffer, signature: string, eventId: string | undefined): Promise<void> {
    const known = await this.provider.latest();
    const origin = known.originOf(rawBody, signature);
    if (origin === 'unknown') {
      if (signature !== '') this.receipts.note('refused');
      throw badSignature();
    }
    if (origin === 'current') this.receipts.note('genuine');
    const body = parseJson(rawBody);
    // The sandbox's last news of its own payments; it must not report on real money.
    if (origin === 'sandbox' && !(await this.isAbout(body, known.isOfSandbox))) throw badSignature();
    const id = eventId ?? newId();
    await this.keep({
      id,
      body: JSON.stringify(body),
      ...this.outbox.row(paymentWebhookReceived, { eventId: id }),
    });
    this.outbox.wakeRelay();
  }

  /** Detects silent webhooks, as Razorpay disables a webhook without notice after a day of failures. */
  async health(viewer: Viewer | null): Promise<{ lastReceivedAt: Date | null; isSilent: boolean }> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    return selectWebhookHealth(this.dataSource.manager);
  }

  /** When the last webhooks arrived, by their outcome, unless that was before `since`. */
  async received(viewer: Viewer | null, since: Date | null) {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    return this.receipts.last(since);
  }

  /** Deletes webhooks after their retention. Razorpay stops retrying a delivery after a day. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.manager.delete(PaymentWebhook, {
      receivedAt: LessThan(new Date(Date.now() - webhooksKept)),
    });
  }

  private async isAbout(body: unknown, isOwn: (payment: Payment) => boolean): Promise<boolean> {
    const razorpayOrderId = webhookBody.safeParse(body).data?.payload.payment?.entity.razorpayOrderId;
    if (!razorpayOrderId) return false;
    const payment = await this.dataSource.manager.findOneBy(Payment, { razorpayOrderId });
    return payment !== null && isOwn(payment);
  }
}

const badSignature = () => new DomainError('BAD_SIGNATURE', say.badSignature);

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new DomainError('BAD_JSON', say.badWebhook);
  }
}
