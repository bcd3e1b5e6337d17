import { returnedText } from '../payments/payment-news';
import { stillChecked, type PaymentResult } from '../payments/run-payment';
import type { CheckoutNoticeProps } from './checkout-notice';

const yourOrders = { to: '/order-history', label: 'Your orders' };

/** What stays on the page after a payment that has not bought the cart. */
export function resultNotice(result: PaymentResult): CheckoutNoticeProps | undefined {
  switch (result.kind) {
    case 'unpaid': {
      const failure = result.failure ? ` The last try failed: ${result.failure}` : '';
      return { tone: 'info', text: `You have not paid yet. Your cart is still here.${failure}` };
    }
    case 'returned':
      return { text: `${returnedText(result)} Your cart is still here.` };
    case 'unsettled':
      return { tone: 'info', text: stillChecked, link: yourOrders };
    case 'unverified':
      return {
        text: 'The payment could not be verified, so nothing was ordered. If money has left your account, it is ordered for or comes back by itself.',
        link: yourOrders,
      };
    case 'unavailable':
    case 'left':
    case 'ordered':
    case 'booked':
      return undefined;
  }
}
