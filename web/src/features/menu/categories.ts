import { say } from '../../texts/texts';

const uncategorized = 'Uncategorized';

/** The displayed name of a category. */
export const categoryName = (category: string) =>
  category === uncategorized ? say('menu.uncategorized') : category;

/** The categories in the order of the menu; dishes without a category come last. */
export function groupByCategory<T extends { readonly category: string | null }>(
  items: readonly T[],
): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const category = item.category ?? uncategorized;
    groups.set(category, [...(groups.get(category) ?? []), item]);
  }
  const rest = groups.get(uncategorized);
  if (!rest) return [...groups];
  groups.delete(uncategorized);
  return [...groups, [uncategorized, rest]];
}
