import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { FactorProof } from '../../domain/session/second-factor';
import { SecondFactorField } from '../../domain/session/second-factor-field';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { qrPicture } from '../../shared/lib/qr-picture';
import { DialogForm } from '../../shared/ui/dialog-form';
import styles from './set-up-authenticator.module.css';
import { useFirstCodes } from './use-first-codes';
import { useTwoStepChanges } from './use-two-step';
import { say, useTwoStepTexts } from './texts/texts';

interface SetUpAuthenticatorProps {
  /** Whether it is the first second factor. */
  readonly isFirst: boolean;
  /** Receives the recovery codes, if there are new ones. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Key {
  readonly key: string;
  readonly url: string;
}

/** Adds an authenticator app in two steps: the key, for which the server may ask for a proof, and its first code. */
export function SetUpAuthenticator({ isFirst, onCodes, onClose }: SetUpAuthenticatorProps) {
  const t = useTwoStepTexts();
  const { start, confirm } = useTwoStepChanges();
  const { prove, proofFields } = useOwnerProof();
  const { wasOff, add } = useFirstCodes({ isFirst, prove, onCodes });
  const [key, setKey] = useState<Key>();
  const [{ digits = '' }, setProof] = useState<FactorProof>({});

  const begin = async () => {
    await prove(async (password) => setKey(await start(password)));
    return false;
  };
  const finish = async () => {
    await add(() => confirm(digits));
    toast.success(say(wasOff ? 'twoStep.turnedOn' : 'twoStep.appChanged'));
  };

  return (
    <DialogForm
      title={t('twoStep.setUpTitle')}
      submitLabel={t(key ? 'twoStep.turnOn' : 'twoStep.continue')}
      failure={t(key && !wasOff ? 'twoStep.unsure' : 'twoStep.failed')}
      onSubmit={key ? finish : begin}
      onClose={onClose}
    >
      {(errors) =>
        key ? (
          <>
            <p>{t('twoStep.scan')}</p>
            <img className={styles['code']} src={qrPicture(key.url)} alt={t('twoStep.qr')} />
            <p className="muted small">{t('twoStep.orType')}</p>
            <code className={styles['key']}>{key.key.match(/.{1,4}/g)?.join(' ')}</code>
            <SecondFactorField methods={['AUTHENTICATOR']} errors={errors} takesFocus onChange={setProof} />
            {proofFields(errors)}
          </>
        ) : (
          <>
            <p>{t('twoStep.needApp')}</p>
            {proofFields(errors)}
          </>
        )
      }
    </DialogForm>
  );
}
