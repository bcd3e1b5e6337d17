import { equal } from '@wry/equality';
import { deleteUserDraft, readUserDraft, writeUserDraft, type DraftStorage } from './stored-drafts';
import { mergeFields, pick, type MergedFields } from './merge-fields';
import { isRecord } from '../lib/is-record';
import { randomUuid } from '../lib/uuid';
import type { FormFields, InputOf, RecordOf, TypedOf } from './fields';

/** A record of the server that several people may edit. */
export interface Versioned {
  /** Undefined for a record of which there is one. */
  readonly id?: string;
  /** Rises with every change. */
  readonly version: number;
}

/** The unsaved input of one person. */
export interface Draft<Fields extends FormFields> {
  readonly fields: TypedOf<Fields>;
  /** The values when the editing began, or as this person has seen them since. */
  readonly base: TypedOf<Fields>;
  /** The edited record; undefined for a new one. */
  readonly edited?: Versioned | undefined;
  /** Idempotency key of a new record: the same input creates one record, however often it is sent. */
  readonly key: string;
}

/** A draft on top of the present record. */
interface Merged<Fields extends FormFields> extends Omit<MergedFields<TypedOf<Fields>>, 'fields'> {
  /** The input of this person and the present values of all other fields; saving it undoes nothing. */
  readonly draft: Draft<Fields>;
}

interface Sent<Fields extends FormFields> {
  /** The fields that were sent, with their input at that time. */
  readonly names: readonly (keyof Fields & string)[];
  readonly typed: TypedOf<Fields>;
  /** The record since. */
  readonly saved: RecordOf<Fields> & Versioned;
}

interface Options {
  /** Keeps the draft in this tab's storage. */
  readonly name?: `${string}Draft`;
  /** Brings a draft that the last release has stored into today's shape; throws if it cannot. */
  readonly upgrade?: (stored: Record<string, unknown>) => unknown;
}

/** What can be done with the drafts of a form. */
export function draftsOf<const Fields extends FormFields>(fields: Fields, { name, upgrade }: Options = {}) {
  type Typed = TypedOf<Fields>;
  type Name = keyof Fields & string;
  type Present = RecordOf<Fields> & Versioned;

  const names = Object.keys(fields) as Name[];
  const mapped = (valueOf: (field: Name) => unknown) =>
    Object.fromEntries(names.map((field) => [field, valueOf(field)]));
  const empty = mapped((field) => fields[field]?.empty) as Typed;
  const fromServer = (record: RecordOf<Fields>): Typed =>
    mapped((field) => fields[field]?.fromServer(record[field])) as Typed;
  const sent = (field: Name, typed: Typed) => fields[field]?.toInput(typed[field] as never);
  const toInput = (typed: Typed, of: readonly Name[] = names) =>
    Object.fromEntries(of.map((field) => [field, sent(field, typed)])) as InputOf<Fields>;

  /** The fields with different values, regardless of their spelling. */
  const differentFields = (one: Typed, other: Typed): Name[] =>
    names.filter((field) => !(fields[field]?.isSame ?? equal)(sent(field, one), sent(field, other)));

  /** @param prefilled what is known of a new record; it is no input */
  const starting = (prefilled: Partial<Typed> = {}): Draft<Fields> => {
    const values = { ...empty, ...prefilled };
    return { fields: values, base: values, key: randomUuid() };
  };
  const editing = (record: Present): Draft<Fields> => {
    const values = fromServer(record);
    return { fields: values, base: values, edited: editedOf(record), key: randomUuid() };
  };

  const dirtyFields = ({ fields: typed, base }: Draft<Fields>) => differentFields(typed, base);
  const isDirty = (draft: Draft<Fields>) => dirtyFields(draft).length > 0;

  const mergeOf = (draft: Draft<Fields>, theirs: Present | undefined): Merged<Fields> => {
    const { fields: typed, base, edited } = draft;
    if (!edited || !theirs || theirs.version <= edited.version) return { draft, adopted: [], clashes: [] };
    const now = fromServer(theirs);
    const { fields: shown, ...changes } = mergeFields({ typed, base, now }, differentFields);
    return { ...changes, draft: { ...draft, fields: shown, base: now, edited: editedOf(theirs) } };
  };

  /**
   * Types into the fields as `mergeOf` shows them: a field that others changed and this person has seen is changed
   * without a conflict.
   */
  const typedInto = (draft: Draft<Fields>, changes: Partial<Typed>, theirs: Present | undefined) => {
    const seen = mergeOf(draft, theirs).adopted.filter((field) => field in changes);
    return {
      ...draft,
      fields: { ...draft.fields, ...changes },
      base: { ...draft.base, ...(theirs && pick<Typed>(seen, fromServer(theirs))) },
      key: randomUuid(),
    };
  };

  /** The draft of a new record on top of what it is prefilled with today. */
  const onTopOf = (start: Draft<Fields>, draft: Draft<Fields>): Draft<Fields> => {
    const versions = { typed: draft.fields, base: draft.base, now: start.fields };
    const { fields: shown, adopted } = mergeFields<Typed>(versions, differentFields);
    const key = adopted.length > 0 ? randomUuid() : draft.key;
    return { ...draft, fields: shown, base: start.base, key };
  };

  /** Replaces the input of these fields by the present values. */
  const withTheirs = (draft: Draft<Fields>, of: readonly Name[], theirs: Present) => {
    const now = pick<Typed>(of, fromServer(theirs));
    return { ...draft, fields: { ...draft.fields, ...now }, base: { ...draft.base, ...now } };
  };

  /** Removes what was saved from the draft. What was typed since then stays. */
  const withoutSent = (draft: Draft<Fields>, { names: of, typed, saved }: Sent<Fields>) => {
    const typedSince = differentFields(draft.fields, typed).filter((field) => of.includes(field));
    const next = withTheirs(draft, of, saved);
    return { ...next, fields: { ...next.fields, ...pick<Typed>(typedSince, draft.fields) } };
  };

  const areTyped = (values: unknown): values is Typed =>
    isRecord(values) && names.every((field) => fields[field]?.isTyped(values[field]));
  const asDraft = (stored: unknown): Draft<Fields> | undefined => {
    if (!isRecord(stored)) return undefined;
    const { edited, key, fields: storedFields, base: storedBase = empty } = stored;
    if (!isRecord(storedFields) || !isRecord(storedBase) || typeof key !== 'string') return undefined;
    // A field of a later release than the draft is untouched.
    const isLater = names.some((field) => !(field in storedFields));
    const [typed, base] = [
      { ...empty, ...storedFields },
      { ...empty, ...storedBase },
    ];
    if (!names.some((field) => field in storedFields) || !areTyped(typed) || !areTyped(base))
      return undefined;
    if (edited === undefined) return { fields: typed, base, key };
    if (!isVersioned(edited)) return undefined;
    return { fields: typed, base, edited: isLater ? { ...edited, version: unknownVersion } : edited, key };
  };
  /** Without the fields that today's form cannot read. */
  const readable = (stored: unknown) => {
    if (!isRecord(stored)) return stored;
    const unreadable = names.filter((field) =>
      [stored['fields'], stored['base'] ?? empty].some(
        (values) => isRecord(values) && !fields[field]?.isTyped(values[field]),
      ),
    );
    const kept = (values: unknown) =>
      isRecord(values)
        ? Object.fromEntries(Object.entries(values).filter(([field]) => !unreadable.includes(field as Name)))
        : values;
    return { ...stored, fields: kept(stored['fields']), base: kept(stored['base'] ?? empty) };
  };
  const upgraded = (stored: Record<string, unknown>) => {
    try {
      return upgrade?.(stored);
    } catch {
      return undefined;
    }
  };

  /** Undefined if none is stored in this tab for this user, or one of another release that cannot be read. */
  const read = (storage: DraftStorage, userId: string) => {
    const stored = name && readUserDraft(storage, name, userId);
    return stored && (asDraft(stored) ?? asDraft(readable(upgraded(stored))));
  };

  /** An untouched form of a new record, or of the only one, is not stored. */
  const store = (storage: DraftStorage, userId: string, draft: Draft<Fields> | undefined) => {
    if (!name) return;
    if (draft && (draft.edited?.id !== undefined || isDirty(draft)))
      writeUserDraft(storage, name, userId, draft);
    else deleteUserDraft(storage, name, userId);
  };

  return {
    fields,
    names,
    fromServer,
    toInput,
    differentFields,
    starting,
    editing,
    dirtyFields,
    isDirty,
    mergeOf,
    onTopOf,
    typedInto,
    withTheirs,
    withoutSent,
    read,
    store,
  };
}

/** Older than any of the server, so that its values are shown in the fields that the draft does not have. */
const unknownVersion = -1;

const isVersioned = (value: unknown): value is Versioned =>
  isRecord(value) &&
  typeof value['version'] === 'number' &&
  (value['id'] === undefined || typeof value['id'] === 'string');

const editedOf = ({ id, version }: Versioned): Versioned => ({ ...(id !== undefined && { id }), version });

export type Drafts<Fields extends FormFields> = ReturnType<typeof draftsOf<Fields>>;
