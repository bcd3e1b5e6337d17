import { searchedFor, searchKey } from '../../shared/lib/search-key';

/** An entry of the palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Beside the label, in small letters. */
  readonly detail?: string;
  /** Searched for as the label is. */
  readonly otherName?: string | null;
  /** A shortcut that does the same. */
  readonly keys?: string;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly items: readonly Command[];
}

/** Whether the label or the other name has a word that begins with each typed word. */
export function matches({ label, otherName }: Command, typed: string): boolean {
  const words = searchKey(`${label} ${otherName ?? ''}`).split(/[\s·/(]+/);
  return searchedFor(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
