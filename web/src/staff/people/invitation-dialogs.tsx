import { toast } from 'react-toastify/unstyled';
import { ProvenDialog } from '../../domain/session/proven-dialog';
import { say, useTexts } from '../texts/texts';
import type { Invitation } from './invitation-card';
import type { NewLink } from './link-dialog';
import type { People } from './use-people';

interface RenewDialogProps {
  readonly invitation: Invitation;
  readonly renew: People['renew'];
  readonly onMade: (link: NewLink) => void;
  readonly onClose: () => void;
}

export function RenewDialog({ invitation: { id, name }, renew, onMade, onClose }: RenewDialogProps) {
  const t = useTexts();
  return (
    <ProvenDialog
      title={t('people.renewTitle', { name })}
      submitLabel={t('people.renew')}
      failure={t('people.inviteFailed')}
      onSubmit={async (proof) => {
        const { data } = await renew({ variables: { id, ...proof } });
        if (data) onMade({ ...data.renewInvitation.invitation, token: data.renewInvitation.token });
      }}
      onClose={onClose}
    >
      <p>{t('people.renewText')}</p>
    </ProvenDialog>
  );
}

interface RevokeDialogProps {
  readonly invitation: Invitation;
  readonly revoke: People['revoke'];
  readonly onClose: () => void;
}

export function RevokeDialog({ invitation: { id, name }, revoke, onClose }: RevokeDialogProps) {
  const t = useTexts();
  return (
    <ProvenDialog
      role="alertdialog"
      title={t('people.revokeTitle', { name })}
      submitLabel={t('people.revoke')}
      failure={t('people.revokeFailed')}
      onSubmit={async () => {
        await revoke({ variables: { id } });
        toast.success(say('people.revoked'));
      }}
      onClose={onClose}
    >
      <p>{t('people.revokeText')}</p>
    </ProvenDialog>
  );
}
