import { errorCode } from '../lib/errors';
import type { Draft, Drafts, Versioned } from './drafts-of';
import type { FormFields, InputOf, RecordOf } from './fields';

/** What a form saves. */
export interface Saving<Fields extends FormFields> {
  /** The record to change; undefined for a new one. */
  readonly edited: Versioned | undefined;
  /** Idempotency key of a new record. */
  readonly key: string;
  readonly input: InputOf<Fields>;
  /** Only the changes, so that what others change stays. */
  readonly changes: Partial<InputOf<Fields>>;
}

export interface SavesDrafts<Fields extends FormFields, Present> {
  readonly drafts: Drafts<Fields>;
  /** The fields that are saved. */
  readonly names: readonly (keyof Fields & string)[];
  /** @returns the saved record; throws the error of the server or the network */
  readonly save: (saving: Saving<Fields>) => Promise<Present | undefined>;
  /** Reads the present records again. */
  readonly refresh: () => Promise<readonly Present[] | undefined>;
}

/** The present version of the record that a draft edits. */
export const recordOf = <Fields extends FormFields, Present extends Versioned>(
  { edited }: Draft<Fields>,
  records: readonly Present[] | undefined,
): Present | undefined => edited && records?.find(({ id }) => id === edited.id);

/** Whether another person, or an earlier attempt of this one, has saved first. */
export const isOvertaken = (error: unknown): boolean =>
  ['CONFLICT', 'NOT_FOUND'].includes(errorCode(error) ?? '');

/**
 * Saves a draft, also on top of a newer version if no field conflicts with it.
 * @returns the record since; undefined if the server sent none
 */
export async function saveDraft<Fields extends FormFields, Present extends RecordOf<Fields> & Versioned>(
  how: SavesDrafts<Fields, Present>,
  draft: Draft<Fields>,
  triesLeft = 3,
): Promise<Present | undefined> {
  const { drafts, names, save, refresh } = how;
  const dirty = (of: Draft<Fields>) => drafts.dirtyFields(of).filter((field) => names.includes(field));
  const { edited, key, fields } = draft;
  try {
    return await save({
      edited,
      key,
      input: drafts.toInput(fields),
      changes: drafts.toInput(fields, dirty(draft)),
    });
  } catch (error) {
    if (!isOvertaken(error) || triesLeft === 0) throw error;
    const now = recordOf(draft, await refresh().catch(() => undefined));
    const next = drafts.mergeOf(draft, now);
    if (!now || next.draft === draft || next.clashes.some((field) => names.includes(field))) throw error;
    // An earlier attempt succeeded, and its answer was lost.
    if (dirty(next.draft).length === 0) return now;
    return saveDraft(how, next.draft, triesLeft - 1);
  }
}
