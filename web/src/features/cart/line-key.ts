/**
 * Identifies a line of the cart: equal lines are merged. Dishes have no choices or notes yet, so the dish is the whole
 * key.
 */
export const lineKey = ({ _id }: { readonly _id: string }): string => _id;
