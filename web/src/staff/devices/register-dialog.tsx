import { useState } from 'react';
import { sessionUserFragment, useSession } from '../../domain/session/session';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { readFragment } from '../../gql';
import type { DevicePlace } from '../../gql/graphql';
import { clearDrafts } from '../../shared/form/stored-drafts';
import { sentNumber } from '../../shared/lib/typed-number';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { deviceNameField } from './device-dialogs';
import { LockFields, type LockSettings } from './lock-fields';
import type { Devices } from './use-devices';

interface RegisterDialogProps {
  readonly place: DevicePlace;
  readonly register: Devices['register'];
  readonly onClose: () => void;
}

/** Makes this browser a tablet of the restaurant: its session is no person's from then on. */
export function RegisterDialog({ place, register, onClose }: RegisterDialogProps) {
  const t = useTexts();
  const { login } = useSession();
  const { prove, proofFields } = useOwnerProof();
  const [name, setName] = useState(t(`devicePlace.${place}`));
  const [lock, setLock] = useState<LockSettings>({ demandsPerson: false, minutes: '15' });
  const submit = () =>
    prove(async (currentPassword) => {
      const { demandsPerson, minutes } = lock;
      const lockMinutes = sentNumber('whole', minutes);
      const input = { name: deviceNameField.toInput(name), place, demandsPerson, lockMinutes };
      const { data } = await register({ variables: { input, ...(currentPassword && { currentPassword }) } });
      if (!data) return;
      clearDrafts();
      await login(data.registerDevice.token, readFragment(sessionUserFragment, data.registerDevice.user));
    });
  return (
    <DialogForm
      title={t(`deviceMake.${place}`)}
      submitLabel={t('devices.make')}
      failure={t('devices.makeFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('devices.makeText')}</p>
          <TextField
            {...deviceNameField.text}
            label={t('devices.name')}
            hint={t('devices.nameHint')}
            name="name"
            autoComplete="off"
            value={name}
            error={errors['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <LockFields value={lock} onChange={setLock} error={errors['lockMinutes']} />
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
