import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { ProvenDialog } from '../../domain/session/proven-dialog';
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
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {t('connections.remove')}
      </Button>
      {isOpen && (
        <ProvenDialog
          role="alertdialog"
          title={title}
          submitLabel={t('connections.remove')}
          failure={t('connections.saveFailed')}
          onSubmit={async ({ currentPassword }) => {
            await onRemove(currentPassword);
            toast.success(say('connections.removed'));
          }}
          onClose={() => setIsOpen(false)}
        >
          <p>{consequence}</p>
        </ProvenDialog>
      )}
    </>
  );
}
