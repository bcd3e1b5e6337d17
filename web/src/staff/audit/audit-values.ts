import { clockTime } from '../../shared/lib/clock';
import { formatDateTime, formatRupees } from '../../shared/lib/format';
import { isRecord } from '../../shared/lib/is-record';
import { weekdayName } from '../../domain/restaurant/opening-hours';
import { en as common } from '../../texts/en';
import { en } from '../texts/en';
import type { Translate } from '../texts/texts';

const isKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key);

/** Fields of older entries. */
const formerNames: Readonly<Record<string, string>> = {
  least: 'minChoices',
  most: 'maxChoices',
  mostEach: 'maxEach',
  mostCash: 'maxCash',
};

/** The label of a field as in its form; its name in the data if there is none. */
export function fieldLabel(t: Translate, field: string): string {
  const recorded = field.replace(/Paise$/, '');
  const name = formerNames[recorded] ?? recorded;
  if (isKey(en.auditField, name)) return t(`auditField.${name}`);
  if (isKey(en.dishField, name)) return t(`dishField.${name}`);
  // Without the hint of an input in brackets.
  if (isKey(en.settingsField, name)) return t(`settingsField.${name}`).replace(/ \(.*\)$/, '');
  return field;
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isMoney = (field: string) => field.endsWith('Paise');
const timesOfDay: readonly string[] = ['servedFrom', 'servedUntil', 'opensAt', 'closesAt'];
const weeks: readonly string[] = ['tableHours', 'bookingHours', 'orderHours'];
/** Say nothing to a person. */
const silent: readonly string[] = ['id', 'isInUse', 'groupId', 'choiceId'];

const timeOfDay = (minutes: number) => clockTime(`${Math.floor(minutes / 60)}:${minutes % 60}`);

/** The words for codes of these fields; the code itself if there are none. */
function wordsOf(t: Translate, field: string, code: string): string {
  const key = code.toUpperCase().replaceAll(' ', '_');
  if (field === 'change' && isKey(en.orderAct, code)) return t(`orderAct.${code}`);
  if (field === 'cancelReason' && isKey(en.cancelReason, code)) return t(`cancelReason.${code}`);
  if (field === 'mode' && isKey(en.taxMode, code)) return t(`taxMode.${code}`);
  if (field === 'method' && isKey(en.takingMethod, code)) return t(`takingMethod.${code}`);
  if (field === 'state' && isKey(en.mailState, key)) return t(`mailState.${key}`);
  if (field === 'reason' && isKey(en.refundReason, code)) return t(`refundReason.${code}`);
  if (field === 'paymentStatus' && isKey(common.paymentStatus, key)) return t(`paymentStatus.${key}`);
  if (field === 'roles' && isKey(common.staffRole, code)) return t(`staffRole.${code}`);
  if (field === 'staffRole' && isKey(common.staffRole, code)) return t(`staffRole.${code}`);
  if (field === 'place' && isKey(en.devicePlace, code)) return t(`devicePlace.${code}`);
  if (field === 'act' && isKey(en.approvalAct, code)) return t(`approvalAct.${code}`);
  if (field === 'status' && isKey(common.orderStatus, key)) return t(`orderStatus.${key}`);
  return code;
}

const hasParts = (value: unknown) =>
  Array.isArray(value) ? value.some((part) => typeof part === 'object') : isRecord(value);

/** A value for reading. */
function textOf(t: Translate, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (typeof value === 'boolean') return value ? t('adminMenu.yes') : t('adminMenu.no');
  if (typeof value === 'string')
    return instant.test(value) ? formatDateTime(value) : wordsOf(t, field, value);
  if (typeof value === 'number') {
    if (isMoney(field)) return formatRupees(value / 100);
    return timesOfDay.includes(field) ? timeOfDay(value) : String(value);
  }
  if (Array.isArray(value))
    return value.length === 0 ? t('audit.nothing') : value.map((part) => textOf(t, field, part)).join(', ');
  return Object.entries(value)
    .filter(([name, part]) => part !== null && !silent.includes(name))
    .map(([name, part]) => {
      const text = textOf(t, name, part);
      return name === 'name' ? text : `${fieldLabel(t, name)} ${text}`;
    })
    .join(', ');
}

/** The parts of a list, one line each; a value without parts is one line. */
function linesOf(t: Translate, field: string, value: unknown): string[] {
  if (!Array.isArray(value) || !hasParts(value)) return [textOf(t, field, value)];
  return value.map((part, index) => {
    const text = textOf(t, field, part);
    return weeks.includes(field) ? `${weekdayName(index)}: ${text}` : text;
  });
}

/** A field of a record; values are JSON, or null if the record was not there. */
export interface AuditedChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface ShownDifference {
  /** Whether it has parts, of which there may be many. */
  readonly isLong: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const parsed = (json: string | null): unknown => JSON.parse(json ?? 'null');

/**
 * What differs between two values, in lines for reading: of lists, the parts that only one of them has, or all if only
 * their order differs.
 */
export function differenceOf(t: Translate, { field, before, after }: AuditedChange): ShownDifference {
  const values = [parsed(before), parsed(after)];
  const [was = [], is = []] = values.map((value) => linesOf(t, field, value));
  const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  const [removed, added] = [only(was, is), only(is, was)];
  const isLong = values.some(hasParts);
  return removed.length + added.length > 0
    ? { isLong, before: removed, after: added }
    : { isLong, before: was, after: is };
}
