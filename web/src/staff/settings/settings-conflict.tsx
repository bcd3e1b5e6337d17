import type { ReactNode } from 'react';
import { ChangedElsewhere } from '../form/conflict-notice';
import { useTexts } from '../texts/texts';
import { hoursInWords, type DayFields } from './hours-draft';
import { nameOfDay } from './hours-fields';
import type { FieldName, SettingsFields } from './settings-draft';

interface SettingsConflictProps {
  readonly clashes: readonly FieldName[];
  /** The present settings. */
  readonly theirs: SettingsFields;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
}

/** Another admin has changed the same fields. */
export function SettingsConflict({ clashes, theirs, ...notice }: SettingsConflictProps) {
  const t = useTexts();
  const weekInWords = (days: readonly DayFields[]) =>
    days
      .map(({ isOpen, intervals }, index) => {
        return `${nameOfDay(index)}: ${isOpen ? hoursInWords(intervals) : t('settings.closed')}`;
      })
      .join('; ');
  const valueOf = (field: FieldName): ReactNode => {
    if (field === 'coordinates') {
      const { coordinates } = theirs;
      return coordinates ? `${coordinates.lat}, ${coordinates.lng}` : '';
    }
    if (field === 'tables') return theirs.tables.map(({ name, seats }) => `${name}: ${seats}`).join(', ');
    if (field === 'bookingHours') return weekInWords(theirs.bookingHours);
    if (field === 'orderWays') return theirs.orderWays.map((way) => t(`orderWay.${way}`)).join(', ');
    if (field === 'slotRules') return t(theirs.slotRules.isOn ? 'slots.isOn' : 'slots.isOff');
    if (field === 'phoneRequired')
      return t(theirs.phoneRequired ? 'settings.phoneRequired' : 'settings.phoneOptional');
    if (field === 'guestsAllowed')
      return t(theirs.guestsAllowed ? 'settings.guestsAllowed' : 'settings.noGuests');
    if (field === 'orderHours') {
      const { isAnyHour, days } = theirs.orderHours;
      return isAnyHour ? t('settings.anyHour') : weekInWords(days);
    }
    if (field === 'specialDays') {
      return theirs.specialDays
        .map(({ date, reason }) => [date, reason].filter(Boolean).join(' '))
        .join(', ');
    }
    if (field === 'deliveryZones') return theirs.deliveryZones.map(({ name }) => name).join(', ');
    if (field === 'logo' || field === 'cover') {
      return theirs[field] && <img src={theirs[field]} alt={t('adminMenu.theirPicture')} height={48} />;
    }
    return theirs[field];
  };
  const values = clashes.map((field) => ({ label: t(`settingsField.${field}`), value: valueOf(field) }));
  return <ChangedElsewhere theirs={values} {...notice} />;
}
