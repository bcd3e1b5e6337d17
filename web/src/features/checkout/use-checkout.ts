import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import type { OrderWay, PlaceOrderInput } from '../../gql/graphql';
import { currentTable } from '../../shared/lib/order-table';
import { chooseOrderWay, useOrderWay } from '../../shared/lib/order-way';
import { defaultPin, movedPin, type Pin } from '../../shared/lib/pin';
import { useRestaurant } from '../../shared/lib/restaurant';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../../texts/texts';
import { lineKey } from '../cart/line-key';
import { choiceSentences, isToChooseAgain, removalRequest } from '../cart/menu-drift';
import { orderItemOf } from '../cart/order-input';
import { useLiveCart } from '../cart/use-live-cart';
import { useQuote } from '../cart/use-quote';
import { returnedText } from '../payments/payment-news';
import { readPending } from '../payments/pending-store';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { addressText } from '../addresses/address-text';
import type { UnsavedAddress } from '../addresses/save-address-offer';
import { useSession } from '../session/session';
import { useCheckoutDraft, withAddress, type CheckoutDraft } from './checkout-draft';
import type { CheckoutNoticeProps } from './checkout-notice';
import {
  ADDRESS_MISSING,
  CART_INVALID,
  PHONE_INVALID,
  PHONE_MISSING,
  checkoutProblem,
  invalidLines,
} from './checkout-validation';
import { methodsFor } from './payment-methods';
import { resultNotice } from './payment-result';
import {
  driftMessage,
  fieldProblem,
  initiationMessage,
  isAlreadyOrdered,
  isClosed,
  mayHaveDrifted,
  placementMessage,
} from './placement-problem';
import { useOrderPayment } from './use-order-payment';
import { usePlaceOrder } from './use-place-order';
import { useSettled } from './use-settled';

const none: ReadonlySet<string> = new Set();

/** How the customer paid last on this device. */
const modeKey = 'paymentMode';

/** Places the order of a cart and an address. */
export function useCheckout() {
  const cart = useLiveCart();
  const { draft, addresses, saved, destination, isReady, change, discard } = useCheckoutDraft();
  const { user } = useSession();
  const { coordinates, phoneRequired } = useRestaurant();
  const restaurantPin = movedPin(coordinates);
  const { place, isPlacing } = usePlaceOrder();
  const { payOnline, phase } = useOrderPayment();
  const settings = usePaymentSettings();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const [mode, setMode] = useState<string>(() =>
    readPending()?.attemptKey === cart.attemptKey ? 'ONLINE' : (readStored(modeKey) ?? 'COD'),
  );
  /** What is to be confirmed: another price or way closes the dialog. */
  const [toConfirm, setToConfirm] = useState<{ readonly totalRupees: number; readonly way: OrderWay }>();
  const [isPlaced, setIsPlaced] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<{
    readonly address: string;
    readonly message: string;
  }>();
  const [phoneError, setPhoneError] = useState<string>();
  /** Why the payment mode was refused when the order was placed. */
  const [paymentError, setPaymentError] = useState<string>();
  /** The provider's page sends customers who did not pay back here. */
  const { search } = useLocation();
  const [notice, setNotice] = useState<CheckoutNoticeProps | undefined>(() =>
    new URLSearchParams(search).has('unpaid')
      ? resultNotice({ kind: 'unpaid', failure: undefined })
      : undefined,
  );
  const [invalidKeys, setInvalidKeys] = useState(none);
  /** Each one scrolls the notice into view. */
  const [refusals, setRefusals] = useState(0);
  const addressField = useRef<HTMLTextAreaElement>(null);
  const addressChoice = useRef<HTMLFieldSetElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const paymentField = useRef<HTMLSelectElement>(null);
  const confirmPhone = useRef<HTMLDivElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const typedAddress = useSettled(draft.address.trim());
  const settledAddress = saved ? destination.address : typedAddress;
  const { way, table } = useOrderWay();
  const isDelivery = way === 'DELIVERY';
  const isPhoneRequired = user?.isGuest === true || (phoneRequired && way !== 'TABLE');
  const { phone = '', note = '', slot } = draft;
  const settledPhone = useSettled(phone.trim());
  const allMethods = methodsFor(way);
  const methods = allMethods.filter((each) => each.mode === 'COD' || settings?.modes.includes(each.mode));
  const method = methods.find((each) => each.mode === mode) ?? allMethods[0];
  const {
    totalRupees,
    packingRupees,
    delivery,
    promise,
    renew,
    isQuoted,
    orderingProblem,
    slotProblem,
    dishProblems,
    choiceProblems,
    paymentProblem,
    codeReason: quotedCodeReason,
    refresh,
  } = useQuote(cart, method.mode, {
    slot: way === 'TABLE' ? undefined : slot,
    phone: settledPhone,
    ...(settledAddress && { address: settledAddress }),
    ...(destination.pin && { coordinates: destination.pin }),
    ...(destination.pinCode && { pinCode: destination.pinCode }),
  });
  const [confirmedPhone, setConfirmedPhone] = useState<string>();
  const codeReason = confirmedPhone === phone.trim() ? undefined : quotedCodeReason;
  /** Whether the total has the fee of the address that is in the field. */
  const knowsFee = !delivery.hasZones || (isQuoted && settledAddress === destination.address);
  const isPaying = phase !== 'idle';
  /** How often the customer came back unpaid: the next step is to press the button again. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) payButton.current?.focus({ preventScroll: true });
  }, [returns]);

  const isConfirming =
    toConfirm?.totalRupees === totalRupees && toConfirm.way === way && cart.goneLines.length === 0;
  if (toConfirm && !isConfirming) setToConfirm(undefined);

  const driftText = driftMessage(cart.lines);
  const removeGone =
    cart.goneLines.length > 0
      ? { label: say('cart.removeGone', { count: cart.goneLines.length }), apply: cart.removeGone }
      : undefined;
  const driftNotice = driftText === undefined ? undefined : { text: driftText, remedy: removeGone };

  const refuseAddress = (message: string) => {
    setRefusedAddress({ address: destination.address, message });
    const chosen = addressChoice.current?.querySelector<HTMLElement>(':checked');
    (addressField.current ?? chosen)?.focus();
  };

  const refusePhone = (message: string) => {
    setPhoneError(message);
    phoneField.current?.focus();
  };

  /** Asks for confirmation, if there is something to confirm. */
  const review = () => {
    const { lines } = cart;
    const problem = checkoutProblem({
      address: isDelivery ? destination.address : undefined,
      phone,
      isPhoneRequired,
      lines,
    });
    if (problem) {
      toast.error(say(problem), { toastId: problem });
      if (problem === ADDRESS_MISSING) refuseAddress(say(problem));
      if (problem === PHONE_MISSING || problem === PHONE_INVALID) refusePhone(say(problem));
      if (problem === CART_INVALID) setInvalidKeys(new Set(invalidLines(lines).map(lineKey)));
      return;
    }
    if (cart.goneLines.length > 0) {
      const request = removalRequest(cart.lines);
      toast.error(request, { toastId: request });
      setRefusals((before) => before + 1);
      return;
    }
    if (!knowsFee) {
      toast.info(say('checkout.feeComing'), { toastId: 'checkout.feeComing' });
      return;
    }
    if (delivery.addressProblem) {
      refuseAddress(delivery.addressProblem);
      toast.error(delivery.addressProblem, { toastId: delivery.addressProblem });
      return;
    }
    const toChooseAgain = lines.find(isToChooseAgain);
    const [choiceProblem] = toChooseAgain ? choiceSentences(toChooseAgain) : choiceProblems.values();
    const refusal =
      orderingProblem ??
      slotProblem ??
      choiceProblem ??
      dishProblems[0] ??
      delivery.minimumProblem ??
      paymentProblem;
    if (refusal) {
      toast.error(refusal, { toastId: refusal });
      return;
    }
    if (codeReason) {
      toast.error(codeReason, { toastId: codeReason });
      if (phone.trim() === '') refusePhone(say(PHONE_MISSING));
      else confirmPhone.current?.focus();
      return;
    }
    setToConfirm({ totalRupees, way });
  };

  const explain = async (error: unknown) => {
    if (isAlreadyOrdered(error)) {
      setNotice({
        text: say('checkout.alreadyOrdered'),
        link: { to: '/order-history', label: say('orders.yours') },
      });
      return;
    }
    const ofAddress = fieldProblem(error, 'address');
    const ofPhone = fieldProblem(error, 'phone');
    const ofPayment = fieldProblem(error, 'paymentMode');
    if (ofAddress) {
      refuseAddress(ofAddress);
      refresh();
    } else if (ofPhone) {
      refusePhone(ofPhone);
      refresh();
    } else if (ofPayment) {
      setPaymentError(ofPayment);
      paymentField.current?.focus();
      refresh();
    } else if (isClosed(error)) refresh();
    else if (mayHaveDrifted(error)) {
      refresh();
      await cart.refresh();
    }
  };

  const confirm = async () => {
    setNotice(undefined);
    if (table && !currentTable()) {
      setToConfirm(undefined);
      toast.error(say('table.expired'), { toastId: 'table.expired' });
      return;
    }
    const { attemptKey, lines } = cart;
    const input = {
      items: lines.map(orderItemOf),
      total: totalRupees,
      ...(slot && way !== 'TABLE' && { slot }),
      ...(phone.trim() && { phone: phone.trim() }),
      ...(isDelivery
        ? {
            ...(note.trim() && { deliveryNote: note.trim() }),
            address: destination.address,
            ...(destination.pinCode && { pinCode: destination.pinCode }),
            // A restaurant on the map, or with delivery zones, gets only pins that customers have chosen.
            coordinates: destination.pin ?? (restaurantPin || delivery.hasZones ? undefined : defaultPin),
          }
        : { way, ...(table && { table: table.code }) }),
      paymentMode: method.mode,
    };
    const isOnline = method.mode === 'ONLINE';
    const navigate = navigateUnlessLeft();
    const { address: text, pin } = destination;
    const isUnsaved = isDelivery && !saved && !addresses.some((each) => addressText(each) === text);
    const unsaved: UnsavedAddress = { unsavedAddress: { text, pin } };
    try {
      const orderedKey = isOnline ? await buyOnline(input, attemptKey) : attemptKey;
      if (!orderedKey) return;
      if (!isOnline) await place(input, attemptKey);
      setIsPlaced(true);
      toast.success(say('checkout.success'));
      discard();
      cart.clearOrdered(orderedKey);
      writeStored(modeKey, method.mode);
      await navigate('/order-history', { replace: true, ...(isUnsaved && { state: unsaved }) });
    } catch (error) {
      setToConfirm(undefined);
      toast.error(isOnline ? initiationMessage(error) : placementMessage(error));
      try {
        await explain(error);
      } catch {
        // The menu cannot be read; the toast has shown the server's message.
      }
    }
  };

  /** @returns the key of the ordered cart; undefined if none was ordered and the customer knows why */
  const buyOnline = async (input: PlaceOrderInput, attemptKey: string): Promise<string | undefined> => {
    const stopConfirming = () => setToConfirm(undefined);
    const { result, attemptKey: paidKey } = await payOnline(input, attemptKey, stopConfirming);
    if (result.kind === 'ordered') return paidKey;
    // Another click is being handled, or the screen is gone.
    if (result.kind === 'left') return undefined;
    stopConfirming();
    setNotice(resultNotice(result));
    if (result.kind === 'unpaid') setReturns((before) => before + 1);
    if (result.kind === 'returned') {
      toast.warning(returnedText(result));
      // The next payment is a new attempt.
      cart.renewAttempt();
      await cart.refresh().catch(() => undefined);
    }
    return undefined;
  };

  return {
    lines: cart.lines,
    way,
    isDelivery,
    table,
    chooseWay: (wanted: OrderWay) => {
      chooseOrderWay(wanted);
      setNotice(undefined);
    },
    totalRupees,
    packingRupees,
    delivery,
    promise,
    renewQuote: renew,
    orderingProblem,
    dishProblems: [
      ...dishProblems,
      ...choiceProblems.values(),
      ...(delivery.minimumProblem ? [delivery.minimumProblem] : []),
    ],
    paymentError: paymentError ?? paymentProblem,
    paymentField,
    unavailable: new Set([...invalidKeys, ...cart.goneLines.map(lineKey)]),
    removeLine: (key: string) => {
      cart.remove(key);
      setInvalidKeys((keys) => new Set([...keys].filter((other) => other !== key)));
      setNotice(undefined);
    },
    draft,
    addresses,
    saved,
    destination,
    chooseAddress: (savedId: string | null) => {
      change({ savedId });
      setRefusedAddress(undefined);
    },
    restaurantPin,
    changeAddress: (address: string) => {
      change(withAddress(draft, address));
      setRefusedAddress(undefined);
    },
    isMapReady: isReady,
    movePin: (pin: Pin) => {
      change({ pin, isPinMoved: true, savedId: null });
      setRefusedAddress(undefined);
    },
    /** Start of the slot, for an order for later. */
    slot: way === 'TABLE' ? undefined : slot,
    slotProblem,
    chooseSlot: (chosen: string | undefined) => {
      change({ slot: chosen });
      setNotice(undefined);
    },
    isPhoneRequired,
    changeContact: (changes: Pick<CheckoutDraft, 'phone' | 'note'>) => {
      change(changes);
      setPhoneError(undefined);
    },
    phoneField,
    /** Why the phone number must be confirmed by a code; undefined if it need not. */
    codeReason,
    phone: phone.trim(),
    confirmPhone,
    refusePhone,
    phoneConfirmed: () => {
      setConfirmedPhone(phone.trim());
      toast.success(say('checkout.phoneConfirmed'));
      setPhoneError(undefined);
      refresh();
      payButton.current?.focus({ preventScroll: true });
    },
    phoneError,
    addressField,
    addressChoice,
    addressError:
      refusedAddress?.address === destination.address ? refusedAddress.message : delivery.addressProblem,
    methods,
    method,
    isTestMode: method.mode === 'ONLINE' && settings?.testMode === true,
    chooseMethod: (chosen: string) => {
      setMode(chosen);
      setPaymentError(undefined);
    },
    notice: notice ?? driftNotice,
    refusals,
    isConfirming,
    stopConfirming: () => setToConfirm(undefined),
    review,
    confirm,
    isPlacing: isPlacing || isPaying,
    phase,
    payButton,
    isPlaced,
  };
}
