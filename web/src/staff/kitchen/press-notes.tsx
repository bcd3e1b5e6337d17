import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import type { KitchenOrder } from './kitchen-order';
import type { usePresses } from './use-presses';
import styles from './press-notes.module.css';

interface PressNotesProps {
  readonly presses: Pick<ReturnType<typeof usePresses>, 'undoable' | 'undo' | 'refused' | 'dismiss'>;
  readonly cancelled: readonly KitchenOrder[];
  readonly onNoticed: (id: string) => void;
}

/** Above the board: what was refused or cancelled, until somebody has noticed it, and what can be undone. */
export function PressNotes({ presses, cancelled, onNoticed }: PressNotesProps) {
  const t = useTexts();
  const { undoable, undo, refused, dismiss } = presses;
  const [last, ...before] = undoable;
  return (
    <div className={styles['notes']}>
      <div role="alert" className={`stack gap-2 unless-empty ${styles['alerts']}`}>
        {cancelled.map(({ id, name }) => (
          <p key={id} className={styles['note']} data-tone="error">
            <strong className="grow anywhere">{t('kitchen.wasCancelled', { name })}</strong>
            <Button variant="secondary" className={styles['press']} onClick={() => onNoticed(id)}>
              {t('kitchen.noticed')}
            </Button>
          </p>
        ))}
        {refused.map(({ orderId, text }) => (
          <p key={orderId} className={styles['note']} data-tone="error">
            <strong className="grow anywhere">{text}</strong>
            <Button variant="secondary" className={styles['press']} onClick={() => dismiss(orderId)}>
              {t('kitchen.noticed')}
            </Button>
          </p>
        ))}
      </div>
      <div role="status" className="unless-empty">
        {last && (
          <p className={styles['note']}>
            <strong className="grow anywhere">
              {last.text}
              {before.length > 0 && (
                <span className={`block ${styles['before']}`}>
                  {t('kitchen.undoMore', { count: before.length })}
                </span>
              )}
            </strong>
            <Button variant="secondary" className={styles['press']} onClick={undo}>
              {t('kitchen.undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
