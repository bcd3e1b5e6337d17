import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { BookingHoursFields, OrderHoursFields } from './hours-fields';
import type { SectionProps } from './section-props';
import { SettingsSection } from './settings-section';
import { SpecialDaysFields } from './special-days-fields';

/** When orders are taken and guests can be seated. */
export function HoursSection({ fields, errors, onChange }: SectionProps) {
  const t = useTexts();
  return (
    <>
      <SettingsSection title={t('settings.orderHours')} hint={t('settings.hoursHint')}>
        <OrderHoursFields fields={fields} errors={errors} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title={t('settings.bookingHours')} hint={t('settings.hoursHint')}>
        <BookingHoursFields fields={fields} errors={errors} onChange={onChange} />
      </SettingsSection>
      <SettingsSection title={t('settings.specialDays')} hint={t('settings.specialDaysHint')}>
        <SpecialDaysFields
          days={fields.specialDays}
          errors={errors}
          onChange={(days) => onChange({ specialDays: days })}
        />
        {errors['specialDays'] && <Notice tone="error">{errors['specialDays']}</Notice>}
      </SettingsSection>
    </>
  );
}
