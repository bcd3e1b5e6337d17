/** What was typed into a form on top of what others have made of the same since the editing began. */
export interface MergedFields<Fields> {
  /** What was typed here, everything else as it is now. */
  readonly fields: Fields;
  /** Changed by others alone. */
  readonly adopted: readonly (keyof Fields)[];
  /** Changed here and by others, to different things. */
  readonly clashes: readonly (keyof Fields)[];
}

interface Versions<Fields> {
  readonly typed: Fields;
  /** What the editing began with. */
  readonly base: Fields;
  /** As it is now. */
  readonly now: Fields;
}

/**
 * A three-way merge.
 * @param differentFields those in which two forms are not the same, however they are typed
 */
export function mergeFields<Fields extends object>(
  { typed, base, now }: Versions<Fields>,
  differentFields: (one: Fields, other: Fields) => readonly (keyof Fields)[],
): MergedFields<Fields> {
  const mine = differentFields(typed, base);
  const changed = differentFields(base, now);
  const different = differentFields(typed, now);
  return {
    fields: { ...now, ...pick(mine, typed) },
    adopted: changed.filter((field) => !mine.includes(field)),
    clashes: changed.filter((field) => mine.includes(field) && different.includes(field)),
  };
}

export const pick = <Fields extends object>(
  names: readonly (keyof Fields)[],
  fields: Fields,
): Partial<Fields> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;
