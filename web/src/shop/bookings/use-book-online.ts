import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { BookTableInput } from '../../gql/graphql';
import { say } from '../texts/texts';
import { returnedText } from '../payments/payment-news';
import type { PaymentResult } from '../payments/run-payment';
import { useOnlinePayment } from '../payments/use-online-payment';

const StartBookingPaymentMutation = graphql(`
  mutation StartBookingPayment($input: BookTableInput!, $idempotencyKey: String!) {
    startBookingPayment(input: $input, idempotencyKey: $idempotencyKey) {
      ...OnlineCheckout
    }
  }
`);

/** Books a table for the fee; the server creates the booking once the money has arrived. */
export function useBookOnline() {
  const [start] = useMutation(StartBookingPaymentMutation);
  const { pay, phase } = useOnlinePayment();

  return {
    isBooking: phase !== 'idle',
    /** Closing the window and paying again continues the same payment. */
    book: async (input: BookTableInput, attemptKey: string) => {
      const result = await pay({
        purpose: 'booking',
        attemptKey,
        start: async () => {
          const { data } = await start({ variables: { input, idempotencyKey: attemptKey } });
          if (!data) throw new Error('The answer holds no payment');
          return data.startBookingPayment;
        },
        onOpen: () => undefined,
      });
      return toBooked(result);
    },
  };
}

/** A failure has been reported here, or by the payment itself. */
function toBooked(result: PaymentResult) {
  switch (result.kind) {
    case 'booked':
      return {
        toast: say('book.bookedAndPaid'),
        confirmation: '',
        leadsTo: '/booking-details',
      };
    case 'returned':
      toast.warning(returnedText(result));
      return { isOver: true as const };
    case 'unpaid':
      toast.info(
        say('book.unpaid') +
          (result.failure ? ` ${say('payments.lastTryFailed', { failure: result.failure })}` : ''),
      );
      return undefined;
    case 'unsettled':
    case 'unverified':
    case 'unavailable':
    case 'left':
    case 'ordered':
      return undefined;
  }
}
