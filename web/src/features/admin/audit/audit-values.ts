import { formatDateTime, formatRupees } from '../../../shared/lib/format';
import { en } from '../texts/en';
import type { useTexts } from '../texts/texts';

type Texts = ReturnType<typeof useTexts>;

const isKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key);

/** The label of a field as in its form; its name in the data if there is none. */
export function fieldLabel(t: Texts, field: string): string {
  const name = field.replace(/Paise$/, '');
  if (isKey(en.auditField, name)) return t(`auditField.${name}`);
  if (isKey(en.dishField, name)) return t(`dishField.${name}`);
  // Without the hint of an input in brackets.
  if (isKey(en.settingsField, name)) return t(`settingsField.${name}`).replace(/ \(.*\)$/, '');
  return field;
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isMoney = (field: string) => field.endsWith('Paise');
const isTimeOfDay = (field: string) => field === 'servedFrom' || field === 'servedUntil';

const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * A value for reading.
 * @param json null for a record that was not there
 * @returns undefined for a value with parts
 */
export function valueText(t: Texts, field: string, json: string | null | undefined): string | undefined {
  const value: unknown = JSON.parse(json ?? 'null');
  if (value === null || value === '') return t('audit.nothing');
  if (typeof value === 'boolean') return value ? t('categories.yes') : t('categories.no');
  if (typeof value === 'string') return instant.test(value) ? formatDateTime(value) : value;
  if (typeof value === 'number')
    return isMoney(field) ? formatRupees(value / 100) : isTimeOfDay(field) ? timeOfDay(value) : String(value);
  if (!Array.isArray(value) || value.some((part) => typeof part === 'object')) return undefined;
  return value.length === 0 ? t('audit.nothing') : value.join(', ');
}
