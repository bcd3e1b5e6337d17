import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { proofInput, refundInput } from './payments.input.js';
import { verificationFailed } from './payments.policy.js';
import type { AccountsService } from '../auth/accounts.service.js';
import type { PaymentListsService } from './payment-lists.service.js';
import type { PaymentsService } from './payments.service.js';
import { refundReasonTexts } from './refund-reasons.js';
import type { RefundsService } from './refunds.service.js';
import type { WebhooksService } from './webhooks.service.js';
import { inWords } from '../../platform/sentences.js';

type PaymentsResolvers = Required<
  Pick<Resolvers, 'PaymentStatus' | 'Payment' | 'PaymentDecision' | 'Refund' | 'RefundState'>
> & {
  Query: Required<
    Pick<QueryResolvers, 'payment' | 'paymentSettings' | 'paymentsNeedingAttention' | 'webhookHealth'>
  >;
  Mutation: Required<Pick<MutationResolvers, 'verifyPayment' | 'refundPayment'>>;
};

interface PaymentsServices {
  readonly accounts: AccountsService;
  readonly payments: PaymentsService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly webhooks: WebhooksService;
}

/** Resolvers of payments. The modules of orders and bookings add `Payment.order` and `Payment.booking`. */
export function paymentsResolvers({
  accounts,
  payments,
  paymentLists,
  refunds,
  webhooks,
}: PaymentsServices): PaymentsResolvers {
  const refundsOf = batched((paymentIds: readonly string[]) => refunds.ofPayments(paymentIds));
  const refundableOf = batched((paymentIds: readonly string[]) => refunds.refundableOf(paymentIds));
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
        const { id: paymentId, amount, refundId, approval } = parse(refundInput, args);
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return refunds.request(viewer, { paymentId, amountPaise: amount, refundId }, { key, approval });
      },
    },
    PaymentStatus: { PENDING: 'Pending', PAID: 'Paid' },
    PaymentDecision: { NEEDED: 'needed', KEPT: 'kept' },
    Payment: {
      // Null only until the provider has created its order; the payment is not returned before that.
      razorpayOrderId: (payment) => payment.razorpayOrderId ?? '',
      amount: (payment) => payment.amountPaise,
      refunded: (payment) => payment.refundedPaise,
      left: (payment) => refundableOf(payment.id),
      user: (payment) => (payment.userId ? accounts.userById(payment.userId) : null),
      refunds: (payment) => refundsOf(payment.id),
    },
    Refund: {
      amount: (refund) => refund.amountPaise,
      reason: (refund, _args, { language }) => inWords(refundReasonTexts[refund.reason], language),
    },
    RefundState: { REQUESTED: 'requested', PROCESSED: 'processed', FAILED: 'failed', REPLACED: 'replaced' },
  };
}
