import type { EntityManager } from 'typeorm';
import { databaseNow } from '../platform/clock.js';
import { newId } from '../platform/ids.js';
import type { Faults } from './faults.js';
import { randomBase62 } from './razorpay-words.js';
import { orderJson, paymentJson, refundJson } from './razorpay.presenter.js';
import type { SandboxOrder } from './sandbox-order.entity.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import type { SandboxRefund } from './sandbox-refund.entity.js';
import { SandboxWebhook } from './sandbox-webhook.entity.js';

type EventName =
  | 'order.paid'
  | `payment.${'authorized' | 'captured' | 'failed'}`
  | `refund.${'created' | 'processed' | 'failed'}`;

interface Subject {
  readonly refund?: SandboxRefund;
  readonly payment: SandboxPayment;
  readonly order?: SandboxOrder;
}

const accountId = 'acc_ChowkSandbox00';
const shuffleSeconds = 1.5;

/**
 * Records an event in the transaction of its fact, with the state at that time as its payload
 * (https://razorpay.com/docs/webhooks/payments/). The sender delivers it after the commit.
 */
export async function recordEvent(
  tx: EntityManager,
  faults: Faults,
  event: EventName,
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
  const met = faults.ofWebhook();
  const eventId = randomBase62();
  for (let copy = 0; copy < (met.has('duplicate') ? 2 : 1); copy++) {
    const delay = met.has('shuffle') ? Math.random() * shuffleSeconds * 1000 : 0;
    await tx.insert(SandboxWebhook, {
      id: newId(),
      eventId,
      event,
      body,
      nextAttemptAt: met.has('off') ? null : new Date((await databaseNow(tx)).getTime() + delay),
    });
  }
}
