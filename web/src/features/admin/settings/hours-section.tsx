import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { WeekFields } from './hours-fields';
import styles from './hours-fields.module.css';
import type { SectionProps } from './section-props';
import { SettingsSection } from './settings-section';
import { SpecialDaysFields } from './special-days-fields';

/** When orders are taken and guests can be seated. */
export function HoursSection({ fields, errors, onChange }: SectionProps) {
  const t = useTexts();
  const { orderHours, bookingHours, specialDays } = fields;
  const fault = (name: string) => errors[name] && <Notice tone="error">{errors[name]}</Notice>;
  return (
    <>
      <SettingsSection title={t('settings.orderHours')} hint={t('settings.hoursHint')}>
        <label className={styles['anyHour']}>
          <input
            type="checkbox"
            checked={orderHours.isAnyHour}
            onChange={({ target }) => onChange({ orderHours: { ...orderHours, isAnyHour: target.checked } })}
          />
          {t('settings.anyHour')}
        </label>
        {!orderHours.isAnyHour && (
          <WeekFields
            name="orderHours"
            days={orderHours.days}
            errors={errors}
            onChange={(days) => onChange({ orderHours: { ...orderHours, days } })}
          />
        )}
        {fault('orderHours')}
      </SettingsSection>
      <SettingsSection title={t('settings.bookingHours')} hint={t('settings.hoursHint')}>
        <WeekFields
          name="bookingHours"
          days={bookingHours}
          errors={errors}
          onChange={(days) => onChange({ bookingHours: days })}
        />
        {fault('bookingHours')}
      </SettingsSection>
      <SettingsSection title={t('settings.specialDays')} hint={t('settings.specialDaysHint')}>
        <SpecialDaysFields
          days={specialDays}
          errors={errors}
          onChange={(days) => onChange({ specialDays: days })}
        />
        {fault('specialDays')}
      </SettingsSection>
    </>
  );
}
