import type { ReactNode } from 'react';
import { DialogForm } from '../../shared/ui/dialog-form';
import { useOwnerProof } from './use-owner-proof';

interface ProvenDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly failure: string;
  /** @param proof to be sent with the act: the password, once the server asks for it */
  readonly onSubmit: (proof: { readonly currentPassword?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
}

/** Asks before an act, and for a proof of the owner if the server does. */
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
