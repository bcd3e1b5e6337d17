import { useState } from 'react';
import type { StaffRole } from '../../gql/graphql';
import { DialogForm } from '../../shared/ui/dialog-form';
import { TextField } from '../../shared/ui/field';
import { emailField, nameField } from '../../shared/form/fields';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { useTexts } from '../texts/texts';
import type { NewLink } from './link-dialog';
import { RoleField } from './role-field';
import type { People } from './use-people';

interface InviteDialogProps {
  readonly roles: readonly StaffRole[];
  readonly invite: People['invite'];
  readonly onMade: (link: NewLink) => void;
  readonly onClose: () => void;
}

/** Makes a link with which somebody joins. */
export function InviteDialog({ roles, invite, onMade, onClose }: InviteDialogProps) {
  const t = useTexts();
  const { prove, proofFields } = useOwnerProof();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('KITCHEN');
  const submit = () =>
    prove(async (currentPassword) => {
      const input = { name, email, role };
      const { data } = await invite({ variables: { input, ...(currentPassword && { currentPassword }) } });
      if (data) onMade({ ...data.invitePerson.invitation, token: data.invitePerson.token });
    });
  return (
    <DialogForm
      title={t('people.inviteTitle')}
      submitLabel={t('people.makeLink')}
      failure={t('people.inviteFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            {...nameField.text}
            label={t('people.name')}
            name="name"
            autoComplete="off"
            value={name}
            error={errors['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <RoleField roles={roles} value={role} onChange={setRole} error={errors['role']} />
          <TextField
            {...emailField.text}
            required={false}
            label={t('people.email')}
            hint={t('people.emailHint')}
            name="email"
            autoComplete="off"
            value={email}
            error={errors['email']}
            onChange={({ target }) => setEmail(target.value)}
          />
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
