import type { MenuCardFragment } from '../../gql/graphql';

type FilteredDish = Pick<MenuCardFragment, 'mark' | 'spiciness' | 'isJain' | 'isNew' | 'isBestseller'>;

const tags = {
  bestseller: ({ isBestseller }: FilteredDish) => isBestseller,
  new: ({ isNew }: FilteredDish) => isNew,
  jain: ({ isJain }: FilteredDish) => isJain,
  mild: ({ spiciness }: FilteredDish) => spiciness === 0,
} as const;

export type Tag = keyof typeof tags;

const tagNames = Object.keys(tags) as Tag[];

/** What the customer wants to see, in the address: `?veg=1&tag=jain&tag=new`. */
export interface Filters {
  readonly veg: boolean;
  readonly tags: readonly Tag[];
}

export function filtersIn(params: URLSearchParams): Filters {
  const chosen = new Set(params.getAll('tag'));
  return { veg: params.get('veg') === '1', tags: tagNames.filter((tag) => chosen.has(tag)) };
}

/** Writes the filters into the address's parameters. */
export function putFilters(params: URLSearchParams, { veg, tags: chosen }: Filters): URLSearchParams {
  params.delete('veg');
  params.delete('tag');
  if (veg) params.set('veg', '1');
  for (const tag of chosen) params.append('tag', tag);
  return params;
}

export const isFiltered = ({ veg, tags: chosen }: Filters): boolean => veg || chosen.length > 0;

/** The dishes that pass every filter. */
export function filterDishes<T extends FilteredDish>(dishes: readonly T[], filters: Filters): readonly T[] {
  if (!isFiltered(filters)) return dishes;
  return dishes.filter(
    (dish) => (!filters.veg || dish.mark === 'VEGETARIAN') && filters.tags.every((tag) => tags[tag](dish)),
  );
}

/** The filters that match some dishes of this menu, but not all. */
export function filtersOf(dishes: readonly FilteredDish[]): Filters {
  const tells = (has: (dish: FilteredDish) => boolean) => dishes.some(has) && !dishes.every(has);
  return {
    veg: tells(({ mark }) => mark === 'VEGETARIAN'),
    tags: tagNames.filter((tag) => tells(tags[tag])),
  };
}
