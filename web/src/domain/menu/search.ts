import { searchedFor, searchKey } from '../../shared/lib/search-key';

export interface Named {
  readonly name: string;
  /** Missing in menus that an older version has kept. */
  readonly hindiName?: string | null;
}

const has = (text: string | null | undefined, part: string) =>
  text !== null && text !== undefined && searchKey(text).includes(part);

/** Whether a name of the dish, in English or Hindi, contains the search text, ignoring case. */
export function hasName({ name, hindiName }: Named, search: string): boolean {
  const part = searchedFor(search);
  return has(name, part) || has(hindiName, part);
}
