import type { AccountsService } from '../auth/accounts.service.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import { defineModule } from '../module.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentLedger, type FollowRefund } from './payment-ledger.js';
import { PaymentLimits } from './payment-limits.js';
import { PaymentListsService } from './payment-lists.service.js';
import { paymentStates } from './payment-state.js';
import { PaymentWebhook } from './payment-webhook.entity.js';
import { Payment } from './payment.entity.js';
import { countPaymentsByState } from './payments.queries.js';
import { paymentsResolvers } from './payments.resolvers.js';
import { paymentsRoutes } from './payments.routes.js';
import { PaymentsService } from './payments.service.js';
import { paymentSubscribers } from './payments.subscribers.js';
import { ProviderQuota } from './provider-quota.js';
import { RazorpayAccounts } from './razorpay-accounts.js';
import { Refund } from './refund.entity.js';
import { RefundsService } from './refunds.service.js';
import { SettlementService } from './settlement.service.js';
import { WebhookReceipt } from './webhook-receipt.entity.js';
import { WebhookReceipts } from './webhook-receipts.js';
import { WebhooksService } from './webhooks.service.js';

export type { PaymentMode, PaymentStatus } from './payment-mode.js';
export type { PaymentState, RefundState } from './payment-state.js';
export type { Payment, PaymentDecision } from './payment.entity.js';
export type { Refund } from './refund.entity.js';

const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** What payments need of modules after them. */
interface Needs {
  readonly followRefund: FollowRefund;
}

export const paymentsModule = ({ followRefund }: Needs) =>
  defineModule({
    tag: 'Payments',
    entities: [Payment, PaymentAttempt, PaymentWebhook, Refund, WebhookReceipt],
    start(
      { checkoutScript, config, connections, dataSource, log, outbox, rateLimits },
      { accounts, approvals }: { readonly accounts: AccountsService; readonly approvals: ApprovalsService },
    ) {
      const quota = new ProviderQuota(rateLimits);
      const provider = new RazorpayAccounts(connections, quota);
      const scripts = { razorpay: razorpayScript, sandbox: checkoutScript };
      const limits = new PaymentLimits(rateLimits);
      const payments = new PaymentsService(dataSource, outbox, provider, scripts, limits);
      const paymentLists = new PaymentListsService(dataSource);
      const receipts = new WebhookReceipts(dataSource, log);
      connections.onChange(() => receipts.beginAnew());
      const webhooks = new WebhooksService(dataSource, outbox, provider, receipts, log);
      const ledger = new PaymentLedger(outbox, followRefund);
      const refunds = new RefundsService(dataSource, outbox, ledger, provider, approvals);
      const settlement = new SettlementService(dataSource, outbox, ledger, refunds, provider, quota);

      const services = { payments, paymentLists, refunds, settlement, webhooks };
      return {
        services,
        resolvers: [paymentsResolvers({ accounts, ...services })],
        routes: paymentsRoutes({ payments, lists: paymentLists, webhooks, shopPath: config.basePath }),
        subscribers: paymentSubscribers(settlement, refunds),
        housekeeping: { 'old webhooks': () => webhooks.deleteExpired() },
        due: { 'payments and refunds': () => settlement.reconcile(log) },
        figures: [
          {
            name: 'payments',
            help: 'Payments by state.',
            states: paymentStates,
            count: countPaymentsByState,
          },
        ],
      };
    },
  });
