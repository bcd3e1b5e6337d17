import type { Allergen, DishMark, MenuItemInput } from '../../gql/graphql';
import { compareTexts } from '../../shared/lib/compare';
import { deleteUserDraft, writeUserDraft, readUserDraft, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import { mergeFields, pick, type MergedFields } from '../../shared/lib/merge-fields';
import { sentNumber, sentNumberOrNull, type NumberRules } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import type { SoldOutMark } from '../../domain/menu/sold-out';
import type { DishOptions } from '../../domain/menu/dish-options';
import { say } from '../texts/texts';

/** The server's limits. */
export const priceRules: NumberRules = { kind: 'rupees', min: 0.01, max: 100_000, required: true };
export const packingRules: NumberRules = { kind: 'rupees', min: 0, max: 1000 };

/** A dish on the menu. */
export interface Dish {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Rupees. */
  readonly price: number;
  readonly description: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly soldOut?: SoldOutMark | null;
  /** Undefined in drafts of older versions. */
  readonly options?: readonly DishOptions[];
  readonly servedFrom: string | null;
  readonly servedUntil: string | null;
  readonly mark: DishMark | null;
  readonly hindiName: string | null;
  /** 0 to 3. */
  readonly spiciness: number;
  readonly isJain: boolean;
  readonly isNew: boolean;
  readonly isPackaged: boolean;
  readonly allergens: readonly Allergen[];
  readonly serves: number | null;
  /** Rupees. */
  readonly packing: number;
}

/** The form's contents: texts as typed, and the path of an uploaded picture. */
export interface DishFields {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly category: string;
  readonly image: string | null;
  /** {@link DishOptions} as JSON. */
  readonly options: string;
  /** `07:00`, or empty. */
  readonly servedFrom: string;
  readonly servedUntil: string;
  /** Empty if unknown. */
  readonly mark: DishMark | '';
  readonly hindiName: string;
  readonly spiciness: string;
  readonly isJain: boolean;
  readonly isNew: boolean;
  readonly isPackaged: boolean;
  readonly allergens: readonly Allergen[];
  /** Empty if not said. */
  readonly serves: string;
  /** Empty for none. */
  readonly packing: string;
}

export interface DishDraft {
  readonly fields: DishFields;
  /** The dish when its editing began; undefined for a new dish. */
  readonly edited?: Dish | undefined;
  /** Idempotency key of a new dish: the same form creates one dish, however often it is sent. */
  readonly key: string;
}

const emptyFields: DishFields = {
  name: '',
  price: '',
  description: '',
  category: '',
  image: null,
  options: '[]',
  servedFrom: '',
  servedUntil: '',
  mark: '',
  hindiName: '',
  spiciness: '0',
  isJain: false,
  isNew: false,
  isPackaged: false,
  allergens: [],
  serves: '',
  packing: '',
};

export const emptyDraft = (): DishDraft => ({ fields: emptyFields, key: randomUuid() });

export const fieldsOf = ({ price, category, options = [], ...dish }: Dish): DishFields => ({
  name: dish.name,
  price: String(price),
  description: dish.description,
  category: category ?? '',
  image: dish.image,
  options: optionsText(options),
  servedFrom: dish.servedFrom ?? '',
  servedUntil: dish.servedUntil ?? '',
  mark: dish.mark ?? '',
  hindiName: dish.hindiName ?? '',
  spiciness: String(dish.spiciness),
  isJain: dish.isJain,
  isNew: dish.isNew,
  isPackaged: dish.isPackaged,
  allergens: dish.allergens,
  serves: String(dish.serves ?? ''),
  packing: String(dish.packing || ''),
});

/** As the server takes them. */
type DishOptionsOfForm = DishOptions & { readonly overrides: DishOptions['overrides'][number][] };

/** The options of the form. */
export const optionsOf = ({ options }: DishFields) => JSON.parse(options) as DishOptionsOfForm[];

/** Equal for equal options. */
export const optionsText = (options: readonly DishOptions[]): string =>
  JSON.stringify(
    options.map(({ groupId, overrides }) => ({
      groupId,
      overrides: overrides
        .map(({ choiceId, price, isDefault, isOffered }) => ({ choiceId, price, isDefault, isOffered }))
        .toSorted((one, other) => compareTexts(one.choiceId, other.choiceId)),
    })),
  );

export const draftOf = (dish: Dish): DishDraft => ({
  fields: fieldsOf(dish),
  edited: dish,
  key: randomUuid(),
});

/** A new dish like this one. */
export const copyOf = (dish: Dish): DishDraft => ({
  ...emptyDraft(),
  fields: { ...fieldsOf(dish), name: say('adminMenu.copyName', { name: dish.name }).slice(0, 120) },
});

/** Empty for none. */
const sentPacking = (text: string) => sentNumberOrNull('rupees', text) ?? 0;

export function inputOf({ fields, edited }: DishDraft): MenuItemInput {
  const { name, price, description, category, image, mark, hindiName, spiciness, isJain, isNew, serves } =
    fields;
  const { servedFrom, servedUntil } = fields;
  return {
    name: name.trim(),
    price: sentNumber('rupees', price),
    description: description.trim(),
    category: category.trim() || null,
    servedFrom: servedFrom || null,
    servedUntil: servedUntil || null,
    mark: mark || null,
    hindiName: hindiName.trim() || null,
    spiciness: Number(spiciness),
    isJain,
    isNew,
    isPackaged: fields.isPackaged,
    allergens: [...fields.allergens],
    serves: sentNumberOrNull('whole', serves),
    packing: sentPacking(fields.packing),
    // Omitted if unchanged, so that it stays even if its file is lost.
    ...(image !== (edited?.image ?? null) && { image }),
    ...(fields.options !== optionsText(edited?.options ?? []) && { options: optionsOf(fields) }),
  };
}

export type FieldName = keyof DishFields;

export const fieldNames: FieldName[] = [
  'name',
  'price',
  'description',
  'category',
  'image',
  'options',
  'servedFrom',
  'servedUntil',
  'mark',
  'hindiName',
  'spiciness',
  'isJain',
  'isNew',
  'isPackaged',
  'allergens',
  'serves',
  'packing',
];

function comparable(field: FieldName, value: DishFields[FieldName]) {
  const text = String(value ?? '').trim();
  if (field === 'price') return sentNumber('rupees', text);
  return field === 'packing' ? sentPacking(text) : text;
}

/** The fields with different values, regardless of their spelling. */
export function differentFields(one: DishFields, other: DishFields): FieldName[] {
  return fieldNames.filter((field) => comparable(field, one[field]) !== comparable(field, other[field]));
}

/** Whether there is unsaved input. */
export function isDirty({ fields, edited }: DishDraft): boolean {
  return differentFields(fields, edited ? fieldsOf(edited) : emptyFields).length > 0;
}

/** A draft on top of the present dish. */
export interface Merged extends Omit<MergedFields<DishFields>, 'fields'> {
  /** The input of this admin and the present values of all other fields; saving it undoes nothing. */
  readonly draft: DishDraft;
}

/** @param theirs the present version of the edited dish */
export function mergeOf(draft: DishDraft, theirs: Dish | undefined): Merged {
  const { fields, edited } = draft;
  if (!edited || !theirs || theirs.version <= edited.version) return { draft, adopted: [], clashes: [] };
  const versions = { typed: fields, base: fieldsOf(edited), now: fieldsOf(theirs) };
  const { fields: shown, ...changes } = mergeFields(versions, differentFields);
  return { ...changes, draft: { ...draft, fields: shown, edited: theirs } };
}

/**
 * Types into the fields as `mergeOf` shows them: a field that others changed and this admin has seen is changed without a
 * conflict.
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

/** Settles conflicting fields in favour of the others. Other input stays. */
export function withTheirs({ draft, clashes }: Merged, theirs: Dish): DishDraft {
  return { ...draft, fields: { ...draft.fields, ...pick(clashes, fieldsOf(theirs)) }, edited: theirs };
}

/** A change of the edited dish by others that prevents saving. */
export type Conflict =
  | { readonly kind: 'changed'; readonly theirs: Dish; readonly clashes: readonly FieldName[] }
  | { readonly kind: 'deleted' };

/** @param dishes the present menu; undefined while unknown */
export function conflictOf(draft: DishDraft, dishes: readonly Dish[] | undefined): Conflict | undefined {
  const { edited } = draft;
  if (!edited || !dishes) return undefined;
  const theirs = dishes.find(({ id }) => id === edited.id);
  if (!theirs) return { kind: 'deleted' };
  const { clashes } = mergeOf(draft, theirs);
  return clashes.length > 0 ? { kind: 'changed', theirs, clashes } : undefined;
}

const storageKey = 'adminMenuDraft';

/**
 * The stored draft of this admin in this tab, else an empty one. Anything invalid, such as an older version's, counts as
 * none.
 */
export function readDraft(storage: DraftStorage, userId: string): DishDraft {
  const { fields, key, edited } = readUserDraft(storage, storageKey, userId) ?? {};
  if (isFields(fields) && typeof key === 'string') {
    if (edited === undefined) return { fields, key };
    if (isDish(edited)) return { fields, key, edited };
  }
  return emptyDraft();
}

/** An untouched form is not stored. */
export function storeDraft(storage: DraftStorage, userId: string, draft: DishDraft): void {
  if (draft.edited || isDirty(draft)) writeUserDraft(storage, storageKey, userId, draft);
  else deleteUserDraft(storage, storageKey, userId);
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const hasAttributes = (value: Record<string, unknown>) =>
  ['isJain', 'isNew', 'isPackaged'].every((field) => typeof value[field] === 'boolean') &&
  Array.isArray(value['allergens']);

const textFields: readonly (keyof DishFields)[] = [
  'name',
  'price',
  'description',
  'category',
  'mark',
  'hindiName',
  'spiciness',
  'serves',
  'packing',
  'servedFrom',
  'servedUntil',
  'options',
];

function isFields(value: unknown): value is DishFields {
  return (
    isRecord(value) &&
    textFields.every((field) => typeof value[field] === 'string') &&
    hasAttributes(value) &&
    isTextOrNull(value['image'])
  );
}

function isDish(value: unknown): value is Dish {
  return (
    isRecord(value) &&
    ['id', 'name', 'description'].every((field) => typeof value[field] === 'string') &&
    ['version', 'price', 'spiciness', 'packing'].every((field) => typeof value[field] === 'number') &&
    ['category', 'image', 'mark', 'hindiName', 'servedFrom', 'servedUntil'].every((field) =>
      isTextOrNull(value[field]),
    ) &&
    hasAttributes(value) &&
    (value['serves'] === null || typeof value['serves'] === 'number')
  );
}
