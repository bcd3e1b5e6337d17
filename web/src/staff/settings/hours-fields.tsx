import { CheckField } from '../../shared/ui/check-field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import type { SectionProps } from './use-settings-form';
import { WeekFields } from './week-fields';

/** When orders are taken. */
export function OrderHoursFields({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const { orderHours } = fields;
  return (
    <>
      <CheckField
        label={t('settings.anyHour')}
        checked={orderHours.isAnyHour}
        onChange={(isAnyHour) => change({ orderHours: { ...orderHours, isAnyHour } })}
      />
      {!orderHours.isAnyHour && (
        <WeekFields
          name="orderHours"
          days={orderHours.days}
          errors={errors}
          onChange={(days) => change({ orderHours: { ...orderHours, days } })}
        />
      )}
      {errors['orderHours'] && <Notice tone="error">{errors['orderHours']}</Notice>}
    </>
  );
}

/** When guests can be seated. */
export function BookingHoursFields({ form: { fields, errors, change } }: SectionProps) {
  return (
    <>
      <WeekFields
        name="bookingHours"
        days={fields.bookingHours}
        errors={errors}
        onChange={(bookingHours) => change({ bookingHours })}
      />
      {errors['bookingHours'] && <Notice tone="error">{errors['bookingHours']}</Notice>}
    </>
  );
}
