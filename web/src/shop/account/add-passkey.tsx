import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { makePasskey } from '../../domain/session/passkey-device';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { refusalHere } from '../../shared/lib/errors';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { useFirstCodes } from './use-first-codes';
import { useTwoStepChanges } from './use-two-step';
import { say, useTwoStepTexts } from './texts/texts';

const ThisDeviceQuery = graphql(`
  query ThisDevice {
    sessions {
      id
      browser
      system
      isCurrent
    }
  }
`);

interface AddPasskeyProps {
  /** Whether it is the first second factor. */
  readonly isFirst: boolean;
  /** Receives the recovery codes, if there are new ones. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Adds a passkey with a name, for which the server may ask for a proof. */
export function AddPasskey({ isFirst, onCodes, onClose }: AddPasskeyProps) {
  const t = useTwoStepTexts();
  const words = useTexts();
  const { startPasskey, confirmPasskey } = useTwoStepChanges();
  const { prove, proofFields } = useOwnerProof();
  const { wasOff, add } = useFirstCodes({ isFirst, prove, onCodes });
  const { browser, system } =
    useQuery(ThisDeviceQuery).data?.sessions.find(({ isCurrent }) => isCurrent) ?? {};
  const device = browser && system ? words('sessions.device', { browser, system }) : '';
  const [typed, setTyped] = useState<string>();
  const name = typed ?? device;
  /** Whether the shop may have added it. */
  const [isSent, setIsSent] = useState(false);

  const confirm = async () => {
    setIsSent(false);
    let options: Awaited<ReturnType<typeof startPasskey>>;
    await prove(async (password) => {
      options = await startPasskey(password);
    });
    if (!options) throw refusalHere('passkey', t('twoStep.failed'));
    const passkey = await makePasskey(options);
    setIsSent(true);
    return confirmPasskey(passkey, name);
  };

  return (
    <DialogForm
      title={t('twoStep.addPasskey')}
      submitLabel={t('twoStep.continue')}
      failure={t(isSent ? 'twoStep.unsure' : 'twoStep.failed')}
      onSubmit={async () => {
        await add(confirm);
        toast.success(say(wasOff ? 'twoStep.turnedOn' : 'twoStep.passkeyAdded'));
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('twoStep.addPasskeyText')}</p>
          <TextField
            label={t('twoStep.passkeyName')}
            hint={t('twoStep.passkeyNameHint')}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            value={name}
            error={errors['name']}
            onChange={({ target }) => setTyped(target.value)}
          />
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
