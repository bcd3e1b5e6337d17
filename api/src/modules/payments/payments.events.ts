import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** A browser has handed back a proof of payment. */
export const paymentCallbackReceived = defineEvent(
  'payment.callback-received',
  z.object({ paymentId: id, razorpayPaymentId: z.string() }),
);

export const paymentWebhookReceived = defineEvent(
  'payment.webhook-received',
  z.object({ eventId: z.string() }),
);

/** The money is there: what it pays for can be made. */
export const paymentCaptured = defineEvent('payment.captured', z.object({ paymentId: id }));

export const paymentChanged = defineEvent(
  'payment.changed',
  z.object({ paymentId: id, version: z.int().min(1) }),
);

export const refundRequested = defineEvent('refund.requested', z.object({ refundId: id }));

/** The provider has sent the money back. */
export const refundProcessed = defineEvent('refund.processed', z.object({ refundId: id }));

/** The provider has refused: a person has to look. */
export const refundFailed = defineEvent('refund.failed', z.object({ refundId: id }));
