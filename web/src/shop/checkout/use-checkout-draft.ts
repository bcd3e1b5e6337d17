import { useEffect, useState } from 'react';
import { useSession } from '../../domain/session/session';
import { formatPhone } from '../../shared/lib/format';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { addressText } from '../addresses/address-text';
import {
  discardDraft,
  isUntouched,
  readDraft,
  storeDraft,
  typedFrom,
  withAddress,
  withPin,
  type CheckoutDraft,
} from './checkout-draft';
import { useLastDelivery } from './use-last-delivery';

type Changes = Partial<CheckoutDraft>;

/** The input of this tab, or else what the checkout starts with. Input survives a reload and a failure; an order ends it. */
export function useCheckoutDraft() {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [begun] = useState(() => readDraft(sessionStorage, userId));
  const hasBegun = !isUntouched(begun);
  const last = useLastDelivery();
  const [typed, setTyped] = useState(hasBegun ? begun : undefined);
  const { phone = user?.phone ? formatPhone(user.phone) : undefined, ...where } = last.delivery;
  // Not chosen before it is known.
  const untyped: CheckoutDraft = { ...begun, ...where, phone, ...(last.loading && { savedId: undefined }) };
  const draft = typed ?? untyped;
  const savedId = draft.savedId === undefined && !draft.address && !draft.pin ? where.savedId : draft.savedId;

  const saved = last.addresses.find(({ id }) => id === savedId);

  const destination = saved
    ? { address: addressText(saved), pin: movedPin(saved.coordinates), pinCode: '' }
    : { address: draft.address.trim(), pin: draft.pin, pinCode: draft.pinCode?.trim() ?? '' };

  useEffect(() => {
    if (typed) storeDraft(sessionStorage, userId, typed);
  }, [userId, typed]);

  const change = (changes: Changes | ((draft: CheckoutDraft) => Changes)) =>
    setTyped((before = untyped) => ({
      ...before,
      ...(typeof changes === 'function' ? changes(before) : changes),
    }));

  return {
    draft,
    addresses: last.addresses,
    /** The saved address that the order goes to. */
    saved,
    /** Where a delivery goes. */
    destination,
    phone: draft.phone?.trim() ?? '',
    lastBuyer: last.lastBuyer,
    isTyped: typed !== undefined,
    /** False while the last order is being read. */
    isReady: !last.loading || (typed !== undefined && !savedId),
    change,
    /** Takes a saved address, or another one. */
    chooseAddress: (chosen: string | null) => change({ savedId: chosen }),
    typeAddress: (address: string) =>
      change(saved ? { ...typedFrom(destination), address } : withAddress(draft, address)),
    typePinCode: (pinCode: string) =>
      change(saved ? { ...typedFrom(destination), pinCode } : { pinCode, savedId: null }),
    movePin: (pin: Pin) => {
      const shown = saved && { id: saved.id, address: destination.address };
      change((before) => withPin(before, pin, shown));
    },
    discard: () => discardDraft(sessionStorage, userId),
  };
}
