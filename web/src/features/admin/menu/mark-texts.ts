/** What the mark of a dish is called, by the text that the form holds of it. */
export const markTexts = {
  '': 'adminMenu.notSaid',
  true: 'menu.vegetarian',
  false: 'menu.notVegetarian',
} as const;

/** As the form holds it: empty if nothing is said. */
export const markOf = (isVegetarian: boolean | null) => `${isVegetarian ?? ''}` as const;
