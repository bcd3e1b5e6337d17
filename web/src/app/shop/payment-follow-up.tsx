import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { useBasket } from '../../domain/basket/use-basket';
import { returnedText } from '../../shop/payments/payment-news';
import { usePaymentFollowUp } from '../../shop/payments/use-payment-follow-up';
import { useTexts } from '../../shop/texts/texts';
import styles from './payment-follow-up.module.css';

/** Milliseconds; time to read the toast and follow its link. */
const readingTime = { autoClose: 20_000 };

/** Toasts are outside the router, so their links are plain anchors. */
function news(text: string, route: string, label: string) {
  return ({ closeToast }: ToastContentProps) => (
    <p>
      {text}{' '}
      <a className={styles['link']} href={`#${route}`} onClick={() => closeToast()}>
        {label}
      </a>
    </p>
  );
}

/** Shows the outcome of a payment after its screen was left. */
export function PaymentFollowUp() {
  const t = useTexts();
  const cart = useBasket();
  usePaymentFollowUp(({ attemptKey, purpose }, settled) => {
    if (settled.kind === 'ordered') {
      cart.clearOrdered(attemptKey);
      const text = t(purpose === 'due' ? 'followUp.paid' : 'followUp.ordered');
      toast.success(news(text, `/track-order/${settled.orderId}`, t('orders.track')), readingTime);
    }
    if (settled.kind === 'booked') {
      const text = t('followUp.booked');
      toast.success(news(text, '/booking-details', t('followUp.yourBookings')), readingTime);
    }
    if (settled.kind === 'returned') toast.warning(returnedText(settled), readingTime);
    // The cart needs a new payment, because this one was refunded.
    if ((settled.kind === 'returned' || settled.kind === 'open') && cart.attemptKey === attemptKey) {
      cart.renewAttempt();
    }
  });
  return null;
}
