import { useEffect, useState } from 'react';
import { forget, keep, readKept, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import type { Pin } from '../../shared/lib/pin';
import { useSession } from '../session/session';
import { useLastDelivery } from './use-last-delivery';

const storageKey = 'checkoutDraft';
export const addressLimit = 500;

/** What the customer has filled in so far. */
export interface CheckoutDraft {
  readonly address: string;
  /** Undefined until the pin has been moved. */
  readonly pin?: Pin | undefined;
}

/** Reads this customer's draft; whatever is not one, from another customer, an older version or another hand, counts as nothing filled in. */
export function readDraft(storage: DraftStorage, userId: string): CheckoutDraft {
  const { address, pin } = readKept(storage, storageKey, userId) ?? {};
  return {
    address: typeof address === 'string' ? address.slice(0, addressLimit) : '',
    pin: isPin(pin) ? { lat: pin.lat, lng: pin.lng } : undefined,
  };
}

/** Of a form that nobody has touched, nothing is kept. */
export function storeDraft(storage: DraftStorage, userId: string, draft: CheckoutDraft): void {
  if (draft.address === '' && !draft.pin) forget(storage, storageKey, userId);
  else keep(storage, storageKey, userId, draft);
}

function isPin(value: unknown): value is Pin {
  if (!isRecord(value)) return false;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/**
 * What the customer has filled in in this tab, or else where their last order went. What was filled in outlives a reload
 * and a failure; an order that went through ends it.
 */
export function useCheckoutDraft() {
  const userId = useSession().user?.id ?? '';
  const [begun] = useState(() => readDraft(sessionStorage, userId));
  const hasBegun = begun.address !== '' || begun.pin !== undefined;
  const last = useLastDelivery({ skip: hasBegun });
  const [typed, setTyped] = useState(hasBegun ? begun : undefined);
  const untyped = last.delivery ?? begun;

  useEffect(() => {
    if (typed) storeDraft(sessionStorage, userId, typed);
  }, [userId, typed]);

  return {
    draft: typed ?? untyped,
    /** False while the last order is still asked for. */
    isReady: typed !== undefined || !last.loading,
    change: (changes: Partial<CheckoutDraft>) =>
      setTyped((before) => ({ ...(before ?? untyped), ...changes })),
    discard: () => forget(sessionStorage, storageKey, userId),
  };
}
