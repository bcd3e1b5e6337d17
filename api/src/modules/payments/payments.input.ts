import { z } from 'zod';
import { isWholePaise, toPaise, toRupees } from '../../platform/money.js';
import { id, optional, text } from '../../platform/validation.js';
import { payable } from './payments.policy.js';

const limits = { min: toRupees(payable.min), max: toRupees(payable.max) };

const amountMessage = `The amount must be ${limits.min} to ${limits.max} rupees`;

/** Parses rupees to paise. */
const amount = z
  .number('The amount must be a number of rupees')
  .min(limits.min, amountMessage)
  .max(limits.max, amountMessage)
  .refine(isWholePaise, 'The amount must have at most two decimals')
  .transform(toPaise);

/** Razorpay limits receipts to 40 characters. */
const receipt = text('a receipt', { max: 40 }).pipe(
  z.string().regex(/^[\x20-\x7e]+$/, 'The receipt may hold printable ASCII characters only'),
);

export const createOrderBody = z.object({ amount, receipt });

const proofPart = (name: string, { min = 1 } = {}) =>
  text(name, { min, max: 200, missing: `${name} is missing` });

export const verifyBody = z.object({
  razorpay_order_id: proofPart('razorpay_order_id'),
  razorpay_payment_id: proofPart('razorpay_payment_id'),
  razorpay_signature: proofPart('razorpay_signature'),
  amount: amount.optional(),
  receipt: receipt.optional(),
});

/** The header `X-Razorpay-Event-Id`. */
export const webhookEventId = optional(text('X-Razorpay-Event-Id', { min: 0, max: 200 }))
  .transform((value) => value || undefined)
  .meta({ description: 'The id of the event; a repeated delivery has the same one.' });

const callbackPart = (name: string) => optional(proofPart(name, { min: 0 }));

/**
 * Undefined for a failed payment, whose form has no proof.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ (callback URL)
 */
export const callbackForm = z
  .object({
    razorpay_order_id: callbackPart('razorpay_order_id'),
    razorpay_payment_id: callbackPart('razorpay_payment_id'),
    razorpay_signature: callbackPart('razorpay_signature'),
  })
  .transform(
    ({
      razorpay_order_id: razorpayOrderId,
      razorpay_payment_id: razorpayPaymentId,
      razorpay_signature: razorpaySignature,
    }) =>
      razorpayOrderId && razorpayPaymentId && razorpaySignature
        ? { razorpayOrderId, razorpayPaymentId, razorpaySignature }
        : undefined,
  );

export const proofInput = z.object({
  razorpayOrderId: proofPart('razorpayOrderId'),
  razorpayPaymentId: proofPart('razorpayPaymentId'),
  razorpaySignature: proofPart('razorpaySignature'),
});

export interface PaymentProof {
  readonly razorpayOrderId: string;
  readonly razorpayPaymentId: string;
  readonly razorpaySignature: string;
  /** Paise and receipt known to the client; they must match the payment if given. */
  readonly amountPaise?: number | undefined;
  readonly receipt?: string | undefined;
}

/** The GraphQL scalar `Rupees` parses amounts to paise. */
export const refundInput = z.object({
  id,
  refundId: optional(id),
  amount: optional(z.int().min(payable.min, 'A refund can be ₹1 or more')),
});

/** The provider's id of a payment order, or its receipt. */
export const paymentName = text('the name of the payment', {
  min: 0,
  max: 100,
  missing: 'The payment must be named by a piece of text',
})
  .nullish()
  .transform((value) => value || undefined);
