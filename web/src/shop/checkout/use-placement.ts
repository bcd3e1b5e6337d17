import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import type { PlaceOrderInput } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import type { UnsavedAddress } from '../addresses/save-address-offer';
import type { useLiveCart } from '../basket/use-live-cart';
import { returnedText } from '../payments/payment-news';
import type { CheckoutNoticeProps } from './checkout-notice';
import { modeKey } from './payment-methods';
import { resultNotice } from './payment-result';
import {
  fieldProblem,
  initiationMessage,
  isAlreadyOrdered,
  isClosed,
  mayHaveDrifted,
  placementMessage,
} from './placement-problem';
import { useOrderPayment } from './use-order-payment';
import { usePlaceOrder } from './use-place-order';

const fields = ['address', 'pinCode', 'phone', 'paymentMode'] as const;

interface Placement {
  readonly cart: ReturnType<typeof useLiveCart>;
  readonly setNotice: (notice: CheckoutNoticeProps | undefined) => void;
  readonly stopConfirming: () => void;
  /** Called when the customer comes back without having paid. */
  readonly onUnpaid: () => void;
  /** Called for a field that the server refuses. */
  readonly onRefused: (field: (typeof fields)[number], message: string) => void;
  /** Requests a new quote. */
  readonly refreshQuote: () => void;
  readonly discardDraft: () => void;
}

/** Places the order of a cart, after its payment if that is online, and explains why if it cannot be placed. */
export function usePlacement(checkout: Placement) {
  const { cart, setNotice, stopConfirming, refreshQuote } = checkout;
  const { place, isPlacing } = usePlaceOrder();
  const { payOnline, phase } = useOrderPayment();
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
    for (const field of fields) {
      const message = fieldProblem(error, field);
      if (message === undefined) continue;
      checkout.onRefused(field, message);
      refreshQuote();
      return;
    }
    if (isClosed(error)) refreshQuote();
    else if (mayHaveDrifted(error)) {
      refreshQuote();
      await cart.refresh();
    }
  };

  /** @returns the key of the ordered cart; undefined if none was ordered and the customer knows why */
  const buyOnline = async (input: PlaceOrderInput, attemptKey: string): Promise<string | undefined> => {
    const { result, attemptKey: paidKey } = await payOnline(input, attemptKey, stopConfirming);
    if (result.kind === 'ordered') return paidKey;
    // Another click is being handled, or the screen is gone.
    if (result.kind === 'left') return undefined;
    stopConfirming();
    setNotice(resultNotice(result));
    if (result.kind === 'unpaid') checkout.onUnpaid();
    if (result.kind === 'returned') {
      toast.warning(returnedText(result));
      // The next payment is a new attempt.
      cart.renewAttempt();
      await cart.refresh().catch(() => undefined);
    }
    return undefined;
  };

  /** @param unsaved the address of a delivery, if it is not saved yet */
  const order = async (input: PlaceOrderInput, unsaved: UnsavedAddress | undefined) => {
    const { attemptKey } = cart;
    const isOnline = input.paymentMode === 'ONLINE';
    const navigate = navigateUnlessLeft();
    try {
      const orderedKey = isOnline ? await buyOnline(input, attemptKey) : attemptKey;
      if (!orderedKey) return;
      if (!isOnline) await place(input, attemptKey);
      setIsPlaced(true);
      toast.success(say('checkout.success'));
      checkout.discardDraft();
      cart.clearOrdered(orderedKey);
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

  return { order, isPlacing: isPlacing || phase !== 'idle', phase, isPlaced };
}
