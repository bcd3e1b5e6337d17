import { useEffect, useState } from 'react';
import { forget, keep, readKept, type DraftStorage } from '../../shared/lib/drafts';
import { formatPhone } from '../../shared/lib/format';
import { isRecord } from '../../shared/lib/is-record';
import type { Pin } from '../../shared/lib/pin';
import { useSession } from '../session/session';
import { useLastDelivery } from './use-last-delivery';

const storageKey = 'checkoutDraft';
export const addressLimit = 500;
export const phoneLimit = 40;
export const noteLimit = 200;
const slotLimit = 40;

/** The customer's input. */
export interface CheckoutDraft {
  readonly address: string;
  /** Undefined until the pin has been moved. */
  readonly pin?: Pin | undefined;
  readonly phone?: string | undefined;
  /** Start of a slot, ISO 8601; undefined for as soon as possible. */
  readonly slot?: string | undefined;
  /** For the rider. */
  readonly note?: string | undefined;
}

/** Reads this customer's draft. Anything invalid, another customer's or an older version's counts as none. */
export function readDraft(storage: DraftStorage, userId: string): CheckoutDraft {
  const { address, pin, phone, note, slot } = readKept(storage, storageKey, userId) ?? {};
  return {
    address: readText(address, addressLimit) ?? '',
    pin: isPin(pin) ? { lat: pin.lat, lng: pin.lng } : undefined,
    phone: readText(phone, phoneLimit),
    note: readText(note, noteLimit),
    slot: readText(slot, slotLimit),
  };
}

const readText = (value: unknown, limit: number) =>
  typeof value === 'string' ? value.slice(0, limit) : undefined;

const isUntouched = ({ address, pin, phone, note, slot }: CheckoutDraft) =>
  !address && !pin && !phone && !note && !slot;

/** An untouched form is not stored. */
export function storeDraft(storage: DraftStorage, userId: string, draft: CheckoutDraft): void {
  if (isUntouched(draft)) forget(storage, storageKey, userId);
  else keep(storage, storageKey, userId, draft);
}

function isPin(value: unknown): value is Pin {
  if (!isRecord(value)) return false;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The input of this tab, or else the last order's delivery. Input survives a reload and a failure; an order ends it. */
export function useCheckoutDraft() {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [begun] = useState(() => readDraft(sessionStorage, userId));
  const hasBegun = !isUntouched(begun);
  const last = useLastDelivery({ skip: hasBegun });
  const [typed, setTyped] = useState(hasBegun ? begun : undefined);
  const ofGuest = user?.phone ? { phone: formatPhone(user.phone) } : {};
  const untyped: CheckoutDraft = { ...begun, ...ofGuest, ...last.delivery };

  useEffect(() => {
    if (typed) storeDraft(sessionStorage, userId, typed);
  }, [userId, typed]);

  return {
    draft: typed ?? untyped,
    /** False while the last order is being read. */
    isReady: typed !== undefined || !last.loading,
    change: (changes: Partial<CheckoutDraft>) =>
      setTyped((before) => ({ ...(before ?? untyped), ...changes })),
    discard: () => forget(sessionStorage, storageKey, userId),
  };
}
