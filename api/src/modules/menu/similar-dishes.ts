import type { DishWords } from './menu.queries.js';

/** Mistakes forgiven in a word: none in short ones, which are close to too many others. */
const maxMistakes = (word: readonly string[]) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Other characters are not typing mistakes: such a text is literal. */
const plainText = /^[\p{L}\p{M}\p{N}\s'’-]+$/u;

/** Much faster than a class of all letters. */
const gap = /[\s!-/:-@[-`{-~‘’“”–—।]+/;

const splitWords = (text: string) => text.split(gap).filter(Boolean);

/**
 * Ids of the dishes that have, for each word of the search, one like it in their names or category. In code and not by
 * `pg_trgm`, which finds nothing in Hindi where the database's locale is C, and too much for short words.
 */
export function similarDishes(dishes: readonly DishWords[], search: string): string[] {
  const typed = plainText.test(search) ? splitWords(search.toLowerCase()).map(isLike) : [];
  if (typed.length === 0) return [];
  return dishes.flatMap(({ id, text }) => {
    const words = splitWords(text);
    return typed.every((like) => words.some(like)) ? [id] : [];
  });
}

/** Whether a word is like the typed one. Remembers its answers, as dishes share most words. */
function isLike(typed: string): (word: string) => boolean {
  const characters = Array.from(typed);
  const maxEdits = maxMistakes(characters);
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? distance(characters, Array.from(word), maxEdits) <= maxEdits;
    known.set(word, answer);
    return answer;
  };
}

/**
 * At least `maxEdits` + 1 if it is not up to `maxEdits`. Insertions, deletions, replacements and swaps of neighbours: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(one: readonly string[], other: readonly string[], maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return Number.POSITIVE_INFINITY;
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
