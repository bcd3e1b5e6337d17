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
  if (typeof value !== 'object' || value === null) return [];
  const { _id, name, price, image, qty } = value as Record<string, unknown>;
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

/** A changed cart is a new purchase: it gets a key of its own. */
export function writeCart(lines: readonly CartLine[]): void {
  writeStored(attemptKey, randomUuid());
  writeStored(cartKey, JSON.stringify(lines));
}

/** The same cart becomes a new purchase. */
export function renewAttemptKey(): string {
  const made = randomUuid();
  writeStored(attemptKey, made);
  return made;
}

/** The idempotency key of placing this cart, the same in every tab. */
export function readAttemptKey(): string {
  return readStored(attemptKey) || renewAttemptKey();
}
