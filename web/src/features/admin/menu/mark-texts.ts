/** Names of a dish's mark, by the form's value. */
export const markTexts = {
  '': 'adminMenu.notSaid',
  true: 'menu.vegetarian',
  false: 'menu.notVegetarian',
} as const;

/** The form's value: empty if unknown. */
export const markOf = (isVegetarian: boolean | null) => `${isVegetarian ?? ''}` as const;
