import { bookTableInput } from '../bookings/bookings.input.js';
import { paidOrderOf, type Payment } from '../payments/payment.entity.js';
import { refundFailed, refundProcessed, refundRequested } from '../payments/payments.events.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import { refundReasonTexts } from '../payments/refund-reasons.js';
import type { Refund } from '../payments/refund.entity.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { rule, formatRupees, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** A refund is requested once. It may fail and succeed later. */
const versions = { requested: 1, failed: 2, processed: 3 };

const aboutPayments = {
  to: { permissions: ['VIEW_PAYMENTS'] },
  link: '/admin/payments',
  action: say.seePayments,
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
        // The message about the change says so.
        ...toPayer(refund.reason === 'order-changed' ? null : payer, {
          title: say.refundRequested({ sum: formatRupees(refund.amountPaise) }),
          body: say.refundRequestedBody({ reason: reasonOf(refund, payment) }),
          ...boughtWith(payment),
        }),
        // Staff are not notified of refunds they requested.
        ...(refund.requestedBy
          ? []
          : [
              {
                ...aboutPayments,
                title: say.refundToCustomer({ sum: formatRupees(refund.amountPaise) }),
                body: reasonOf(refund, payment),
              },
            ]),
      ]),
    ),
    rule(
      refundProcessed,
      withTopic('processed', (refund, payment, payer) =>
        toPayer(payer, {
          title: say.refunded({ sum: formatRupees(refund.amountPaise) }),
          body: say.refundedBody({ reason: reasonOf(refund, payment) }),
          ...boughtWith(payment),
        }),
      ),
    ),
    rule(
      refundFailed,
      withTopic('failed', (refund) => [
        {
          ...aboutPayments,
          title: say.refundFailed({ sum: formatRupees(refund.amountPaise) }),
          body: refund.failure ?? say.noReason,
        },
      ]),
    ),
  ];
}

function toPayer(payer: string | null, notice: Omit<Notice, 'to'>): Notice[] {
  return payer ? [{ to: { userId: payer }, ...notice }] : [];
}

/** Link for the payer. */
function boughtWith(payment: Payment): Pick<Notice, 'link' | 'action'> {
  const { bookingId, purpose } = payment;
  const orderId = paidOrderOf(payment);
  if (orderId) return { link: `/track-order/${orderId}`, action: say.seeOrder };
  if (bookingId) return { link: '/booking-details', action: say.seeYourBookings };
  if (purpose === 'booking') return { link: '/book', action: say.bookAgain };
  return { link: '/order-history', action: say.seeYourOrders };
}

function reasonOf({ reason }: Refund, { purpose, intent }: Payment): Sentence {
  if (purpose !== 'booking') return refundReasonTexts[reason];
  if (reason === 'already-ordered') return say.tableBookedOtherwise;
  if (reason === 'nothing-bought') return say.noTableBooked;
  const requested = reason === 'not-available' ? bookTableInput.safeParse(intent).data : undefined;
  if (!requested) return refundReasonTexts[reason];
  return say.tableNotAvailable({ day: { day: requested.date }, time: requested.time });
}
