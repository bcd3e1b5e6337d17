import { z } from 'zod';
import type { AttemptState, RefundState } from './payment-state.js';

/** The provider's report of an attempt. */
export interface ReportedAttempt {
  readonly razorpayPaymentId: string;
  readonly state: AttemptState;
  readonly amountPaise: number;
  /** Whether it has processed or pending refunds, including those made outside the shop. */
  readonly hasRefunds: boolean;
  readonly method: string | null;
  readonly failure: string | null;
  readonly paidAt: Date;
}

export interface ReportedRefund {
  readonly razorpayRefundId: string;
  readonly razorpayPaymentId: string;
  readonly amountPaise: number;
  readonly state: RefundState;
  /** The shop's refund id, if the shop requested the refund. */
  readonly refundId: string | undefined;
}

/** The fields in use of https://razorpay.com/docs/api/payments/ and https://razorpay.com/docs/api/refunds/. */
export const paymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: z.int().nullish(),
    method: z.string().nullish(),
    error_description: z.string().nullish(),
    created_at: z.int(),
  })
  .transform((entity) => ({
    razorpayOrderId: entity.order_id ?? undefined,
    razorpayPaymentId: entity.id,
    // A refunded payment was captured; refunds have their own reports.
    state: entity.status === 'refunded' ? ('captured' as const) : entity.status,
    amountPaise: entity.amount,
    hasRefunds: entity.status === 'refunded' || (entity.amount_refunded ?? 0) > 0,
    method: entity.method ?? null,
    failure: entity.error_description ?? null,
    paidAt: new Date(entity.created_at * 1000),
  }));

export const refundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.int(),
    status: z.enum(['pending', 'processed', 'failed']),
    // Razorpay sends an empty array if there are no notes.
    notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
  })
  .transform((entity): ReportedRefund => {
    const notes = Array.isArray(entity.notes) ? {} : (entity.notes ?? {});
    const refundId = notes['refund_id'];
    return {
      razorpayRefundId: entity.id,
      razorpayPaymentId: entity.payment_id,
      amountPaise: entity.amount,
      state: entity.status === 'pending' ? 'requested' : entity.status,
      refundId: typeof refundId === 'string' ? refundId : undefined,
    };
  });

export const orderEntity = z.object({ id: z.string(), amount: z.int(), receipt: z.string().nullish() });
/** The provider's response for collections. */
export const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** https://razorpay.com/docs/webhooks/payloads/payments/ */
export const webhookBody = z.object({
  event: z.string(),
  payload: z.object({
    // Parsed independently, so that an invalid entity does not discard the other one.
    payment: z.object({ entity: paymentEntity }).optional().catch(undefined),
    refund: z.object({ entity: refundEntity }).optional().catch(undefined),
  }),
});
