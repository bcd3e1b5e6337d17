import { refundFailed, refundProcessed, refundRequested } from '../payments/payments.events.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { refundReasonTexts } from '../payments/refund-reasons.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { rule, rupees, type Notice, type NoticeRule } from './notice.js';

/** Of money that goes back its payer is told, and the admins where they did not ask for it. */
export function refundRules(payments: PaymentListsService, refunds: RefundsService): NoticeRule[] {
  const find = async (refundId: string) => {
    const refund = await refunds.find(refundId);
    const payment = refund && (await payments.find(refund.paymentId));
    return refund && payment ? { refund, payment } : undefined;
  };
  const toPayer =
    (title: (amount: string) => string, body: (reason: string) => string) =>
    async ({ refundId }: { refundId: string }): Promise<Notice[]> => {
      const found = await find(refundId);
      if (!found?.payment.userId) return [];
      const { refund, payment } = found;
      return [
        {
          to: { userId: payment.userId ?? '' },
          title: title(rupees(refund.amountPaise)),
          body: body(refundReasonTexts[refund.reason]),
          ...(payment.orderId
            ? { link: `/track-order/${payment.orderId}`, action: 'See your order' }
            : { link: '/order-history', action: 'See your orders' }),
        },
      ];
    };
  return [
    rule(refundRequested, async (payload) => {
      const found = await find(payload.refundId);
      const told = await toPayer(
        (amount) => `${amount} is on its way back to you`,
        (reason) => `${reason} We have asked your bank to return the money; most banks take 5 to 7 days.`,
      )(payload);
      // What an admin asked for is no news to the admins.
      if (!found || found.refund.reason === 'admin') return told;
      const admins: Notice = {
        to: 'admins',
        title: `${rupees(found.refund.amountPaise)} goes back to a customer`,
        body: refundReasonTexts[found.refund.reason],
        link: '/admin/payments',
        action: 'See the payments',
      };
      return [...told, admins];
    }),
    rule(
      refundProcessed,
      toPayer(
        (amount) => `${amount} was refunded`,
        (reason) => `${reason} The money has left us; your bank shows it within a few days.`,
      ),
    ),
    rule(refundFailed, async ({ refundId }) => {
      const found = await find(refundId);
      if (!found) return [];
      return [
        {
          to: 'admins',
          title: `A refund of ${rupees(found.refund.amountPaise)} failed`,
          body: found.refund.failure ?? 'The payment service gave no reason.',
          link: '/admin/payments',
          action: 'See the payments',
        },
      ];
    }),
  ];
}
