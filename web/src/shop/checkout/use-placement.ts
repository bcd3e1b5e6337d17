import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import type { PlaceOrderInput } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import type { UnsavedAddress } from '../addresses/save-address-offer';
import { returnedText } from '../payments/payment-news';
import type { PaymentResult } from '../payments/run-payment';
import { focusPayButton } from './checkout-focus';
import type { CheckoutNoticeProps } from './checkout-notice';
import { modeKey } from './payment-methods';
import { resultNotice } from './payment-result';
import {
  checkoutFields,
  fieldProblem,
  initiationMessage,
  isAlreadyOrdered,
  isClosed,
  mayHaveDrifted,
  placementMessage,
} from './placement-problem';
import type { OrderForm } from './use-order-form';
import { usePlaceOrder } from './use-place-order';

interface Outcome {
  readonly setNotice: (notice: CheckoutNoticeProps | undefined) => void;
  readonly stopConfirming: () => void;
}

/** Places the order of a cart, after its payment if that is online, and explains why if it cannot be placed. */
export function usePlacement(
  { cart, input: form, quote, refuseField }: OrderForm,
  { setNotice, stopConfirming }: Outcome,
) {
  const { place, isPlacing, phase } = usePlaceOrder();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const [isPlaced, setIsPlaced] = useState(false);

  const explain = async (error: unknown) => {
    if (isAlreadyOrdered(error)) {
      setNotice({
        text: say('checkout.alreadyOrdered'),
        link: { to: '/order-history', label: say('orders.yours') },
      });
      return;
    }
    for (const field of checkoutFields) {
      const message = fieldProblem(error, field);
      if (message === undefined) continue;
      refuseField(field, message);
      quote.refresh();
      return;
    }
    if (isClosed(error)) quote.refresh();
    else if (mayHaveDrifted(error)) {
      quote.refresh();
      await cart.refresh();
    }
  };

  /** Tells the customer why a payment has not bought the cart. */
  const tell = async (result: PaymentResult) => {
    // Another click is being handled, or the screen is gone.
    if (result.kind === 'left') return;
    flushSync(() => {
      stopConfirming();
      setNotice(resultNotice(result));
    });
    if (result.kind === 'unpaid') focusPayButton();
    if (result.kind === 'returned') {
      toast.warning(returnedText(result));
      // The next payment is a new attempt.
      cart.renewAttempt();
      await cart.refresh().catch(() => undefined);
    }
  };

  /** @param unsaved the address of a delivery, if it is not saved yet */
  const order = async (input: PlaceOrderInput, unsaved: UnsavedAddress | undefined) => {
    const isOnline = input.paymentMode === 'ONLINE';
    const navigate = navigateUnlessLeft();
    try {
      const { result, attemptKey } = await place(input, stopConfirming);
      if (result.kind !== 'ordered') {
        await tell(result);
        return;
      }
      setIsPlaced(true);
      toast.success(say('checkout.success'));
      form.discard();
      cart.clearOrdered(attemptKey);
      writeStored(modeKey, input.paymentMode);
      await navigate('/order-history', { replace: true, ...(unsaved && { state: unsaved }) });
    } catch (error) {
      // An open dialog would take the focus from the field that is refused.
      flushSync(stopConfirming);
      toast.error(isOnline ? initiationMessage(error) : placementMessage(error));
      try {
        await explain(error);
      } catch {
        // The menu cannot be read; the toast has shown the server's message.
      }
    }
  };

  return { order, isPlacing, phase, isPlaced };
}
