import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { BookingHoursFields, OrderHoursFields } from './hours-fields';
import { SettingsSection } from './settings-section';
import { SpecialDaysFields } from './special-days-fields';
import type { SectionProps } from './use-settings-form';

/** When orders are taken and guests can be seated. */
export function HoursSection({ form }: SectionProps) {
  const t = useTexts();
  const { fields, errors, change } = form;
  return (
    <>
      <SettingsSection title={t('settings.orderHours')} hint={t('settings.hoursHint')}>
        <OrderHoursFields form={form} />
      </SettingsSection>
      <SettingsSection title={t('settings.bookingHours')} hint={t('settings.hoursHint')}>
        <BookingHoursFields form={form} />
      </SettingsSection>
      <SettingsSection title={t('settings.specialDays')} hint={t('settings.specialDaysHint')}>
        <SpecialDaysFields
          days={fields.specialDays}
          errors={errors}
          onChange={(specialDays) => change({ specialDays })}
        />
        {errors['specialDays'] && <Notice tone="error">{errors['specialDays']}</Notice>}
      </SettingsSection>
    </>
  );
}
