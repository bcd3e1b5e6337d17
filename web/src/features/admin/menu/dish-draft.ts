import type { MenuItemInput } from '../../../gql/graphql';
import { forget, keep, readKept, type DraftStorage } from '../../../shared/lib/drafts';
import { isRecord } from '../../../shared/lib/is-record';
import { mergeFields, pick, type MergedFields } from '../../../shared/lib/merge-fields';
import { randomUuid } from '../../../shared/lib/uuid';
import { markOf } from './mark-texts';

/** A dish as the menu has it. */
export interface Dish {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  readonly description: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly isVegetarian: boolean | null;
}

/** What the form holds: texts as they are typed, and the path of a picture that was uploaded. */
export interface DishFields {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly category: string;
  readonly image: string | null;
  /** `true`, `false`, or empty if nothing is said. */
  readonly isVegetarian: string;
}

export interface DishDraft {
  readonly fields: DishFields;
  /** The dish as it was when its editing began; undefined while a new one is being added. */
  readonly edited?: Dish | undefined;
  /** Idempotency key of adding it: the same form makes one dish, however often it is sent. */
  readonly key: string;
}

const emptyFields: DishFields = {
  name: '',
  price: '',
  description: '',
  category: '',
  image: null,
  isVegetarian: '',
};

export const emptyDraft = (): DishDraft => ({ fields: emptyFields, key: randomUuid() });

export const fieldsOf = ({ price, category, isVegetarian, ...dish }: Dish): DishFields => ({
  name: dish.name,
  price: String(price),
  description: dish.description,
  category: category ?? '',
  image: dish.image,
  isVegetarian: markOf(isVegetarian),
});

export const draftOf = (dish: Dish): DishDraft => ({
  fields: fieldsOf(dish),
  edited: dish,
  key: randomUuid(),
});

export function inputOf({ fields, edited }: DishDraft): MenuItemInput {
  const { name, price, description, category, image, isVegetarian } = fields;
  return {
    name: name.trim(),
    price: Number(price),
    description: description.trim(),
    category: category.trim() || null,
    isVegetarian: isVegetarian === '' ? null : isVegetarian === 'true',
    // Left out it stays, even if its file is lost.
    ...(image !== (edited?.image ?? null) && { image }),
  };
}

export type FieldName = keyof DishFields;

export const fieldNames: FieldName[] = ['name', 'price', 'description', 'category', 'image', 'isVegetarian'];

const comparable = (field: FieldName, value: string | null) =>
  field === 'price' ? Number(value) : (value ?? '').trim();

/** The fields in which two dishes are not the same, however they are typed. */
export function differentFields(one: DishFields, other: DishFields): FieldName[] {
  return fieldNames.filter((field) => comparable(field, one[field]) !== comparable(field, other[field]));
}

/** Whether something was typed that is not saved yet. */
export function isDirty({ fields, edited }: DishDraft): boolean {
  return differentFields(fields, edited ? fieldsOf(edited) : emptyFields).length > 0;
}

/** A draft on top of what others have made of its dish since the editing began. */
export interface Merged extends Omit<MergedFields<DishFields>, 'fields'> {
  /** What was typed here, everything else as the dish is now; saved, it undoes nothing. */
  readonly draft: DishDraft;
}

/** @param theirs the edited dish as it is now */
export function mergeOf(draft: DishDraft, theirs: Dish | undefined): Merged {
  const { fields, edited } = draft;
  if (!edited || !theirs || theirs.version <= edited.version) return { draft, adopted: [], clashes: [] };
  const versions = { typed: fields, base: fieldsOf(edited), now: fieldsOf(theirs) };
  const { fields: shown, ...changes } = mergeFields(versions, differentFields);
  return { ...changes, draft: { ...draft, fields: shown, edited: theirs } };
}

/**
 * What was typed now, into the fields as `mergeOf` shows them: a field that others changed and this admin has seen is
 * changed anew, not fought over.
 */
export function typedInto(
  draft: DishDraft,
  changes: Partial<DishFields>,
  theirs: Dish | undefined,
): DishDraft {
  const { fields, edited } = draft;
  const seen = mergeOf(draft, theirs).adopted.filter((field) => field in changes);
  const base = Object.fromEntries(seen.map((field) => [field, theirs?.[field]]));
  return { fields: { ...fields, ...changes }, edited: edited && { ...edited, ...base }, key: randomUuid() };
}

/** Settles fields on which two admins differ for the others. What else was typed stays. */
export function withTheirs({ draft, clashes }: Merged, theirs: Dish): DishDraft {
  return { ...draft, fields: { ...draft.fields, ...pick(clashes, fieldsOf(theirs)) }, edited: theirs };
}

/** What became of the edited dish elsewhere since its editing began, and stands in the way of saving. */
export type Conflict =
  | { readonly kind: 'changed'; readonly theirs: Dish; readonly clashes: readonly FieldName[] }
  | { readonly kind: 'deleted' };

/** @param dishes the menu as it is now; undefined as long as it is not known */
export function conflictOf(draft: DishDraft, dishes: readonly Dish[] | undefined): Conflict | undefined {
  const { edited } = draft;
  if (!edited || !dishes) return undefined;
  const theirs = dishes.find(({ id }) => id === edited.id);
  if (!theirs) return { kind: 'deleted' };
  const { clashes } = mergeOf(draft, theirs);
  return clashes.length > 0 ? { kind: 'changed', theirs, clashes } : undefined;
}

const storageKey = 'adminMenuDraft';

/** The draft that this tab kept of this admin, else an empty one. What is no draft, of an older version say, counts as none. */
export function readDraft(storage: DraftStorage, userId: string): DishDraft {
  const { fields, key, edited } = readKept(storage, storageKey, userId) ?? {};
  if (isFields(fields) && typeof key === 'string') {
    if (edited === undefined) return { fields, key };
    if (isDish(edited)) return { fields, key, edited };
  }
  return emptyDraft();
}

/** Of a form that nobody has touched, nothing is kept. */
export function storeDraft(storage: DraftStorage, userId: string, draft: DishDraft): void {
  if (draft.edited || isDirty(draft)) keep(storage, storageKey, userId, draft);
  else forget(storage, storageKey, userId);
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isFields(value: unknown): value is DishFields {
  return (
    isRecord(value) &&
    ['name', 'price', 'description', 'category', 'isVegetarian'].every(
      (field) => typeof value[field] === 'string',
    ) &&
    isTextOrNull(value['image'])
  );
}

function isDish(value: unknown): value is Dish {
  return (
    isRecord(value) &&
    ['id', 'name', 'description'].every((field) => typeof value[field] === 'string') &&
    ['version', 'price'].every((field) => typeof value[field] === 'number') &&
    ['category', 'image'].every((field) => isTextOrNull(value[field])) &&
    (value['isVegetarian'] === null || typeof value['isVegetarian'] === 'boolean')
  );
}
