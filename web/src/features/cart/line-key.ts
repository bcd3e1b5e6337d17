/** Identifies a line of the cart: equal lines are added up. Dishes have no choices or notes yet, so the dish says it all. */
export const lineKey = ({ _id }: { readonly _id: string }): string => _id;
