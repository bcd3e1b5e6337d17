/** The result of merging a form with changes of others. */
export interface MergedFields<Fields> {
  /** Own changes, and present values elsewhere. */
  readonly fields: Fields;
  /** Changed only by others. */
  readonly adopted: readonly (keyof Fields & string)[];
  /** Changed here and by others to different values. */
  readonly clashes: readonly (keyof Fields & string)[];
}

interface Versions<Fields> {
  readonly typed: Fields;
  /** Values at the start of editing. */
  readonly base: Fields;
  /** Present values. */
  readonly now: Fields;
}

/** A three-way merge. @param differentFields returns the fields in which two forms differ */
export function mergeFields<Fields extends object>(
  { typed, base, now }: Versions<Fields>,
  differentFields: (one: Fields, other: Fields) => readonly (keyof Fields & string)[],
): MergedFields<Fields> {
  const mine = differentFields(typed, base);
  const changed = differentFields(base, now);
  const different = differentFields(typed, now);
  const isMine = (field: keyof Fields & string) => mine.includes(field) && different.includes(field);
  const present = changed.filter((field) => !isMine(field));
  return {
    // Unchanged fields keep their spelling, such as a space before the next word.
    fields: { ...typed, ...pick(present, now) },
    adopted: changed.filter((field) => !mine.includes(field)),
    clashes: changed.filter(isMine),
  };
}

export const pick = <Fields extends object>(
  names: readonly (keyof Fields & string)[],
  fields: Fields,
): Partial<Fields> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;
