import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** A browser has returned a proof of payment. */
export const paymentCallbackReceived = defineEvent(
  'payment.callback-received',
  z.object({ paymentId: id, razorpayPaymentId: z.string() }),
);

export const paymentWebhookReceived = defineEvent(
  'payment.webhook-received',
  z.object({ eventId: z.string() }),
);

/** The money is captured; the purchase can be fulfilled. */
export const paymentCaptured = defineEvent('payment.captured', z.object({ paymentId: id }));

export const paymentChanged = defineEvent(
  'payment.changed',
  z.object({ paymentId: id, version: z.int().min(1) }),
);

export const refundRequested = defineEvent('refund.requested', z.object({ refundId: id }));

/** The provider has processed the refund. */
export const refundProcessed = defineEvent('refund.processed', z.object({ refundId: id }));

/** The refund has failed and needs an admin. */
export const refundFailed = defineEvent('refund.failed', z.object({ refundId: id }));
