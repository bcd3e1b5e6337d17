import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCallbackReceived, paymentWebhookReceived, refundRequested } from './payments.events.js';
import type { RefundsService } from './refunds.service.js';
import type { SettlementService } from './settlement.service.js';

/** Run in the worker: check proofs at the provider, apply webhooks and send refunds. */
export function paymentSubscribers(settlement: SettlementService, refunds: RefundsService): Subscriber[] {
  return [
    subscriber(paymentCallbackReceived, 'check', ({ paymentId }) => settlement.checkUntilPaid(paymentId)),
    subscriber(paymentWebhookReceived, 'apply', ({ eventId }) => settlement.handleWebhook(eventId)),
    subscriber(refundRequested, 'send', ({ refundId }) => refunds.send(refundId)),
  ];
}
