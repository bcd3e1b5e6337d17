import type { ReactNode } from 'react';
import { DialogForm } from '../../shared/ui/dialog-form';
import { useOwnerProof } from '../../domain/session/use-owner-proof';

interface ProvenDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly failure: string;
  /** @param proof to be sent with the change: the password, once the server wants it */
  readonly onSubmit: (proof: { readonly currentPassword?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
}

/** Asks before a change of people, and for the password if the server does. */
export function ProvenDialog({ onSubmit, children, ...dialog }: ProvenDialogProps) {
  const { prove, proofFields } = useOwnerProof();
  const submit = () => prove((currentPassword) => onSubmit(currentPassword ? { currentPassword } : {}));
  return (
    <DialogForm {...dialog} onSubmit={submit}>
      {(errors) => (
        <>
          {children}
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
