import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { proofInput, refundInput } from './payments.input.js';
import { verificationFailed } from './payments.policy.js';
import type { PaymentListsService } from './payment-lists.service.js';
import type { PaymentsService } from './payments.service.js';
import { refundReasonTexts } from './refund-reasons.js';
import type { RefundsService } from './refunds.service.js';
import type { WebhooksService } from './webhooks.service.js';

type PaymentsResolvers = Required<Pick<Resolvers, 'PaymentStatus' | 'Payment' | 'Refund' | 'RefundState'>> & {
  Query: Required<
    Pick<QueryResolvers, 'payment' | 'paymentSettings' | 'paymentsNeedingAttention' | 'webhookHealth'>
  >;
  Mutation: Required<Pick<MutationResolvers, 'verifyPayment' | 'refundPayment'>>;
};

interface PaymentsServices {
  readonly payments: PaymentsService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly webhooks: WebhooksService;
}

/** Resolvers of payments. The modules of orders and bookings add `Payment.order` and `Payment.booking`. */
export function paymentsResolvers({
  payments,
  paymentLists,
  refunds,
  webhooks,
}: PaymentsServices): PaymentsResolvers {
  return {
    Query: {
      payment: (_root, args, { viewer }) => paymentLists.get(viewer, parse(id, args.id, 'id')),
      paymentSettings: () => payments.settings(),
      webhookHealth: (_root, _args, { viewer }) => webhooks.health(viewer),
      paymentsNeedingAttention: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        return connection(page.first, await paymentLists.needingAttention(viewer, readPage(page)));
      },
    },
    Mutation: {
      verifyPayment: (_root, args, { viewer }) =>
        payments.verify(viewer, parse(proofInput, args.proof, undefined, { message: verificationFailed })),
      refundPayment: (_root, args, { viewer }) => {
        const { id: paymentId, amount, refundId } = parse(refundInput, args);
        return refunds.request(
          viewer,
          { paymentId, amountPaise: amount, refundId },
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        );
      },
    },
    PaymentStatus: { PENDING: 'Pending', PAID: 'Paid' },
    Payment: {
      // Null only until the provider has created its order; the payment is not returned before that.
      razorpayOrderId: (payment) => payment.razorpayOrderId ?? '',
      amount: (payment) => payment.amountPaise,
      refunded: (payment) => payment.refundedPaise,
      left: (payment, _args, { loaders }) => loaders.refundable.load(payment.id),
      user: (payment, _args, { loaders }) => (payment.userId ? loaders.user.load(payment.userId) : null),
      refunds: (payment, _args, { loaders }) => loaders.refunds.load(payment.id),
    },
    Refund: {
      amount: (refund) => refund.amountPaise,
      reason: (refund) => refundReasonTexts[refund.reason],
    },
    RefundState: { REQUESTED: 'requested', PROCESSED: 'processed', FAILED: 'failed', REPLACED: 'replaced' },
  };
}
