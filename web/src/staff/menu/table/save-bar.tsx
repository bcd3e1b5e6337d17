import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../../texts/texts';
import styles from './menu-table.module.css';
import type { DishChange } from './table-drafts';
import type { DishTableState } from './use-dish-table';

interface SaveBarProps {
  readonly table: DishTableState;
}

/** What is not saved, or was saved last. */
export function SaveBar({
  table: { changed, invalid, saved, failure, isSaving, discard, undo },
}: SaveBarProps) {
  const t = useTexts();
  const count = changed.length + invalid.size;
  if (count === 0 && !failure && !saved) return null;
  return (
    <div className={`stack gap-3 ${styles['bar']}`}>
      {failure && <Notice tone="error">{t('menuTable.nothingSaved', { message: failure.message })}</Notice>}
      {saved && (
        <Notice
          tone="success"
          action={
            <Button variant="secondary" size="sm" loading={isSaving} onClick={() => void undo()}>
              {t('menuTable.undo')}
            </Button>
          }
        >
          {t(arePrices(saved) ? 'menuTable.saved' : 'menuTable.dishesSaved', { count: saved.length })}
        </Notice>
      )}
      {count > 0 && (
        <div className="flex wrap items-end gap-3">
          <Button type="submit" loading={isSaving}>
            {t(arePrices(changed) ? 'menuTable.savePrices' : 'menuTable.saveChanges', { count })}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={discard}>
            {t('settings.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

const arePrices = (changes: readonly DishChange[]): boolean =>
  changes.every(({ taxClass }) => taxClass === undefined);
