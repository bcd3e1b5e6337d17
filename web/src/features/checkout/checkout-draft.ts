import { useEffect, useState } from 'react';
import { forget, keep, readKept, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import { useSession } from '../session/session';

const storageKey = 'checkoutDraft';
export const addressLimit = 500;

/** Middle of India: where the pin stands until it is moved. */
export const defaultPin = { lat: 20.59, lng: 78.96 };

/** What the customer has filled in so far. */
export interface CheckoutDraft {
  readonly address: string;
  /** Undefined until the pin has been moved. */
  readonly pin?: { readonly lat: number; readonly lng: number } | undefined;
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

function isPin(value: unknown): value is { lat: number; lng: number } {
  if (!isRecord(value)) return false;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The draft of this tab. It outlives a reload and a failure; an order that went through ends it. */
export function useCheckoutDraft() {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, userId));

  useEffect(() => storeDraft(sessionStorage, userId, draft), [userId, draft]);

  return {
    draft,
    change: (changes: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...changes })),
    discard: () => forget(sessionStorage, storageKey, userId),
  };
}
