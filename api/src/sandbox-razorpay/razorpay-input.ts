import { z } from 'zod';
import { exactText } from '../platform/validation.js';
import { badRequest, SandboxError } from './razorpay-error.js';
import { paymentMethods } from './razorpay-words.js';

// Razorpay's rules and error texts: https://razorpay.com/docs/api/orders/create/ and
// https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/error-index/.

/** Paise: the minimum of a payment or refund, and an account's maximum per payment. */
const limits = { min: 100, max: 50_000_000 } as const;

const notes = z
  .union([z.array(z.never(), 'The notes must be an array.').transform(() => ({})), noteTexts()])
  .default({});

function noteTexts() {
  return z
    .record(
      exactText('the notes'),
      z.union([exactText('the notes').max(256, 'notes may not be greater than 256 characters.'), z.number()]),
      'The notes must be an array.',
    )
    .refine(
      (pairs) => Object.keys(pairs).length <= 15,
      'Number of fields in notes should be less than or equal to 15',
    );
}

const amount = z
  .int({
    error: ({ input }) => (input === undefined ? 'amount: is required.' : 'The amount must be an integer.'),
  })
  .min(limits.min, 'The amount must be at least INR 1.00')
  .max(limits.max, 'Amount exceeds maximum amount allowed.');

const currency = z.literal('INR', {
  error: ({ input }) =>
    typeof input === 'string' ? 'Currency is not supported' : 'The currency field is required.',
});

const receipt = exactText('the receipt', 'The receipt must be a string.')
  .min(1, 'The receipt field is required.')
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullish()
  .transform((value) => value ?? null);

const flag = z.union([z.boolean(), z.literal([0, 1, '0', '1'])]).transform((value) => Number(value) === 1);

const newOrder = z
  .strictObject({
    amount,
    currency,
    receipt,
    notes,
    unique_receipt: flag.default(false),
    partial_payment: flag
      .default(false)
      .refine((value) => !value, 'Partial payments are not enabled for this account.'),
    payment_capture: flag.optional(),
    payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
  })
  .transform(({ unique_receipt: uniqueReceipt, payment_capture: capture, payment, ...order }) => ({
    ...order,
    uniqueReceipt,
    // Like an account without automatic capture.
    autoCapture: capture ?? payment?.capture === 'automatic',
  }));
export type NewSandboxOrder = z.output<typeof newOrder>;

const time = z.coerce
  .number()
  .int()
  .min(0)
  .max(4_000_000_000)
  .transform((seconds) => new Date(seconds * 1000))
  .optional();

export const page = z.object({
  from: time,
  to: time,
  count: z.coerce.number().int().min(1).max(100, 'The count may not be greater than 100.').default(10),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type SandboxPage = z.output<typeof page>;

export const listOrders = page.extend({
  receipt: exactText('the receipt').optional(),
  authorized: flag.optional(),
});
export type ListOrders = z.output<typeof listOrders>;

export const capture = z.strictObject({ amount, currency: currency.default('INR') });

export const newRefund = z.strictObject({
  amount: amount.optional(),
  speed: z.enum(['normal', 'optimum'], 'The selected speed is invalid.').default('normal'),
  receipt,
  notes,
});
export type NewSandboxRefund = z.output<typeof newRefund>;

/** The header `X-Refund-Idempotency`. */
export const refundKey = z.object({
  key: z
    .string()
    .regex(
      /^[\w-]{10,255}$/,
      'The idempotency key must be at least 10 characters long and may hold letters, numbers, hyphens and underscores only.',
    )
    .optional(),
});

const orderId = exactText('the order id', 'The order id field is required.');

/** The checkout window's request. */
export const pay = z.object({
  order_id: orderId.min(1, 'The order id field is required.'),
  outcome: z.enum(['success', 'failure'], 'The outcome must be success or failure.'),
  method: z.enum(paymentMethods, `The method must be one of ${paymentMethods.join(', ')}.`).default('upi'),
});
export type Pay = z.output<typeof pay>;

export function parseOrder(input: unknown): NewSandboxOrder {
  const given = typeof input === 'object' && input !== null && 'amount' in input ? input.amount : undefined;
  // Razorpay has a separate error for this case.
  if (Number.isInteger(given) && Number(given) >= 0 && Number(given) < limits.min) {
    throw new SandboxError(400, 'BAD_REQUEST_ERROR', 'Order amount less than minimum amount allowed', {
      source: 'business',
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    });
  }
  return parseInput(newOrder, input);
}

/** @throws {SandboxError} for the first problem */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new SandboxError(
      400,
      'BAD_REQUEST_ERROR',
      `${issue.keys.join(', ')} is/are not required and should not be sent`,
      { source: 'business', step: 'payment_initiation', reason: 'extra_field_sent' },
    );
  }
  throw badRequest(issue?.message ?? 'The request is invalid.', issue?.path.join('.') || undefined);
}
