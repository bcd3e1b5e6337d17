import { useState } from 'react';
import { firstProof, type FactorProof, type SecondStep } from '../../domain/session/second-factor';
import { SecondFactorField } from '../../domain/session/second-factor-field';
import { useSubmit } from '../../shared/form/use-submit';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';

interface SecondStepFormProps {
  readonly step: SecondStep;
  /** What has been done so far. */
  readonly text: string;
  /** Throws the server's error. */
  readonly onProof: (proof: FactorProof) => Promise<void>;
  /** @param reason why the password is needed again; undefined if the user wants to go back */
  readonly onBack: (reason?: string) => void;
}

/** Asks for the second factor after the password. */
export function SecondStepForm({ step, text, onProof, onBack }: SecondStepFormProps) {
  const t = useTexts();
  const [proof, setProof] = useState<FactorProof>(() => firstProof(step.methods));
  const form = useSubmit(async () => {
    try {
      await onProof(proof);
    } catch (error) {
      if (errorCode(error) !== 'LINK_EXPIRED') throw error;
      onBack(errorMessage(error, t('login.failed')));
    }
  }, t('login.failed'));
  return (
    <AccountForm
      form={form}
      submitLabel={proof.usesPasskey ? undefined : t('secondStep.submit')}
      help={
        <Button variant="ghost" onClick={() => onBack()}>
          {t('secondStep.back')}
        </Button>
      }
    >
      <p>{text}</p>
      <SecondFactorField
        methods={step.methods}
        errors={form.errors}
        takesFocus
        onChange={setProof}
        passkeyButton={
          <Button type="submit" size="lg" block loading={form.isSending}>
            {t('secondStep.usePasskey')}
          </Button>
        }
      />
    </AccountForm>
  );
}
