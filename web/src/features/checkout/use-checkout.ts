import { useRef, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { useCart } from '../cart/cart';
import { defaultPin, useCheckoutDraft } from './checkout-draft';
import type { CheckoutNotice } from './checkout-notice';
import { ADDRESS_MISSING, CART_INVALID, checkoutProblem, invalidItemIds } from './checkout-validation';
import { menuDrift } from './menu-drift';
import { PAYMENT_METHODS } from './payment-methods';
import {
  addressProblem,
  driftMessage,
  isAlreadyOrdered,
  mayHaveDrifted,
  placementMessage,
} from './placement-problem';
import { usePlaceOrder } from './use-place-order';

const none: ReadonlySet<string> = new Set();

/** The way from a cart and an address to a placed order. */
export function useCheckout() {
  const cart = useCart();
  const { draft, change, discard } = useCheckoutDraft();
  const { place, isPlacing, readMenu } = usePlaceOrder();
  const navigate = useNavigate();
  const [method, setMethod] = useState(PAYMENT_METHODS[0]);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const [addressError, setAddressError] = useState<string>();
  const [notice, setNotice] = useState<ComponentProps<typeof CheckoutNotice>>();
  const [unavailableIds, setUnavailableIds] = useState(none);
  const addressField = useRef<HTMLTextAreaElement>(null);

  const refuseAddress = (message: string) => {
    setAddressError(message);
    addressField.current?.focus();
  };

  /** Asks for confirmation, if there is something to confirm. */
  const review = () => {
    const itemIds = cart.lines.map(({ _id: id }) => id);
    const problem = checkoutProblem({ address: draft.address, itemIds });
    if (problem) {
      toast.error(problem, { toastId: problem });
      if (problem === ADDRESS_MISSING) refuseAddress(problem);
      if (problem === CART_INVALID) setUnavailableIds(new Set(invalidItemIds(itemIds)));
      return;
    }
    setIsConfirming(true);
  };

  /** Brings the cart's prices up to date and says what has changed. */
  const catchUpWithMenu = async () => {
    const drift = menuDrift(cart.lines, await readMenu());
    for (const { line, price } of drift.repriced) {
      // Adding a dish that is there brings its price up to date, and one more of it.
      const { _id: id, qty } = line;
      cart.add({ ...line, price });
      cart.setQty(id, qty);
    }
    setUnavailableIds(new Set(drift.gone.map(({ _id: id }) => id)));
    const text = driftMessage(drift);
    if (text) setNotice({ text });
  };

  const explain = async (error: unknown) => {
    if (isAlreadyOrdered(error)) {
      setNotice({
        text: 'This cart has been ordered already, with another address. Please look at your orders before you order it again.',
        link: { to: '/order-history', label: 'Your orders' },
      });
      return;
    }
    const fault = addressProblem(error);
    if (fault) refuseAddress(fault);
    else if (mayHaveDrifted(error)) await catchUpWithMenu();
  };

  const confirm = async () => {
    setNotice(undefined);
    const { attemptKey, lines, totalRupees } = cart;
    const input = {
      items: lines.map(({ _id, qty }) => ({ menuItemId: _id, quantity: qty })),
      total: totalRupees,
      address: draft.address.trim(),
      coordinates: draft.pin ?? defaultPin,
      paymentMode: method.mode,
    };
    try {
      await place(input, attemptKey);
    } catch (error) {
      setIsConfirming(false);
      toast.error(placementMessage(error));
      try {
        await explain(error);
      } catch {
        // The menu cannot be read now; the toast has said what the server said.
      }
      return;
    }
    setIsPlaced(true);
    toast.success('Order placed successfully!');
    discard();
    cart.clear();
    await navigate('/order-history');
  };

  return {
    lines: cart.lines,
    totalRupees: cart.totalRupees,
    unavailableIds,
    removeLine: (id: string) => {
      cart.remove(id);
      setUnavailableIds((ids) => new Set([...ids].filter((other) => other !== id)));
      setNotice(undefined);
    },
    draft,
    changeAddress: (address: string) => {
      change({ address });
      setAddressError(undefined);
    },
    movePin: (pin: { lat: number; lng: number }) => change({ pin }),
    addressField,
    addressError,
    method,
    chooseMethod: (mode: string) =>
      setMethod((before) => PAYMENT_METHODS.find((candidate) => candidate.mode === mode) ?? before),
    notice,
    isConfirming,
    stopConfirming: () => setIsConfirming(false),
    review,
    confirm,
    isPlacing,
    isPlaced,
  };
}
