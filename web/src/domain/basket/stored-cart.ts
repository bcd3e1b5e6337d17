import { isRecord } from '../../shared/lib/is-record';
import { randomUuid } from '../../shared/lib/uuid';
import type { BasketStorage } from './basket-storage';
import { mergeDuplicates, type CartLine, type ChosenOption } from './lines';

export const cartKey = 'cartItems';
export const attemptKey = 'cartAttemptKey';

/** The stored cart, without invalid lines (of older versions or browser extensions). */
export function readCart(storage: BasketStorage): CartLine[] {
  try {
    const stored: unknown = JSON.parse(storage.read(cartKey) ?? '[]');
    return Array.isArray(stored) ? mergeDuplicates(stored.flatMap(toLine)) : [];
  } catch {
    return [];
  }
}

function toLine(value: unknown): CartLine[] {
  if (!isRecord(value)) return [];
  const { _id, name, price, packing, image, qty, choices, note } = value;
  const isLine =
    typeof _id === 'string' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    Number.isFinite(price) &&
    typeof qty === 'number' &&
    Number.isInteger(qty) &&
    qty >= 1;
  if (!isLine) return [];
  return [
    {
      _id,
      name,
      price,
      ...(typeof packing === 'number' && packing > 0 && { packing }),
      image: typeof image === 'string' ? image : null,
      qty,
      ...(Array.isArray(choices) && choices.every(isChoice) && { choices }),
      ...(typeof note === 'string' && note !== '' && { note }),
    },
  ];
}

function isChoice(value: unknown): value is ChosenOption {
  return (
    isRecord(value) &&
    ['choiceId', 'group', 'name'].every((field) => typeof value[field] === 'string') &&
    Number.isFinite(value['price']) &&
    Number.isInteger(value['quantity']) &&
    Number(value['quantity']) >= 1
  );
}

/** A cart and the idempotency key of its order. */
export interface StoredCart {
  readonly lines: readonly CartLine[];
  readonly attemptKey: string;
}

/**
 * The cart with its key, equal in every tab. @returns undefined while another tab has written only one of the two, or
 * if this cart has no key yet
 */
export function readStoredCart(storage: BasketStorage): StoredCart | undefined {
  const key = keyOf(storage.read(attemptKey), storage.read(cartKey));
  return key === undefined ? undefined : { lines: readCart(storage), attemptKey: key };
}

/** A key is stored with the text of its cart, because the two are written one after the other. */
function keyOf(stored: string | null, cart: string | null): string | undefined {
  const at = stored?.indexOf(' ') ?? -1;
  return stored && at > 0 && stored.slice(at + 1) === (cart ?? '') ? stored.slice(0, at) : undefined;
}

/** Stores a changed cart, which is a new purchase, with a new key. */
export function writeCart(storage: BasketStorage, lines: readonly CartLine[]): StoredCart {
  storage.write(cartKey, JSON.stringify(lines));
  return renewAttemptKey(storage);
}

/** Gives the same cart a new key. */
export function renewAttemptKey(storage: BasketStorage): StoredCart {
  const renewed = randomUuid();
  storage.write(attemptKey, `${renewed} ${storage.read(cartKey) ?? ''}`);
  return { lines: readCart(storage), attemptKey: renewed };
}
