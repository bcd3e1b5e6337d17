import { LessThan, type DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { requireAdmin } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentWebhook } from './payment-webhook.entity.js';
import { paymentWebhookReceived } from './payments.events.js';
import type { RazorpayGateway } from './razorpay.js';

/** Milliseconds. */
const webhooksKept = 30 * 24 * 3_600_000;

/** What the provider tells of itself: kept at once, worked on afterwards. */
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    /** Undefined where online payment is switched off. */
    private readonly gateway: RazorpayGateway | undefined,
  ) {}

  /**
   * Keeps a webhook; the worker works on it. A repeat changes nothing.
   * @throws {DomainError} `BAD_SIGNATURE`
   */
  async receive(rawBody: Buffer, signature: string, eventId: string | undefined): Promise<void> {
    if (!this.gateway?.isWebhookGenuine(rawBody, signature)) {
      throw new DomainError('BAD_SIGNATURE', 'The signature of the webhook is not right.');
    }
    const body = parseJson(rawBody);
    await this.outbox.transaction(async (tx) => {
      const id = eventId ?? newId();
      const [isNew] = await tx.query<unknown[]>(
        `insert into payment_webhooks (event_id, body) values ($1, $2) on conflict do nothing returning 1`,
        [id, JSON.stringify(body)],
      );
      if (isNew) await this.outbox.append(tx, paymentWebhookReceived, { eventId: id });
    });
  }

  /** Razorpay switches a webhook off after a day of failures, without a word: its silence has to be seen from here. */
  async health(viewer: Viewer | null): Promise<{ lastReceivedAt: Date | null; isSilent: boolean }> {
    requireAdmin(viewer);
    const [health] = await this.dataSource.query<{ lastReceivedAt: Date | null; isSilent: boolean }[]>(
      `select (select max(received_at) from payment_webhooks) as "lastReceivedAt",
              exists (select from payment_attempts where state = 'captured'
                      and created_at between now() - interval '24 hours' and now() - interval '15 minutes')
              and not exists (select from payment_webhooks where received_at > now() - interval '24 hours')
                as "isSilent"`,
    );
    return health ?? { lastReceivedAt: null, isSilent: false };
  }

  /** Forgets webhooks that the provider does not repeat any more: it gives up after a day. */
  async forgetOld(): Promise<void> {
    await this.dataSource.manager.delete(PaymentWebhook, {
      receivedAt: LessThan(new Date(Date.now() - webhooksKept)),
    });
  }
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new DomainError('BAD_JSON', 'The body of the webhook is not valid JSON.');
  }
}
