import { graphql } from '../../gql';
import { say } from '../../texts/texts';
import { dishName } from './dish-name';
import type { Named } from './search';

export const menuCategoryFragment = graphql(`
  fragment MenuCategory on Category {
    id
    name
    hindiName
    servedFrom
    servedUntil
  }
`);

/** Name of the category of dishes that have none. */
export const uncategorized = 'Uncategorized';

/** The name of a category in the present language. */
export const categoryName = (category: Named) =>
  category.name === uncategorized ? say('menu.uncategorized') : dishName(category);

interface OfCategory {
  readonly category: string | null;
}

/**
 * The categories that have dishes, in the restaurant's order; those that are not known yet follow, and dishes without a
 * category come last.
 */
export function groupByCategory<T extends OfCategory>(
  items: readonly T[],
  categories: readonly { readonly name: string }[],
): [string, T[]][] {
  const groups = new Map<string, T[]>(categories.map(({ name }) => [name, []]));
  for (const item of items) {
    const group = groups.get(item.category ?? uncategorized);
    if (group) group.push(item);
    else groups.set(item.category ?? uncategorized, [item]);
  }
  const rest = groups.get(uncategorized) ?? [];
  groups.delete(uncategorized);
  return [...groups, [uncategorized, rest] satisfies [string, T[]]].filter(([, group]) => group.length > 0);
}
