import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { DialogForm } from '../../shared/ui/dialog-form';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { say, useTexts } from '../texts/texts';

interface RemoveConnectionProps {
  readonly title: string;
  readonly consequence: string;
  readonly onRemove: (currentPassword: string | undefined) => Promise<unknown>;
}

/** A button that removes what was entered, once that is confirmed. */
export function RemoveConnection({ title, consequence, onRemove }: RemoveConnectionProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { prove, proofFields } = useOwnerProof();
  const remove = async () => {
    await prove(onRemove);
    toast.success(say('connections.removed'));
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {t('connections.remove')}
      </Button>
      {isOpen && (
        <DialogForm
          role="alertdialog"
          title={title}
          submitLabel={t('connections.remove')}
          failure={t('connections.saveFailed')}
          onSubmit={remove}
          onClose={() => setIsOpen(false)}
        >
          {(errors) => (
            <>
              <p>{consequence}</p>
              {proofFields(errors)}
            </>
          )}
        </DialogForm>
      )}
    </>
  );
}
