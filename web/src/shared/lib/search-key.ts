/** The form in which texts are compared: any case, Unicode form and kind of space; the server's rule. */
export const searchKey = (text: string): string =>
  text
    .normalize()
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
    .toLowerCase();

/** What is searched for: punctuation at the ends, as at the end of a sentence, does not count. */
export function searchedFor(typed: string): string {
  const key = searchKey(typed);
  return key.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || key;
}
