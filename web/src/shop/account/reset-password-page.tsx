import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { errorCode } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { NewPasswordField } from './new-password-field';
import { secondStepOf, type SecondStep } from '../../domain/session/second-factor';
import { SecondStepForm } from './second-step-form';
import { SessionEnds } from './session-ends';
import { useResetPassword } from './use-reset-password';

/** The target of a mailed link. It acts only when the button is pressed, because mail scanners open links. */
export function ResetPasswordPage() {
  const t = useTexts();
  const { token = '' } = useParams<'token'>();
  const { reset, confirm } = useResetPassword(token);
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondStep>();
  const form = useSubmit(async (data) => {
    try {
      await reset(fieldText(data, 'password'));
    } catch (error) {
      const demanded = secondStepOf(error);
      if (!demanded) throw error;
      setStep(demanded);
    }
  }, t('reset.failed'));
  // The new password is saved: the login asks for it.
  if (step)
    return (
      <SecondStepForm
        step={step}
        text={t('secondStep.afterReset')}
        onProof={(proof) => confirm(step.ticket, proof)}
        onBack={() => void navigate('/login', { replace: true, state: { hasNewPassword: true } })}
      />
    );

  return (
    <AccountForm
      form={form}
      submitLabel={t('reset.submit')}
      action={
        errorCode(form.failure) === 'LINK_EXPIRED' && (
          <ButtonLink to="/forgot-password" variant="secondary" size="sm">
            {t('reset.newLink')}
          </ButtonLink>
        )
      }
      other={{ question: t('forgot.remembered'), to: '/login', label: t('login.submit') }}
    >
      <SessionEnds />
      <NewPasswordField
        label={t('reset.password')}
        name="password"
        required
        hint={t('reset.hint')}
        error={form.errors['password']}
      />
    </AccountForm>
  );
}
