import { LessThan, type DataSource } from 'typeorm';
import { groupCommit, lockLimit } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { appendFrom, outboxColumns, type Outbox, type OutboxRow } from '../../platform/outbox.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentWebhook } from './payment-webhook.entity.js';
import { paymentWebhookReceived } from './payments.events.js';
import type { RazorpayGateway } from './razorpay.js';

/** Milliseconds. */
const webhooksKept = 30 * 24 * 3_600_000;

interface Received extends OutboxRow {
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** $1 webhooks, of which one may be there twice. Ids are taken in one order by all, so that nobody waits in a circle. */
const keepNew: PreparedStatement = {
  name: 'webhooks-keep',
  text: `
    with received as (
      select distinct on (id) * from json_to_recordset($1::json) as received (id text, body text, ${outboxColumns})
      order by id
    ), limited as materialized (${lockLimit('received')}
    ), kept as (
      insert into payment_webhooks (event_id, body) select id, body::json from limited, received order by id
      on conflict do nothing returning event_id as id
    )
    ${appendFrom('received where id in (select id from kept)')}`,
};

/** What the provider tells of itself: kept at once, worked on afterwards. */
export class WebhooksService {
  private readonly keep: (webhook: Received) => Promise<undefined>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    /** Undefined where online payment is switched off. */
    private readonly gateway: RazorpayGateway | undefined,
    log: Logger,
  ) {
    const keepAll = async (received: readonly Received[]) => {
      await runPrepared(dataSource, keepNew, [JSON.stringify(received)]);
      return received.map(() => undefined);
    };
    this.keep = groupCommit(keepAll, log);
  }

  /**
   * Keeps a webhook; the worker works on it. A repeat changes nothing.
   * @throws {DomainError} `BAD_SIGNATURE`
   */
  async receive(rawBody: Buffer, signature: string, eventId: string | undefined): Promise<void> {
    if (!this.gateway?.isWebhookGenuine(rawBody, signature)) {
      throw new DomainError('BAD_SIGNATURE', 'The signature of the webhook is not right.');
    }
    const body = parseJson(rawBody);
    const id = eventId ?? newId();
    await this.keep({
      id,
      body: JSON.stringify(body),
      ...this.outbox.row(paymentWebhookReceived, { eventId: id }),
    });
    this.outbox.wakeRelay();
  }

  /** Razorpay switches a webhook off after a day of failures, without a word: its silence has to be seen from here. */
  async health(viewer: Viewer | null): Promise<{ lastReceivedAt: Date | null; isSilent: boolean }> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
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
