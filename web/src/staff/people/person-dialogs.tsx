import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ProvenDialog } from '../../domain/session/proven-dialog';
import { useSession } from '../../domain/session/session';
import { useLeave } from '../../domain/session/use-leave';
import type { StaffRole } from '../../gql/graphql';
import { say, useTexts } from '../texts/texts';
import type { Person } from './person-card';
import { RoleField } from './role-field';
import type { People } from './use-people';

interface RoleDialogProps {
  readonly person: Person;
  readonly roles: readonly StaffRole[];
  readonly changeRole: People['changeRole'];
  readonly onClose: () => void;
}

export function RoleDialog({ person, roles, changeRole, onClose }: RoleDialogProps) {
  const t = useTexts();
  const { refresh } = useSession();
  const { id, name, isViewer } = person;
  const [role, setRole] = useState(person.role);
  return (
    <ProvenDialog
      title={t('people.changeTitle', { name })}
      submitLabel={t('common.save')}
      failure={t('people.changeFailed')}
      onSubmit={async (proof) => {
        await changeRole({ variables: { id, role, ...proof } });
        toast.success(say('people.changed', { name, role: t(`staffRole.${role}`) }));
        if (isViewer) await refresh();
      }}
      onClose={onClose}
    >
      <RoleField roles={roles} value={role} onChange={setRole} />
      <p className="muted small">{t(isViewer ? 'people.changeOwn' : 'people.changeNote')}</p>
    </ProvenDialog>
  );
}

interface EndDialogProps {
  readonly person: Person;
  readonly end: People['end'];
  readonly onClose: () => void;
}

/** Says what ends with the role. */
export function EndDialog({ person: { id, name, isViewer }, end, onClose }: EndDialogProps) {
  const t = useTexts();
  const leave = useLeave('/');
  return (
    <ProvenDialog
      role="alertdialog"
      title={isViewer ? t('people.leaveTitle') : t('people.endTitle', { name })}
      submitLabel={t(isViewer ? 'people.leave' : 'people.end')}
      failure={t('people.endFailed')}
      onSubmit={async (proof) => {
        await end({ variables: { id, ...proof } });
        if (isViewer) leave();
        else toast.success(say('people.ended', { name }));
      }}
      onClose={onClose}
    >
      <p className="anywhere">{isViewer ? t('people.leaveText') : t('people.endText', { name })}</p>
    </ProvenDialog>
  );
}
