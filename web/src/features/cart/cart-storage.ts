import { isRecord } from '../../shared/lib/is-record';
import { readStored, writeStored } from '../../shared/lib/storage';
import { randomUuid } from '../../shared/lib/uuid';
import { mergeDuplicates, type CartLine } from './cart-reducer';

export const cartKey = 'cartItems';
export const attemptKey = 'cartAttemptKey';

/** The stored cart. What is no cart line (an older version, a browser extension) is left out. */
export function readCart(): CartLine[] {
  try {
    const stored: unknown = JSON.parse(readStored(cartKey) ?? '[]');
    return Array.isArray(stored) ? mergeDuplicates(stored.flatMap(toLine)) : [];
  } catch {
    return [];
  }
}

function toLine(value: unknown): CartLine[] {
  if (!isRecord(value)) return [];
  const { _id, name, price, image, qty } = value;
  const isLine =
    typeof _id === 'string' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    Number.isFinite(price) &&
    typeof qty === 'number' &&
    Number.isInteger(qty) &&
    qty >= 1;
  return isLine ? [{ _id, name, price, image: typeof image === 'string' ? image : null, qty }] : [];
}

/** A cart and the idempotency key of placing it. */
export interface Purchase {
  readonly lines: readonly CartLine[];
  readonly attemptKey: string;
}

/**
 * The cart with its key, the same in every tab.
 * @returns undefined while another tab has written one of the two and not yet the other, or if nobody has given this cart a
 * key
 */
export function readPurchase(): Purchase | undefined {
  const key = keyOf(readStored(attemptKey), readStored(cartKey));
  return key === undefined ? undefined : { lines: readCart(), attemptKey: key };
}

/** A key is kept with the text of the cart that it is for: the two are written one after the other. */
function keyOf(stored: string | null, cart: string | null): string | undefined {
  const at = stored?.indexOf(' ') ?? -1;
  return stored && at > 0 && stored.slice(at + 1) === (cart ?? '') ? stored.slice(0, at) : undefined;
}

/** A changed cart is a new purchase: it gets a key of its own. */
export function writeCart(lines: readonly CartLine[]): void {
  writeStored(cartKey, JSON.stringify(lines));
  renewAttemptKey();
}

/** The same cart becomes a new purchase. */
export function renewAttemptKey(): string {
  const made = randomUuid();
  writeStored(attemptKey, `${made} ${readStored(cartKey) ?? ''}`);
  return made;
}
