import { idLength, type Notes } from './razorpay-words.js';
import type { SandboxOrder } from './sandbox-order.entity.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import type { SandboxRefund } from './sandbox-refund.entity.js';

// Razorpay's JSON, field for field: https://razorpay.com/docs/api/orders/, …/payments/, …/refunds/.

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
/** Razorpay's PHP encodes an empty object as a list. */
const notesOf = (notes: Notes) => (Object.keys(notes).length > 0 ? notes : []);

export function collection<Row>(rows: readonly Row[], json: (row: Row) => object) {
  return { entity: 'collection', count: rows.length, items: rows.map((row) => json(row)) };
}

export function orderJson(order: SandboxOrder) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: order.amountPaid,
    amount_due: order.amount - order.amountPaid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: notesOf(order.notes),
    created_at: seconds(order.createdAt),
  };
}

export function paymentJson(payment: SandboxPayment) {
  const { failure, captured, amount } = payment;
  const isCard = payment.method === 'card';
  const suffix = payment.id.slice(-idLength);
  // Razorpay's usual price: 2 % plus 18 % tax.
  const fee = Math.round(amount * 0.02);
  const tax = Math.round(fee * 0.18);
  return {
    id: payment.id,
    entity: 'payment',
    amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status: refundStatus(payment),
    captured,
    description: payment.description,
    card_id: isCard ? `card_${suffix}` : null,
    ...(isCard && {
      card: {
        id: `card_${suffix}`,
        entity: 'card',
        name: '',
        last4: '1111',
        network: 'Visa',
        type: 'debit',
        issuer: null,
        international: false,
        emi: false,
        sub_type: 'consumer',
      },
    }),
    bank: payment.method === 'netbanking' ? 'HDFC' : null,
    wallet: payment.method === 'wallet' ? 'mobikwik' : null,
    vpa: payment.vpa,
    email: payment.email,
    contact: payment.contact,
    notes: notesOf(payment.notes),
    fee: captured ? fee + tax : null,
    tax: captured ? tax : null,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: {},
    created_at: seconds(payment.createdAt),
  };
}

function refundStatus({ amount, amountRefunded }: SandboxPayment) {
  if (amountRefunded === 0) return null;
  return amountRefunded === amount ? 'full' : 'partial';
}

export function refundJson(refund: SandboxRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.paymentId,
    notes: notesOf(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: 'normal',
    speed_requested: refund.speed,
  };
}
