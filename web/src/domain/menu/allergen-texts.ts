import type { Allergen } from '../../gql/graphql';

export const allergenTexts = {
  GLUTEN: 'allergen.gluten',
  CRUSTACEANS: 'allergen.crustaceans',
  MILK: 'allergen.milk',
  EGGS: 'allergen.eggs',
  FISH: 'allergen.fish',
  NUTS: 'allergen.nuts',
  SOYBEANS: 'allergen.soybeans',
  SULPHITES: 'allergen.sulphites',
} as const satisfies Record<Allergen, string>;
