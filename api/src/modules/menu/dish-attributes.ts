/** Food Safety and Standards (Labelling and Display) Regulations, 2020; egg apart, as menus in India show it. */
export const dishMarks = ['VEGETARIAN', 'EGG', 'NON_VEGETARIAN'] as const;
export type DishMark = (typeof dishMarks)[number];

/** The same regulations, 5(14). */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'MILK',
  'EGGS',
  'FISH',
  'NUTS',
  'SOYBEANS',
  'SULPHITES',
] as const;
export type Allergen = (typeof allergens)[number];

export const maxSpiciness = 3;

/** As the menu keeps the mark. */
interface MarkColumns {
  readonly isVegetarian: boolean | null;
  readonly containsEgg: boolean;
}

/** Null while unknown. */
export function markOf({ isVegetarian, containsEgg }: MarkColumns): DishMark | null {
  if (isVegetarian === null) return null;
  if (isVegetarian) return 'VEGETARIAN';
  return containsEgg ? 'EGG' : 'NON_VEGETARIAN';
}

export const columnsOfMark = (mark: DishMark | null): MarkColumns => ({
  isVegetarian: mark && mark === 'VEGETARIAN',
  containsEgg: mark === 'EGG',
});
