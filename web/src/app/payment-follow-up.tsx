import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { useCart } from '../features/cart/cart';
import { returnedText } from '../features/payments/payment-news';
import { usePaymentFollowUp } from '../features/payments/use-payment-follow-up';
import { useTexts } from '../texts/texts';
import styles from './payment-follow-up.module.css';

/** Long enough to see what it is, and to go there. */
const readingTime = { autoClose: 20_000 };

/** Toasts stand outside the router: what leads to another screen is a plain link there. */
function news(text: string, route: string, label: string) {
  return ({ closeToast }: ToastContentProps) => (
    <p className={styles['news']}>
      {text}{' '}
      <a className={styles['link']} href={`#${route}`} onClick={() => closeToast()}>
        {label}
      </a>
    </p>
  );
}

/** Tells a customer, wherever they are by now, what came of a payment whose screen they have left. */
export function PaymentFollowUp() {
  const t = useTexts();
  const cart = useCart();
  usePaymentFollowUp(({ attemptKey }, settled) => {
    if (settled.kind === 'ordered') {
      cart.clearOrdered(attemptKey);
      const text = t('followUp.ordered');
      toast.success(news(text, `/track-order/${settled.orderId}`, t('orders.track')), readingTime);
    }
    if (settled.kind === 'booked') {
      const text = t('followUp.booked');
      toast.success(news(text, '/booking-details', t('followUp.yourBookings')), readingTime);
    }
    if (settled.kind === 'returned') toast.warning(returnedText(settled), readingTime);
    // The same cart is paid for anew: by another payment than the one that can buy nothing any more.
    if ((settled.kind === 'returned' || settled.kind === 'open') && cart.attemptKey === attemptKey) {
      cart.renewAttempt();
    }
  });
  return null;
}
