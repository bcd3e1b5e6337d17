interface Named {
  readonly name: string;
  readonly hindiName?: string | null;
}

interface Described extends Named {
  readonly category: string | null;
  readonly description: string;
}

const has = (text: string | null | undefined, part: string) =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** Whether a name of the dish, in English or Hindi, contains the search text, ignoring case. */
export const hasName = ({ name, hindiName }: Named, search: string): boolean =>
  has(name, search.trim()) || has(hindiName, search.trim().normalize());

/**
 * As the server's search, without what only the server finds: dishes with words like the mistyped ones. Those whose name
 * has the text; if there are none, whose category or description has it.
 */
export function searchMenu<T extends Described>(dishes: readonly T[], search: string): readonly T[] {
  const part = search.trim();
  const named = dishes.filter((dish) => hasName(dish, part));
  if (named.length > 0 || !/[\p{L}\p{N}]/u.test(part)) return named;
  return dishes.filter(({ category, description }) => has(category, part) || has(description, part));
}
