import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { EventType, Subscriber } from '../platform/events.js';
import type { Outbox } from '../platform/outbox.js';
import { orderJson, paymentJson, refundJson } from './razorpay.presenter.js';
import type { SandboxOrder } from './sandbox-order.entity.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import type { SandboxRefund } from './sandbox-refund.entity.js';
import { signWebhook } from './signatures.js';

type WebhookEvent =
  'order.paid' | `payment.${'authorized' | 'captured' | 'failed'}` | `refund.${'created' | 'processed'}`;

interface Subject {
  readonly refund?: SandboxRefund;
  readonly payment: SandboxPayment;
  readonly order?: SandboxOrder;
}

/**
 * A webhook to be sent, with its exact bytes. Not defined by `defineEvent`, which demands a subscriber in every shop: those
 * with a Razorpay account have none.
 */
const webhookDue: EventType<{ body: string }> = {
  type: 'sandbox.webhook-due',
  payload: z.object({ body: z.string() }),
};

const accountId = 'acc_ChowkSandbox00';

/** As Razorpay waits for an answer. */
const answerMilliseconds = 5000;

/**
 * Records a webhook in the transaction of its fact, with the state at that time as its payload
 * (https://razorpay.com/docs/webhooks/payments/).
 */
export async function recordWebhook(
  tx: EntityManager,
  outbox: Outbox,
  event: WebhookEvent,
  { refund, payment, order }: Subject,
): Promise<void> {
  const payload = {
    ...(refund && { refund: { entity: refundJson(refund) } }),
    payment: { entity: paymentJson(payment) },
    ...(order && { order: { entity: orderJson(order) } }),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: accountId,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  });
  await outbox.append(tx, webhookDue, { body });
}

/** Sends the webhooks, from the worker. */
export function webhookSender(url: string, secret: string): Subscriber {
  return {
    event: webhookDue.type,
    name: 'send',
    maxBatchSize: 1,
    handle: async (events) => {
      for (const { eventId, payload } of events) {
        const { body } = webhookDue.payload.parse(payload);
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': 'Razorpay-Webhook/v1',
            'X-Razorpay-Signature': signWebhook(body, secret),
            'x-razorpay-event-id': eventId,
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(answerMilliseconds),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`the shop answered a webhook with HTTP ${response.status}`);
      }
    },
  };
}
