import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { useDemoDishes } from './use-demo-dishes';

interface DemoDishesProps {
  /** Dishes on the menu, the demo's included. */
  readonly all: number;
  /** Gets the focus when the button is gone. */
  readonly onRemoved?: () => void;
}

/** While dishes of the demo menu are on the menu: removes them with one press. */
export function DemoDishes({ all, onRemoved }: DemoDishesProps) {
  const t = useTexts();
  const { count, remove, isRemoving } = useDemoDishes();
  const [isAsking, setIsAsking] = useState(false);
  if (count === 0) return null;

  const confirm = async () => {
    await remove();
    setIsAsking(false);
    onRemoved?.();
  };

  return (
    <>
      <Notice
        tone="info"
        action={
          <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
            {t('demoDishes.remove')}
          </Button>
        }
      >
        {t('demoDishes.count', { count })}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('demoDishes.title', { count })}
        confirmLabel={t('demoDishes.confirm')}
        tone="danger"
        busy={isRemoving}
        onConfirm={() => void confirm()}
      >
        {t('demoDishes.text', { kept: Math.max(0, all - count) })}
      </ConfirmDialog>
    </>
  );
}
