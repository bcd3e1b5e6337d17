import type { ComponentProps } from 'react';
import type { WelcomeQuery } from '../../gql/graphql';
import { TextField } from '../../shared/ui/field';
import { DemoDishes } from '../menu/demo-dishes';
import { DishForm } from '../menu/dish-form';
import { useAdminMenu } from '../menu/use-admin-menu';
import { BookingHoursFields, OrderHoursFields } from '../settings/hours-fields';
import { RestaurantMap } from '../settings/restaurant-map';
import type { SettingsFields, TextFieldName } from '../settings/settings-draft';
import { useTexts } from '../texts/texts';
import styles from './welcome-page.module.css';

interface FieldsProps {
  readonly fields: SettingsFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<SettingsFields>) => void;
}

/** Connects a control to its field. Focusing selects the value, so that typing replaces the demo restaurant's. */
function useText({ fields, errors, onChange }: FieldsProps) {
  const t = useTexts();
  return (name: TextFieldName): Omit<ComponentProps<typeof TextField>, 'ref'> & { label: string } => ({
    name,
    label: t(`settingsField.${name}`),
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onFocus: ({ target }) => target.select(),
    onChange: ({ target }) => onChange({ [name]: target.value }),
  });
}

const shortNameLength = 30;

export function WhoFields(props: FieldsProps) {
  const t = useTexts();
  const text = useText(props);
  return (
    <>
      <TextField
        {...text('name')}
        maxLength={80}
        required
        onChange={({ target: { value } }) =>
          props.onChange({ name: value, shortName: value.trim().slice(0, shortNameLength) })
        }
      />
      <TextField {...text('phone')} type="tel" maxLength={40} required />
      <TextField {...text('email')} type="email" maxLength={254} required />
      <TextField {...text('fssai')} inputMode="numeric" maxLength={40} hint={t('welcome.fssaiHint')} />
    </>
  );
}

export function WhenFields(props: FieldsProps) {
  const t = useTexts();
  const hasFault = Object.keys(props.errors).some((name) => name.startsWith('bookingHours'));
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{t('settings.orderHours')}</legend>
        <OrderHoursFields {...props} />
      </fieldset>
      <details className={styles['group']} open={hasFault || undefined}>
        <summary>{t('settings.bookingHours')}</summary>
        <BookingHoursFields {...props} />
      </details>
    </>
  );
}

export function WhereFields(props: FieldsProps) {
  const text = useText(props);
  return (
    <>
      <TextField {...text('address')} maxLength={300} required />
      <TextField {...text('state')} maxLength={60} />
      <TextField {...text('pinCode')} inputMode="numeric" maxLength={20} required />
      <RestaurantMap
        pin={props.fields.coordinates}
        onChange={(coordinates) => props.onChange({ coordinates })}
      />
    </>
  );
}

export function MenuStep() {
  const t = useTexts();
  const { dishes, categories, optionGroups, refresh } = useAdminMenu();
  return (
    <>
      {dishes && <DemoDishes all={dishes.length} />}
      <p className={styles['hint']} role="status">
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
      {online !== 'on' && <p className={styles['hint']}>{t('welcome.razorpay')}</p>}
    </>
  );
}
