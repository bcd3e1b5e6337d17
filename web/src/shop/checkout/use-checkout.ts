import { toast } from 'react-toastify/unstyled';
import { lineKey } from '../../domain/basket/lines';
import { addressText, withPinCode } from '../addresses/address-text';
import { say } from '../texts/texts';
import { invalidLines } from './checkout-validation';
import { orderToPlace } from './order-to-place';
import { useCheckoutNotice } from './use-checkout-notice';
import { useOrderForm } from './use-order-form';
import { usePlacement } from './use-placement';
import { useReview } from './use-review';

/** Places the order of the cart: its form, the review before the order, and what becomes of it. */
export function useCheckout() {
  const form = useOrderForm();
  const { cart, input, way, table } = form;
  const { destination } = input;
  const { setNotice, showAgain, notice } = useCheckoutNotice(cart);
  const { areLinesChecked, ...review } = useReview(form, showAgain);
  const { stopConfirming } = review;
  const { order, ...placement } = usePlacement(form, { setNotice, stopConfirming });

  const wholeAddress = withPinCode(destination.address, destination.pinCode);
  const confirm = async () => {
    setNotice(undefined);
    if (table && !cart.table.current()) {
      stopConfirming();
      toast.error(say('table.expired'), { toastId: 'table.expired' });
      return;
    }
    const isSaved = input.addresses.some((address) => addressText(address) === wholeAddress);
    const isUnsaved = way === 'DELIVERY' && !input.saved && !isSaved;
    const unsaved = { unsavedAddress: { text: wholeAddress, pin: destination.pin } };
    await order(orderToPlace(form), isUnsaved ? unsaved : undefined);
  };

  const invalid = areLinesChecked ? invalidLines(cart.lines) : [];
  return {
    ...form,
    ...review,
    ...placement,
    notice,
    forgetNotice: () => setNotice(undefined),
    confirm,
    /** As it will stand on the order. */
    wholeAddress,
    /** Keys of lines that cannot be ordered. */
    unavailable: new Set([...invalid, ...cart.goneLines].map(lineKey)),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
