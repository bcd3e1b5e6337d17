import { isValidItemId } from '../cart/item-id';

export const ADDRESS_MISSING = 'Please enter your address';
export const CART_INVALID = 'Cart contains invalid items. Please remove them before checkout.';

interface CheckoutInput {
  readonly address: string;
  readonly itemIds: readonly string[];
}

/** Ids that no dish can have: the cart was filled by an older shop, or by hand. */
export function invalidItemIds(itemIds: readonly string[]): string[] {
  return itemIds.filter((id) => !isValidItemId(id));
}

/** What stands in the way of the order, if anything does. */
export function checkoutProblem({ address, itemIds }: CheckoutInput): string | undefined {
  if (address.trim() === '') return ADDRESS_MISSING;
  if (invalidItemIds(itemIds).length > 0) return CART_INVALID;
  return undefined;
}
