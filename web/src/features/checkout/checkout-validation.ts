import type { CartLine } from '../cart/cart';
import { isValidItemId } from '../cart/item-id';

export const ADDRESS_MISSING = 'checkout.addressMissing';
export const CART_INVALID = 'checkout.cartInvalid';

interface CheckoutInput {
  /** Undefined: not needed. */
  readonly address: string | undefined;
  readonly lines: readonly CartLine[];
}

/** Lines with an impossible dish id, from an older shop or a manipulated cart. */
export function invalidLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ _id }) => !isValidItemId(_id));
}

/** The message key of what prevents the order, if anything. */
export function checkoutProblem({
  address,
  lines,
}: CheckoutInput): typeof ADDRESS_MISSING | typeof CART_INVALID | undefined {
  if (address?.trim() === '') return ADDRESS_MISSING;
  if (invalidLines(lines).length > 0) return CART_INVALID;
  return undefined;
}
