import { Navigate, useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { useOrderTable } from '../../domain/orders/order-table';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
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
  const { continueAsGuest, loading, failure, errors, message } = useContinueAsGuest(target);
  if (!guestsAllowed) return <Navigate to="/login" replace state={location.state} />;

  return (
    <AccountForm
      submitLabel={t('guest.submit')}
      loading={loading}
      failure={failure}
      onSubmit={(form) =>
        continueAsGuest({
          name: fieldText(form, 'name'),
          phone: fieldText(form, 'phone'),
          email: fieldText(form, 'email'),
          ...(table && { table: table.code }),
        })
      }
      other={{ question: t('register.haveAccount'), to: '/login', label: t('login.submit') }}
    >
      {message && <Notice tone="error">{message}</Notice>}
      <SessionEnds />
      <NameField error={errors['name']} />
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
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t('guest.emailHint')}
        error={errors['email']}
      />
    </AccountForm>
  );
}
