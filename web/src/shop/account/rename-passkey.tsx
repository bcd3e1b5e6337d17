import { useState } from 'react';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { useTwoStepChanges } from './use-two-step';
import { useTwoStepTexts } from './texts/texts';

interface RenamePasskeyProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name: present }, onClose }: RenamePasskeyProps) {
  const t = useTwoStepTexts();
  const words = useTexts();
  const { renamePasskey } = useTwoStepChanges();
  const [name, setName] = useState(present);
  return (
    <DialogForm
      title={t('twoStep.renameTitle')}
      submitLabel={words('common.save')}
      failure={t('twoStep.failed')}
      onSubmit={() => renamePasskey(id, name)}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={t('twoStep.passkeyName')}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={errors['name']}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </DialogForm>
  );
}
