import type { OrderWay, RestaurantInput, RestaurantSettingsFragment } from '../../gql/graphql';
import { deleteUserDraft, writeUserDraft, readUserDraft, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import { mergeFields, pick, type MergedFields } from '../../shared/lib/merge-fields';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { sentNumber, sentNumberOrNull } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import {
  areHoursFields,
  dayFields,
  orderHoursFields,
  sentOrderHours,
  sentSpecialDays,
  sentWeek,
  specialDayFields,
  type DayFields,
  type OrderHoursFields,
  type SpecialDayFields,
} from './hours-draft';
import { areSlotRulesFields, sentSlotRules, slotRulesFields, type SlotRulesFields } from './slots-draft';
import { areZoneFields, sentZone, zoneFields, type ZoneFields } from './zones-draft';

/** The restaurant as the server returns it. */
export type Settings = Omit<RestaurantSettingsFragment, ' $fragmentName' | '__typename'>;

/** As typed. */
export interface TableFields {
  /** Identifies a row; for an existing table, its id. */
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly seats: string;
}

const textFields = [
  'name',
  'shortName',
  'tagline',
  'logo',
  'cover',
  'brandColor',
  'address',
  'state',
  'pinCode',
  'phone',
  'whatsapp',
  'email',
  'fssai',
  'gstin',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
  'privacyText',
  'termsText',
  'refundText',
  'stayMinutes',
  'maxCash',
  'codeAbove',
  'prepMinutes',
  'bookingFee',
  'refundHours',
] as const;

export type TextFieldName = (typeof textFields)[number];

/** The form's contents, as typed. */
export type SettingsFields = Readonly<Record<TextFieldName, string>> & {
  readonly coordinates: Pin | null;
  readonly orderWays: readonly OrderWay[];
  readonly slotRules: SlotRulesFields;
  readonly phoneRequired: boolean;
  readonly guestsAllowed: boolean;
  readonly orderHours: OrderHoursFields;
  readonly bookingHours: readonly DayFields[];
  readonly specialDays: readonly SpecialDayFields[];
  readonly deliveryZones: readonly ZoneFields[];
  readonly tables: readonly TableFields[];
};

export type FieldName = keyof SettingsFields;

export const fieldNames: readonly FieldName[] = [
  ...textFields,
  'coordinates',
  'orderWays',
  'slotRules',
  'phoneRequired',
  'guestsAllowed',
  'orderHours',
  'bookingHours',
  'specialDays',
  'deliveryZones',
  'tables',
];

export interface SettingsDraft {
  readonly fields: SettingsFields;
  /** The settings when the editing began, or as this admin has seen them since. */
  readonly base: SettingsFields;
  readonly version: number;
}

export function fieldsOf(settings: Settings): SettingsFields {
  const {
    coordinates,
    tables,
    stayMinutes,
    maxCash,
    codeAbove,
    prepMinutes,
    bookingFee,
    refundHours,
    ...texts
  } = settings;
  return {
    name: texts.name,
    shortName: texts.shortName,
    tagline: texts.tagline,
    logo: texts.logo ?? '',
    cover: texts.cover ?? '',
    brandColor: texts.brandColor ?? '',
    address: texts.address,
    state: texts.state ?? '',
    pinCode: texts.pinCode,
    phone: texts.phone,
    whatsapp: texts.whatsapp ?? '',
    email: texts.email,
    fssai: texts.fssai ?? '',
    gstin: texts.gstin ?? '',
    grievanceName: texts.grievanceName ?? '',
    grievanceEmail: texts.grievanceEmail ?? '',
    grievancePhone: texts.grievancePhone ?? '',
    privacyText: texts.privacyText ?? '',
    termsText: texts.termsText ?? '',
    refundText: texts.refundText ?? '',
    stayMinutes: String(stayMinutes),
    maxCash: String(maxCash ?? ''),
    codeAbove: String(codeAbove ?? ''),
    prepMinutes: String(prepMinutes ?? ''),
    bookingFee: String(bookingFee),
    refundHours: String(refundHours),
    coordinates: movedPin(coordinates) ?? null,
    orderWays: settings.orderWays,
    slotRules: slotRulesFields(settings.slotRules),
    phoneRequired: settings.phoneRequired,
    guestsAllowed: settings.guestsAllowed,
    orderHours: orderHoursFields(settings.orderHours),
    bookingHours: settings.bookingHours.map(dayFields),
    specialDays: settings.specialDays.map(specialDayFields),
    deliveryZones: settings.deliveryZones.map(zoneFields),
    tables: tables.map(({ id, name, seats }) => ({ key: id, id, name, seats: String(seats) })),
  };
}

/** A colour as the server takes it; null for none, and for what is no colour. */
export const brandColorOf = (typed: string): string | null =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed.trim())
    ? typed
        .trim()
        .toLowerCase()
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    : null;

export const newTable = (): TableFields => ({ key: randomUuid(), name: '', seats: '2' });

export const draftOf = (settings: Settings): SettingsDraft => {
  const fields = fieldsOf(settings);
  return { fields, base: fields, version: settings.version };
};

/** The server's input of a field. */
function sent(field: FieldName, fields: SettingsFields): RestaurantInput {
  switch (field) {
    case 'coordinates':
      // A pin that was not moved is not where the restaurant is.
      return { coordinates: movedPin(fields.coordinates) ?? null };
    case 'orderWays':
      return { orderWays: [...fields.orderWays] };
    case 'slotRules':
      return sentSlotRules(fields.slotRules);
    case 'phoneRequired':
    case 'guestsAllowed':
      return { [field]: fields[field] };
    case 'orderHours':
      return { orderHours: sentOrderHours(fields.orderHours) };
    case 'bookingHours':
      return { bookingHours: sentWeek(fields.bookingHours) };
    case 'specialDays':
      return { specialDays: sentSpecialDays(fields.specialDays) };
    case 'deliveryZones':
      return { deliveryZones: fields.deliveryZones.map(sentZone) };
    case 'tables':
      return {
        tables: fields.tables.map(({ id, name, seats }) => ({
          ...(id && { id }),
          name: name.trim(),
          seats: sentNumber('whole', seats),
        })),
      };
    case 'maxCash':
    case 'codeAbove':
      return { [field]: sentNumberOrNull('rupees', fields[field]) };
    case 'prepMinutes':
      return { prepMinutes: sentNumberOrNull('whole', fields.prepMinutes) };
    case 'stayMinutes':
      return { stayMinutes: sentNumber('whole', fields.stayMinutes) };
    case 'bookingFee':
      return { bookingFee: sentNumber('rupees', fields.bookingFee) };
    case 'refundHours':
      return { refundHours: sentNumber('decimal', fields.refundHours) };
    default:
      return { [field]: fields[field].trim() };
  }
}

/** The fields with different values, regardless of their spelling. */
export function differentFields(one: SettingsFields, other: SettingsFields): FieldName[] {
  const text = (field: FieldName, fields: SettingsFields) => JSON.stringify(sent(field, fields));
  return fieldNames.filter((field) => text(field, one) !== text(field, other));
}

/** The fields with unsaved input. */
export const dirtyFields = ({ fields, base }: SettingsDraft): FieldName[] => differentFields(fields, base);

export const isDirty = (draft: SettingsDraft): boolean => dirtyFields(draft).length > 0;

/** Only this admin's changes of these fields, so that others' changes stay. */
export function inputOf(draft: SettingsDraft, names: readonly FieldName[]): RestaurantInput {
  const changed = dirtyFields(draft).filter((field) => names.includes(field));
  return Object.assign({}, ...changed.map((field) => sent(field, draft.fields))) as RestaurantInput;
}

/** A draft on top of the present settings. */
export interface Merged extends Omit<MergedFields<SettingsFields>, 'fields'> {
  /** The input of this admin and the present values of all other fields. */
  readonly draft: SettingsDraft;
}

/** @param theirs the present settings */
export function mergeOf(draft: SettingsDraft, theirs: Settings): Merged {
  const { fields, base, version } = draft;
  if (theirs.version <= version) return { draft, adopted: [], clashes: [] };
  const now = fieldsOf(theirs);
  const { fields: shown, ...changes } = mergeFields({ typed: fields, base, now }, differentFields);
  return { ...changes, draft: { fields: shown, base: now, version: theirs.version } };
}

/**
 * Types into the fields as `mergeOf` shows them: a field that others changed and this admin has seen is changed without a
 * conflict.
 */
export function typedInto(
  draft: SettingsDraft,
  changes: Partial<SettingsFields>,
  theirs: Settings,
): SettingsDraft {
  const seen = mergeOf(draft, theirs).adopted.filter((field) => field in changes);
  return {
    ...draft,
    fields: { ...draft.fields, ...changes },
    base: { ...draft.base, ...pick(seen, fieldsOf(theirs)) },
  };
}

/** Replaces the input of these fields by the present settings. */
export function withTheirs(
  { fields, base, version }: SettingsDraft,
  names: readonly FieldName[],
  theirs: Settings,
): SettingsDraft {
  const now = pick(names, fieldsOf(theirs));
  return { fields: { ...fields, ...now }, base: { ...base, ...now }, version };
}

interface Saved {
  readonly names: readonly FieldName[];
  /** The input when it was sent. */
  readonly typed: SettingsFields;
  /** The settings since. */
  readonly settings: Settings;
}

/** Removes saved input from the draft. What was typed during the save stays. */
export function withoutSaved(draft: SettingsDraft, { names, typed, settings }: Saved): SettingsDraft {
  const typedSince = differentFields(draft.fields, typed).filter((field) => names.includes(field));
  const next = withTheirs(draft, names, settings);
  return { ...next, fields: { ...next.fields, ...pick(typedSince, draft.fields) } };
}

const storageKey = 'settingsDraft';

/** The stored draft of this admin in this tab; undefined if there is none, or an older version of the shop wrote it. */
export function readDraft(storage: DraftStorage, userId: string): SettingsDraft | undefined {
  const { fields, base, version } = readUserDraft(storage, storageKey, userId) ?? {};
  return isFields(fields) && isFields(base) && typeof version === 'number'
    ? { fields, base, version }
    : undefined;
}

export function storeDraft(storage: DraftStorage, userId: string, draft: SettingsDraft | undefined): void {
  if (draft && isDirty(draft)) writeUserDraft(storage, storageKey, userId, draft);
  else deleteUserDraft(storage, storageKey, userId);
}

const isText = (value: unknown) => typeof value === 'string';

function isFields(value: unknown): value is SettingsFields {
  if (!isRecord(value) || !textFields.every((field) => isText(value[field]))) return false;
  const { coordinates, orderWays, phoneRequired, guestsAllowed, tables } = value;
  return (
    (coordinates === null || isRecord(coordinates)) &&
    Array.isArray(orderWays) &&
    typeof phoneRequired === 'boolean' &&
    typeof guestsAllowed === 'boolean' &&
    areHoursFields(value) &&
    areZoneFields(value['deliveryZones']) &&
    areSlotRulesFields(value['slotRules']) &&
    Array.isArray(tables) &&
    tables.every((table) => isRecord(table) && isText(table['name']) && isText(table['seats']))
  );
}
