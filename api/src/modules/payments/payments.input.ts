import { z } from 'zod';
import { isWholePaise, toPaise, toRupees } from '../../platform/money.js';
import { id, optional, text } from '../../platform/validation.js';
import { payable } from './payments.policy.js';
import { say } from './payments.sentences.js';

const limits = { min: toRupees(payable.min), max: toRupees(payable.max) };

const amountMessage = say.amountRange({ min: limits.min, max: limits.max });

/** Parses rupees to paise. */
const amount = z
  .number(say.amountMissing)
  .min(limits.min, amountMessage)
  .max(limits.max, amountMessage)
  .refine(isWholePaise, say.amountDecimals)
  .transform(toPaise);

/** Razorpay limits receipts to 40 characters. */
const receipt = text(say.receipt, { max: 40 }).pipe(z.string().regex(/^[\x20-\x7e]+$/, say.receiptNotAscii));

export const createOrderBody = z.object({ amount, receipt });

const proofPart = (name: string, { min = 1 } = {}) =>
  text(name, { min, max: 200, missing: say.missing({ name }) });

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
  amount: optional(z.int().min(payable.min, say.refundMinimum)),
  approval: optional(id),
});

/** The provider's id of a payment order, or its receipt. */
export const paymentName = text(say.paymentName, {
  min: 0,
  max: 100,
  missing: say.nameInvalid,
})
  .nullish()
  .transform((value) => value || undefined);
