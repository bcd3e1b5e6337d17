import { Navigate, useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/form/field-text';
import { emailField } from '../../shared/form/fields';
import { useSubmit } from '../../shared/form/use-submit';
import { useOrderTable } from '../../domain/basket/use-order-way';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { TextField } from '../../shared/ui/field';
import { NameField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { SessionEnds } from './session-ends';
import { returnTarget } from '../../domain/session/return-target';
import { useContinueAsGuest } from './use-guest-session';

/** For customers who order without an account, where the owner allows it. */
export function GuestPage() {
  const t = useTexts();
  const location = useLocation();
  const { guestsAllowed } = useRestaurant();
  const table = useOrderTable();
  const target = returnTarget(location) ?? '/menu';
  const continueAsGuest = useContinueAsGuest(target);
  const form = useSubmit(
    (data) =>
      continueAsGuest({
        name: fieldText(data, 'name'),
        phone: fieldText(data, 'phone'),
        email: fieldText(data, 'email'),
        ...(table && { table: table.code }),
      }),
    t('guest.failed'),
  );
  const { errors } = form;
  if (!guestsAllowed) return <Navigate to="/login" replace state={location.state} />;

  return (
    <AccountForm
      form={form}
      submitLabel={t('guest.submit')}
      other={{ question: t('register.haveAccount'), to: '/login', label: t('login.submit') }}
    >
      <SessionEnds />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the way to an order, to which the screen's title adds nothing */}
      <NameField autoFocus error={errors['name']} />
      <TextField
        label={t('checkout.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
        hint={t('guest.phoneHint')}
        error={errors['phone']}
      />
      <TextField
        label={t('guest.email')}
        name="email"
        {...emailField.text}
        required={false}
        hint={t('guest.emailHint')}
        error={errors['email']}
      />
    </AccountForm>
  );
}
