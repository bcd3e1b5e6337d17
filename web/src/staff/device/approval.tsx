import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { can, useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import type { ApprovalInput, Permission } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { useTexts } from '../texts/texts';
import { EnterPin } from './enter-pin';
import { PersonChoice } from './person-choice';
import { useOwnTablet } from './tablet';

const ApproveMutation = graphql(`
  mutation ApproveAct($input: ApprovalInput!) {
    approve(input: $input) {
      id
    }
  }
`);

/** Whether the viewer may do it; `ask`: at a tablet, with the PIN of somebody who may. */
export function useMay(permission: Permission): 'yes' | 'ask' | 'no' {
  const { user } = useSession();
  const own = useOwnTablet();
  if (can(user, permission)) return 'yes';
  return own ? 'ask' : 'no';
}

interface ApprovalDialogProps {
  /** Its amount in rupees, if money goes back. */
  readonly ask: Omit<ApprovalInput, 'personId' | 'pin'>;
  /** What is approved, with its amount. */
  readonly children: ReactNode;
  readonly failure: string;
  /** Does it with the approval; throws the error of the server or the network. */
  readonly onApproved: (approval: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks somebody who may do it for a PIN, for this one act. After a refusal it asks again. */
export function ApprovalDialog({ ask, children, failure, onApproved, onClose }: ApprovalDialogProps) {
  const t = useTexts();
  const own = useOwnTablet();
  const [approve] = useMutation(ApproveMutation);
  const approvers = own?.tablet.approvers.filter(({ hasPin }) => hasPin) ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const chosen = approvers.find(({ id }) => id === chosenId);
  return (
    <DialogBox title={t('device.approvalTitle')} onClose={onClose}>
      <div className="stack gap-4">
        <p className="semibold">{children}</p>
        {approvers.length === 0 && <p>{t('device.noApprovers')}</p>}
        {chosen ? (
          <>
            <strong className="text-lg anywhere">{chosen.name}</strong>
            <EnterPin
              key={chosen.id}
              person={chosen}
              failure={failure}
              onPin={async (pin) => {
                const { data } = await approve({
                  variables: { input: { ...ask, personId: chosen.id, pin } },
                });
                if (!data) return;
                await onApproved(data.approve.id);
                onClose();
              }}
            />
          </>
        ) : (
          <PersonChoice
            persons={approvers}
            label={t('device.approvers')}
            onChoose={({ id }) => setChosenId(id)}
          />
        )}
      </div>
      <DialogActions>
        {chosen && (
          <Button variant="secondary" onClick={() => setChosenId(undefined)}>
            {t('device.other')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </DialogBox>
  );
}
