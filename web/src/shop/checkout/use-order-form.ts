import { toast } from 'react-toastify/unstyled';
import { useOrderWay } from '../../domain/basket/use-order-way';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useSession } from '../../domain/session/session';
import { movedPin } from '../../shared/lib/pin';
import { useLiveCart } from '../basket/use-live-cart';
import { say } from '../texts/texts';
import { focusField, focusPayButton } from './checkout-focus';
import type { CheckoutField } from './placement-problem';
import { useCheckoutDraft } from './use-checkout-draft';
import { useCheckoutQuote } from './use-checkout-quote';
import { usePaymentMethod } from './use-payment-method';
import { useRefusals } from './use-refusals';

/** The form of an order: the cart, what the customer has typed and chosen, its quote, and why fields were refused. */
export function useOrderForm() {
  const cart = useLiveCart();
  const input = useCheckoutDraft();
  const { destination, phone } = input;
  const { buyer } = input.draft;
  const { user } = useSession();
  const { coordinates, phoneRequired } = useRestaurant();
  const { way, table } = useOrderWay();
  const payment = usePaymentMethod(way, cart.attemptKey);
  const { mode: paymentMode } = payment.method;
  const quote = useCheckoutQuote({ cart, input, way, paymentMode });
  const isPhoneRequired = user?.isGuest === true || (phoneRequired && way !== 'TABLE');
  const { errorOf, refuse } = useRefusals({
    address: destination,
    pinCode: destination.pinCode,
    phone: [phone, paymentMode, quote.isPhoneConfirmed],
    'buyer.name': buyer,
    'buyer.gstin': buyer,
    paymentMode: [paymentMode, quote.totalRupees, way],
  });

  return {
    cart,
    input,
    way,
    table,
    payment,
    quote,
    isPhoneRequired,
    /** Of the restaurant, if it is on the map. */
    place: movedPin(coordinates),
    errorOf,
    refuseField: (field: CheckoutField, message: string) => {
      refuse(field, message);
      focusField(field, quote.delivery.needs);
    },
    phoneConfirmed: () => {
      quote.markPhoneConfirmed();
      toast.success(say('checkout.phoneConfirmed'));
      focusPayButton();
    },
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
