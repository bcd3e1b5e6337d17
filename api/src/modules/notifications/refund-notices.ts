import { dayInWords } from '../bookings/booking-times.js';
import { bookTableInput } from '../bookings/bookings.input.js';
import type { Payment } from '../payments/payment.entity.js';
import { refundFailed, refundProcessed, refundRequested } from '../payments/payments.events.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { refundReasonTexts } from '../payments/refund-reasons.js';
import type { Refund } from '../payments/refund.entity.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { rule, rupees, type Notice, type NoticeRule } from './notice.js';

/** A refund is requested once. It may fail and succeed later. */
const versions = { requested: 1, failed: 2, processed: 3 };

const aboutPayments = {
  to: { permission: 'VIEW_PAYMENTS' },
  link: '/admin/payments',
  action: 'See the payments',
} as const;

/** Refund notices for the payer, and for staff unless staff requested the refund. */
export function refundRules(payments: PaymentListsService, refunds: RefundsService): NoticeRule[] {
  const withTopic =
    (
      step: keyof typeof versions,
      noticesOf: (refund: Refund, payment: Payment, payer: string | null) => Omit<Notice, 'topic'>[],
    ) =>
    async ({ refundId }: { refundId: string }): Promise<Notice[]> => {
      const refund = await refunds.find(refundId);
      const payment = refund && (await payments.find(refund.paymentId));
      if (!payment) return [];
      const topic = { name: `refund:${refundId}`, version: versions[step] };
      return noticesOf(refund, payment, payment.userId).map((notice) => ({ ...notice, topic }));
    };
  return [
    rule(
      refundRequested,
      withTopic('requested', (refund, payment, payer) => [
        ...toPayer(payer, {
          title: `${rupees(refund.amountPaise)} is on its way back to you`,
          body: `${reasonOf(refund, payment)} We have asked your bank to return the money; most banks take 5 to 7 days.`,
          ...boughtWith(payment),
        }),
        // Staff are not notified of refunds they requested.
        ...(refund.requestedBy
          ? []
          : [
              {
                ...aboutPayments,
                title: `${rupees(refund.amountPaise)} goes back to a customer`,
                body: reasonOf(refund, payment),
              },
            ]),
      ]),
    ),
    rule(
      refundProcessed,
      withTopic('processed', (refund, payment, payer) =>
        toPayer(payer, {
          title: `${rupees(refund.amountPaise)} was refunded`,
          body: `${reasonOf(refund, payment)} The money has left us; your bank shows it within a few days.`,
          ...boughtWith(payment),
        }),
      ),
    ),
    rule(
      refundFailed,
      withTopic('failed', (refund) => [
        {
          ...aboutPayments,
          title: `A refund of ${rupees(refund.amountPaise)} failed`,
          body: refund.failure ?? 'The payment service gave no reason.',
        },
      ]),
    ),
  ];
}

function toPayer(payer: string | null, notice: Omit<Notice, 'to'>): Notice[] {
  return payer ? [{ to: { userId: payer }, ...notice }] : [];
}

/** Link for the payer. */
function boughtWith({ orderId, bookingId, purpose }: Payment): Pick<Notice, 'link' | 'action'> {
  if (orderId) return { link: `/track-order/${orderId}`, action: 'See your order' };
  if (bookingId) return { link: '/booking-details', action: 'See your bookings' };
  if (purpose === 'booking') return { link: '/book', action: 'Book another time' };
  return { link: '/order-history', action: 'See your orders' };
}

function reasonOf({ reason }: Refund, { purpose, intent }: Payment): string {
  if (purpose !== 'booking') return refundReasonTexts[reason];
  if (reason === 'already-ordered') return 'This table had been booked in another way already.';
  if (reason === 'nothing-bought') return 'No table was booked with this payment.';
  const requested = reason === 'not-available' ? bookTableInput.safeParse(intent).data : undefined;
  if (!requested) return refundReasonTexts[reason];
  return `The table on ${dayInWords(requested.date)} at ${requested.time} is not available any more.`;
}
