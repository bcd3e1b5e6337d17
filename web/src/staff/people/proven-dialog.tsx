import type { ReactNode } from 'react';
import { DialogForm } from '../../shared/ui/dialog-form';
import { usePasswordProof } from '../connections/use-password-proof';

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
  const { prove, passwordField } = usePasswordProof();
  const submit = () => prove((currentPassword) => onSubmit(currentPassword ? { currentPassword } : {}));
  return (
    <DialogForm {...dialog} onSubmit={submit}>
      {(errors) => (
        <>
          {children}
          {passwordField(errors)}
        </>
      )}
    </DialogForm>
  );
}
