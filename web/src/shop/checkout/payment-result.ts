import { say } from '../texts/texts';
import { returnedText } from '../payments/payment-news';
import { stillChecked, type PaymentResult } from '../payments/run-payment';
import type { CheckoutNoticeProps } from './checkout-notice';

const yourOrders = () => ({ to: '/order-history', label: say('orders.yours') });

/** The notice after a payment that has not bought the cart. */
export function resultNotice(result: PaymentResult): CheckoutNoticeProps | undefined {
  switch (result.kind) {
    case 'unpaid': {
      const { failure } = result;
      const lastTry = failure ? ` ${say('payments.lastTryFailed', { failure })}` : '';
      return { tone: 'info', text: `${say('checkout.unpaid')}${lastTry}` };
    }
    case 'returned':
      return { text: `${returnedText(result)} ${say('checkout.cartStillHere')}` };
    case 'unsettled':
      return { tone: 'info', text: stillChecked(), link: yourOrders() };
    case 'unverified':
      return {
        text: say('checkout.unverified'),
        link: yourOrders(),
      };
    case 'unavailable':
    case 'left':
    case 'ordered':
    case 'booked':
      return undefined;
  }
}
