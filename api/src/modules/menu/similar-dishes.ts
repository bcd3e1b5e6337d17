import type { DishNames } from './menu.queries.js';

/** Mistakes forgiven in a word: none in short ones, which are close to too many others. */
const forgiven = (word: readonly string[]) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Other characters are not typing mistakes: such a text is literal. */
const plainText = /^[\p{L}\p{M}\p{N}\s'’-]+$/u;

/** The words' characters. Matches of several words need no order. */
const wordsOf = (text: string) =>
  (
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => [...word]);

/**
 * Ids of the dishes that have, for each word of the search, one like it in their names or category. In code and not by
 * `pg_trgm`, which finds nothing in Hindi where the database's locale is C, and too much for short words.
 */
export function similarDishes(dishes: readonly DishNames[], search: string): string[] {
  if (!plainText.test(search)) return [];
  const typed = wordsOf(search).map((word) => ({ word, known: new Map<string, boolean>() }));
  const ids: string[] = [];
  for (const { id, name, hindiName, category } of dishes) {
    const words = wordsOf(`${name} ${hindiName ?? ''} ${category ?? ''}`);
    const isFound = typed.every(({ word, known }) =>
      words.some((other) => {
        const key = other.join('');
        const isLike = known.get(key) ?? isSimilar(word, other);
        known.set(key, isLike);
        return isLike;
      }),
    );
    if (isFound && typed.length > 0) ids.push(id);
  }
  return ids;
}

const isSimilar = (typed: readonly string[], word: readonly string[]) =>
  Math.abs(typed.length - word.length) <= forgiven(typed) && distance(typed, word) <= forgiven(typed);

/** Insertions, deletions, replacements and swaps of neighbours: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(one: readonly string[], other: readonly string[]): number {
  let before: number[] = [];
  let last = [0, ...other.map((_, index) => index + 1)];
  for (const [row, character] of one.entries()) {
    const next = [row + 1];
    for (const [column, candidate] of other.entries()) {
      const isSwap = row > 0 && column > 0 && character === other[column - 1] && one[row - 1] === candidate;
      next.push(
        Math.min(
          at(next, column) + 1,
          at(last, column + 1) + 1,
          at(last, column) + (character === candidate ? 0 : 1),
          isSwap ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return at(last, other.length);
}

const at = (distances: readonly number[], index: number) => distances[index] ?? Number.POSITIVE_INFINITY;
