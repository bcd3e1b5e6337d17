/** A place of the kitchen with a board of its own, such as the tandoor. */
export interface Station {
  readonly name: string;
  /** Names of the menu's categories that are cooked there, as the lines of orders have them. */
  readonly categories: string[];
}

export const withRenamedCategory = (stations: readonly Station[], before: string, after: string): Station[] =>
  stations.map(({ name, categories }) => ({
    name,
    // A station may have the new name already, of a category that was deleted.
    categories: [...new Set(categories.map((category) => (category === before ? after : category)))],
  }));

/** The stations that a line of an order belongs to: every one, if none has its category. */
export function stationsWith(category: string | null, stations: readonly Station[]): readonly Station[] {
  const named = stations.filter(({ categories }) => categories.includes(category ?? ''));
  return named.length > 0 ? named : stations;
}
