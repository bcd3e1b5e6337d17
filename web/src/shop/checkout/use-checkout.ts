import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import type { OrderWay } from '../../gql/graphql';
import { useIsTableExpired, useOrderWay } from '../../domain/basket/use-order-way';
import { defaultPin, movedPin, type Pin } from '../../shared/lib/pin';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { readStored } from '../../shared/lib/storage';
import { say } from '../texts/texts';
import { lineKey } from '../../domain/basket/lines';
import { orderItemOf } from '../basket/order-input';
import { useLiveCart } from '../basket/use-live-cart';
import { useQuote } from '../basket/use-quote';
import { readPending } from '../payments/pending-store';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { addressText, withPinCode } from '../addresses/address-text';
import { useSession } from '../../domain/session/session';
import { typedFrom, useCheckoutDraft, withAddress, withPin, type CheckoutDraft } from './checkout-draft';
import type { CheckoutNoticeProps } from './checkout-notice';
import { checkoutObstacle } from './checkout-obstacle';
import { isPinCode, PHONE_MISSING } from './checkout-validation';
import { methodsFor, modeKey } from './payment-methods';
import { resultNotice } from './payment-result';
import { driftMessage } from './placement-problem';
import { usePlacement } from './use-placement';
import { useSettled } from './use-settled';

const none: ReadonlySet<string> = new Set();

/** Places the order of a cart and an address. */
export function useCheckout() {
  const cart = useLiveCart();
  const { draft, addresses, saved, destination, isTyped, isReady, change, discard } = useCheckoutDraft();
  const { user } = useSession();
  const { coordinates, phoneRequired } = useRestaurant();
  const restaurantPin = movedPin(coordinates);
  const settings = usePaymentSettings();
  const [mode, setMode] = useState<string>(() =>
    readPending()?.attemptKey === cart.attemptKey ? 'ONLINE' : (readStored(modeKey) ?? 'COD'),
  );
  /** What is to be confirmed: another price or way closes the dialog. */
  const [toConfirm, setToConfirm] = useState<{ readonly totalRupees: number; readonly way: OrderWay }>();
  const [refusedAddress, setRefusedAddress] = useState<{
    readonly address: string;
    readonly message: string;
  }>();
  const [pinCodeError, setPinCodeError] = useState<string>();
  const [phoneError, setPhoneError] = useState<string>();
  /** Why the payment mode was refused when the order was placed, which counts for its total. */
  const [refusedMode, setRefusedMode] = useState<{
    readonly totalRupees: number;
    readonly message: string;
  }>();
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
  const pinCodeField = useRef<HTMLInputElement>(null);
  const locateButton = useRef<HTMLButtonElement>(null);
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
  const typedPhone = useSettled(phone.trim());
  const settledPhone = isTyped ? typedPhone : phone.trim();
  const allMethods = methodsFor(way);
  const methods = allMethods.filter((each) => each.mode === 'COD' || settings?.modes.includes(each.mode));
  const method = methods.find((each) => each.mode === mode) ?? allMethods[0];
  const {
    totalRupees,
    charges,
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
  } = useQuote(cart, {
    paymentMode: method.mode,
    slot: way === 'TABLE' ? undefined : slot,
    phone: isReady ? settledPhone : undefined,
    ...(settledAddress && { address: settledAddress }),
    ...(destination.pin && { coordinates: destination.pin }),
    ...(isPinCode(destination.pinCode) && { pinCode: destination.pinCode }),
  });
  const [confirmedPhone, setConfirmedPhone] = useState<string>();
  const isCodeNeeded = method.mode === 'COD' && confirmedPhone !== phone.trim();
  const codeReason = isCodeNeeded ? quotedCodeReason : undefined;
  /** Whether the total has the fee of the address that is in the field. */
  const knowsFee = !delivery.hasZones || (isQuoted && settledAddress === destination.address);
  /** How often the customer came back unpaid: the next step is to press the button again. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) payButton.current?.focus({ preventScroll: true });
  }, [returns]);

  const isConfirming =
    toConfirm?.totalRupees === totalRupees && toConfirm.way === way && cart.goneLines.length === 0;
  if (toConfirm && !isConfirming) setToConfirm(undefined);

  const isTableExpired = useIsTableExpired();
  const expiredNotice = isTableExpired
    ? { text: say('table.expired'), remedy: { label: say('table.leave'), apply: cart.table.leave } }
    : undefined;
  const driftText = driftMessage(cart.lines);
  const removeGone =
    cart.goneLines.length > 0
      ? { label: say('cart.removeGone', { count: cart.goneLines.length }), apply: cart.removeGone }
      : undefined;
  const driftNotice = driftText === undefined ? undefined : { text: driftText, remedy: removeGone };

  const refuseAddress = (message: string) => {
    setRefusedAddress({ address: destination.address, message });
    const lacking = { LOCATION: locateButton, PIN_CODE: pinCodeField };
    const where = delivery.needs && lacking[delivery.needs].current;
    if (where) {
      where.focus();
      return;
    }
    const chosen = addressChoice.current?.querySelector<HTMLElement>(':checked');
    (addressField.current ?? chosen)?.focus();
  };

  const refusePinCode = (message: string) => {
    setPinCodeError(message);
    pinCodeField.current?.focus();
  };

  const refusePhone = (message: string) => {
    setPhoneError(message);
    phoneField.current?.focus();
  };

  const refuse = {
    address: refuseAddress,
    pinCode: refusePinCode,
    phone: refusePhone,
    paymentMode: (message: string) => {
      setRefusedMode({ totalRupees, message });
      paymentField.current?.focus();
    },
  };

  /** Asks for confirmation, if there is something to confirm. */
  const review = () => {
    const obstacle = checkoutObstacle({
      lines: cart.lines,
      address: isDelivery ? destination.address : undefined,
      pinCode: delivery.hasZones ? destination.pinCode : '',
      phone,
      isPhoneRequired,
      knowsFee,
      addressProblem: delivery.addressProblem,
      timeProblem: orderingProblem ?? slotProblem,
      choiceProblems,
      otherProblem: dishProblems[0] ?? delivery.minimumProblem ?? paymentProblem,
      codeReason,
    });
    if (!obstacle) {
      setToConfirm({ totalRupees, way });
      return;
    }
    const { at, text } = obstacle;
    (at === 'fee' ? toast.info : toast.error)(text, { toastId: text });
    if (at === 'address' || at === 'pinCode' || at === 'phone') refuse[at](text);
    if (at === 'invalid lines') setInvalidKeys(new Set(obstacle.keys));
    if (at === 'gone lines') setRefusals((before) => before + 1);
    if (at === 'code') {
      if (phone.trim() === '') refusePhone(say(PHONE_MISSING));
      else confirmPhone.current?.focus();
    }
  };

  const { order, isPlacing, phase, isPlaced } = usePlacement({
    cart,
    setNotice,
    stopConfirming: () => setToConfirm(undefined),
    onUnpaid: () => setReturns((before) => before + 1),
    onRefused: (field, message) => refuse[field](message),
    refreshQuote: refresh,
    discardDraft: discard,
  });

  const confirm = async () => {
    setNotice(undefined);
    if (table && !cart.table.current()) {
      setToConfirm(undefined);
      toast.error(say('table.expired'), { toastId: 'table.expired' });
      return;
    }
    const input = {
      items: cart.lines.map(orderItemOf),
      total: totalRupees,
      ...(slot && way !== 'TABLE' && { slot }),
      ...(phone.trim() && { phone: phone.trim() }),
      ...(isDelivery
        ? {
            ...(note.trim() && { deliveryNote: note.trim() }),
            address: destination.address,
            ...(delivery.hasZones && destination.pinCode && { pinCode: destination.pinCode }),
            // A restaurant on the map, or with delivery zones, gets only pins that customers have chosen.
            coordinates: destination.pin ?? (restaurantPin || delivery.hasZones ? undefined : defaultPin),
          }
        : { way, ...(table && { table: table.code }) }),
      paymentMode: method.mode,
    };
    const { pin } = destination;
    const text = withPinCode(destination.address, destination.pinCode);
    const isUnsaved = isDelivery && !saved && !addresses.some((each) => addressText(each) === text);
    await order(input, isUnsaved ? { unsavedAddress: { text, pin } } : undefined);
  };

  return {
    lines: cart.lines,
    way,
    isDelivery,
    table,
    chooseWay: (requested: OrderWay) => {
      cart.chooseWay(requested);
      setNotice(undefined);
      setRefusedMode(undefined);
    },
    totalRupees,
    charges,
    delivery,
    promise,
    renewQuote: renew,
    orderingProblem,
    dishProblems: [
      ...dishProblems,
      ...choiceProblems.values(),
      ...(delivery.minimumProblem ? [delivery.minimumProblem] : []),
    ],
    paymentError: refusedMode?.totalRupees === totalRupees ? refusedMode.message : paymentProblem,
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
    /** As it will stand on the order. */
    wholeAddress: withPinCode(destination.address, destination.pinCode),
    /** The text in the field, if it is shown: a saved address is changed there if the zones need more of it. */
    addressText: !saved ? draft.address : delivery.isAddressIncomplete ? destination.address : undefined,
    chooseAddress: (savedId: string | null) => {
      change({ savedId });
      setRefusedAddress(undefined);
    },
    /** What the address lacks, if it is one thing. */
    needs: delivery.needs,
    pinCodeField,
    pinCodeError,
    locateButton,
    changePinCode: (pinCode: string) => {
      change(saved ? { ...typedFrom(destination), pinCode } : { pinCode, savedId: null });
      setPinCodeError(undefined);
      setRefusedAddress(undefined);
    },
    restaurantPin,
    changeAddress: (address: string) => {
      change(saved ? { ...typedFrom(destination), address } : withAddress(draft, address));
      setRefusedAddress(undefined);
    },
    isMapReady: isReady,
    movePin: (pin: Pin) => {
      const shown = saved && { id: saved.id, address: destination.address };
      change((before) => withPin(before, pin, shown));
      setRefusedAddress(undefined);
    },
    /** Start of the slot, for an order for later. */
    slot: way === 'TABLE' ? undefined : slot,
    slotProblem,
    chooseSlot: (chosen: string | undefined) => {
      change({ slot: chosen });
      setNotice(undefined);
    },
    isPhoneRequired: isPhoneRequired || codeReason !== undefined,
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
      setRefusedMode(undefined);
      setPhoneError(undefined);
    },
    notice: notice ?? (removeGone && driftNotice) ?? expiredNotice ?? driftNotice,
    refusals,
    isConfirming,
    stopConfirming: () => setToConfirm(undefined),
    review,
    confirm,
    isPlacing,
    phase,
    payButton,
    isPlaced,
  };
}
