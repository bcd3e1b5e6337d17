import { isValidItemId } from '../cart/item-id';

export const ADDRESS_MISSING = 'checkout.addressMissing';
export const CART_INVALID = 'checkout.cartInvalid';

interface CheckoutInput {
  readonly address: string;
  readonly itemIds: readonly string[];
}

/** Ids that no dish can have: the cart was filled by an older shop, or by hand. */
export function invalidItemIds(itemIds: readonly string[]): string[] {
  return itemIds.filter((id) => !isValidItemId(id));
}

/** What stands in the way of the order, if anything does: the key of its words. */
export function checkoutProblem({
  address,
  itemIds,
}: CheckoutInput): typeof ADDRESS_MISSING | typeof CART_INVALID | undefined {
  if (address.trim() === '') return ADDRESS_MISSING;
  if (invalidItemIds(itemIds).length > 0) return CART_INVALID;
  return undefined;
}
