import type { ReactNode } from 'react';
import { formatDate } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import { hoursInWords, type DayFields } from './hours-draft';
import { nameOfDay } from './week-fields';
import { sentLinks } from './links-draft';
import { positionInWords } from './position-in-words';
import type { FieldName, SettingsFields } from './settings-form';

/** Returns a function that shows a saved setting to readers. */
export function useSavedValue() {
  const t = useTexts();
  const weekInWords = (days: readonly DayFields[]) =>
    days
      .map(({ isOpen, intervals }, index) => {
        return `${nameOfDay(index)}: ${isOpen ? hoursInWords(intervals) : t('settings.closed')}`;
      })
      .join('; ');
  const picture = (path: string) => path && <img src={path} alt={t('adminMenu.theirPicture')} height={48} />;
  return (field: FieldName, saved: SettingsFields): ReactNode => {
    const value = saved[field];
    if (typeof value === 'string') return field === 'logo' || field === 'cover' ? picture(value) : value;
    switch (field) {
      case 'coordinates':
        return saved.coordinates && `${saved.coordinates.lat}, ${saved.coordinates.lng}`;
      case 'links':
        return sentLinks(saved.links)
          .map(({ url }) => url)
          .join(', ');
      case 'tables':
        return saved.tables.map(({ name, seats }) => `${name}: ${seats}`).join(', ');
      case 'bookingHours':
        return weekInWords(saved.bookingHours);
      case 'orderHours':
        return saved.orderHours.isAnyHour ? t('settings.anyHour') : weekInWords(saved.orderHours.days);
      case 'specialDays':
        return saved.specialDays.map(({ date, reason }) => `${date} ${reason}`.trim()).join(', ');
      case 'deliveryZones':
        return saved.deliveryZones.map(({ name }) => name).join(', ');
      case 'orderWays':
        return saved.orderWays.map((way) => t(`orderWay.${way}`)).join(', ');
      case 'acceptance':
        return t(saved.acceptance.isAutomatic ? 'acceptance.automatic' : 'acceptance.byHand');
      case 'stations':
        return saved.stations.map(({ name, categories }) => `${name}: ${categories.join(', ')}`).join('; ');
      case 'taxPositions':
        return saved.taxPositions
          .map((position) => `${formatDate(position.from)}: ${positionInWords(t, position)}`)
          .join('; ');
      case 'taxClasses':
        return saved.taxClasses
          .map(({ name, hsn, rates }) =>
            [
              `${name} (${hsn})`,
              rates
                .map(({ from, percent }) => `${percent} % ${t('gst.from', { day: formatDate(from) })}`)
                .join(', '),
            ].join(': '),
          )
          .join('; ');
      case 'slotRules':
        return t(saved.slotRules.isOn ? 'slots.isOn' : 'slots.isOff');
      case 'phoneRequired':
        return t(saved.phoneRequired ? 'settings.phoneRequired' : 'settings.phoneOptional');
      case 'guestsAllowed':
        return t(saved.guestsAllowed ? 'settings.guestsAllowed' : 'settings.noGuests');
      default:
        return t(value ? 'adminMenu.yes' : 'adminMenu.no');
    }
  };
}
