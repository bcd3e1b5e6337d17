import type { FocusEvent } from 'react';
import type { WelcomeQuery } from '../../gql/graphql';
import { CheckField } from '../../shared/ui/check-field';
import { TextField } from '../../shared/ui/field';
import { DemoDishes } from '../menu/demo-dishes';
import { DishForm } from '../menu/dish-form';
import { useAdminMenu } from '../menu/use-admin-menu';
import { ColorField, LogoField } from '../settings/brand-fields';
import { BookingHoursFields, OrderHoursFields } from '../settings/hours-fields';
import { OrderWaysFields } from '../settings/order-ways-fields';
import { RestaurantMap } from '../settings/restaurant-map';
import type { SectionProps } from '../settings/use-settings-form';
import { useTexts } from '../texts/texts';
import { DeliveryArea } from './delivery-area';
import styles from './welcome-page.module.css';

/** Focusing selects the value, so that typing replaces the demo restaurant's. */
const selectsOnFocus = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
};

const shortNameLength = 30;

export function WhoStep({ form }: SectionProps) {
  const t = useTexts();
  const { text, change } = form;
  return (
    <>
      <TextField
        {...text('name')}
        {...selectsOnFocus}
        onChange={({ target: { value } }) =>
          change({ name: value, ...(value.trim() && { shortName: value.trim().slice(0, shortNameLength) }) })
        }
      />
      <TextField {...text('phone')} {...selectsOnFocus} />
      <TextField {...text('email')} {...selectsOnFocus} />
      <TextField {...text('fssai')} {...selectsOnFocus} hint={t('welcome.fssaiHint')} />
      <LogoField form={form} />
      <ColorField form={form} />
    </>
  );
}

export function WhenStep({ form }: SectionProps) {
  const t = useTexts();
  const hasFault = Object.keys(form.errors).some((name) => name.startsWith('bookingHours'));
  return (
    <>
      <fieldset className={`stack gap-4 ${styles['group']}`}>
        <legend>{t('settings.orderHours')}</legend>
        <OrderHoursFields form={form} />
      </fieldset>
      <details className={`stack gap-4 ${styles['group']}`} open={hasFault || undefined}>
        <summary>{t('settings.bookingHours')}</summary>
        <BookingHoursFields form={form} />
      </details>
    </>
  );
}

export function WhereStep({ form: { fields, text, change } }: SectionProps) {
  return (
    <>
      <TextField {...text('address')} {...selectsOnFocus} />
      <TextField {...text('state')} {...selectsOnFocus} />
      <TextField {...text('pinCode')} {...selectsOnFocus} />
      <RestaurantMap pin={fields.coordinates} onChange={(coordinates) => change({ coordinates })} />
    </>
  );
}

export function WaysStep({ form }: SectionProps) {
  const t = useTexts();
  return (
    <>
      <fieldset className={`stack gap-3 ${styles['group']}`}>
        <legend>{t('settingsField.orderWays')}</legend>
        <OrderWaysFields form={form} />
      </fieldset>
      {form.fields.orderWays.includes('DELIVERY') && <DeliveryArea form={form} />}
      <fieldset className={`stack gap-3 ${styles['group']}`}>
        <legend>{t('settings.customers')}</legend>
        <CheckField {...form.check('phoneRequired')} label={t('settings.phoneRequired')} />
        <CheckField {...form.check('guestsAllowed')} label={t('settings.guestsAllowed')} />
      </fieldset>
    </>
  );
}

export function MenuStep() {
  const t = useTexts();
  const { dishes, categories, optionGroups, refresh } = useAdminMenu();
  return (
    <>
      {dishes && <DemoDishes all={dishes.length} />}
      <p className="muted" role="status">
        {dishes && t('welcome.dishes', { count: dishes.length })}
      </p>
      <DishForm
        ref={null}
        dishes={dishes}
        categories={categories}
        optionGroups={optionGroups}
        refresh={refresh}
        onSaved={() => undefined}
      />
    </>
  );
}

export function PaymentsStep({ payments }: { readonly payments: WelcomeQuery['paymentSettings'] }) {
  const t = useTexts();
  const online = !payments.modes.includes('ONLINE') ? 'off' : payments.testMode ? 'test' : 'on';
  return (
    <>
      <p>{t('welcome.cash')}</p>
      <p>{t(`welcomeOnline.${online}`)}</p>
      {online !== 'on' && <p className="muted">{t('welcome.razorpay')}</p>}
    </>
  );
}
