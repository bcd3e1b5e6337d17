export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Neighbours on a keyboard, in the alphabet and in counting. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

const fairCharacters = 10;
const strongCharacters = 14;

/** A single word, perhaps with a few digits or signs after it: a guesser's first attempts. */
const oneWord = /^[\p{L}\p{M}]*[^\p{L}\p{M}\s]{0,4}$/u;
const onlyDigits = /^[\d\s]*$/;

/**
 * Rates a password by its form alone: the browser has no list of common ones.
 * @param own name and e-mail address, whose words do not count
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  const rest = without(password.toLowerCase(), own.join(' ').toLowerCase());
  const characters = unpredictable(rest);
  if (characters < fairCharacters || onlyDigits.test(rest) || oneWord.test(rest)) return 'weak';
  return characters < strongCharacters ? 'fair' : 'strong';
}

function without(password: string, own: string): string {
  const words = own.split(/[^\p{L}\p{M}\d]+/u).filter((word) => word.length > 2);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password);
}

/** Number of characters that neither repeat the previous one nor follow it in a row. */
function unpredictable(text: string): number {
  const characters = Array.from(text);
  return characters.filter((character, n) => {
    const before = characters[n - 1] ?? '';
    const isNext = rows.some((row) => row.includes(before + character) || row.includes(character + before));
    return before === '' || (character !== before && !isNext);
  }).length;
}
