import { useEffect, useState } from 'react';
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

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads this customer's draft; whatever is not one, from another customer, an older version or another hand, counts as nothing filled in. */
export function readDraft(storage: DraftStorage, userId: string): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { address: '' };
    if (!('userId' in stored) || stored.userId !== userId) return { address: '' };
    const address = 'address' in stored && typeof stored.address === 'string' ? stored.address : '';
    const pin =
      'pin' in stored && isPin(stored.pin) ? { lat: stored.pin.lat, lng: stored.pin.lng } : undefined;
    return { address: address.slice(0, addressLimit), pin };
  } catch {
    return { address: '' };
  }
}

export function storeDraft(storage: DraftStorage, userId: string, draft: CheckoutDraft): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ userId, ...draft }));
  } catch {
    // Storage is full or forbidden: the draft lives as long as the page.
  }
}

function clearDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Forbidden storage has nothing to clear.
  }
}

function isPin(value: unknown): value is { lat: number; lng: number } {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return false;
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
    discard: () => clearDraft(sessionStorage),
  };
}
