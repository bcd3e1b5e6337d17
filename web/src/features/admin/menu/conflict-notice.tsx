import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { DishImage } from '../../../shared/ui/dish-image';
import { strong } from '../../../shared/ui/strong';
import { useTexts } from '../texts/texts';
import styles from './conflict-notice.module.css';
import { type Conflict, type Dish, type FieldName } from './dish-draft';
import { markOf, markTexts } from './mark-texts';

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: (theirs: Dish) => void;
  readonly onAddAnew: () => void;
  /** The admin has just tried to save: this is the answer. */
  readonly takesFocus: boolean;
}

/** Another admin was quicker: what they made of the dish, and the ways on. Nothing that was typed is lost. */
export function ConflictNotice({ conflict, busy, takesFocus, ...actions }: ConflictNoticeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={box} className={styles['notice']} role="alert" tabIndex={-1}>
      {conflict.kind === 'deleted' ? (
        <>
          <p className={styles['text']}>{t.rich('adminMenu.deletedElsewhere', strong)}</p>
          <div className={styles['actions']}>
            <Button variant="secondary" size="sm" disabled={busy} onClick={actions.onAddAnew}>
              {t('adminMenu.makeNew')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles['text']}>{t.rich('adminMenu.changedElsewhere', strong)}</p>
          <Theirs theirs={conflict.theirs} fields={conflict.clashes} />
          <div className={styles['actions']}>
            <Button variant="secondary" size="sm" loading={busy} onClick={actions.onSaveMine}>
              {t('adminMenu.saveMine')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => actions.onTakeTheirs(conflict.theirs)}
            >
              {t('adminMenu.takeTheirs')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Only that which both have changed. */
function Theirs({ theirs, fields }: { readonly theirs: Dish; readonly fields: readonly FieldName[] }) {
  const t = useTexts();
  const values = {
    name: theirs.name,
    price: formatRupees(theirs.price),
    description: theirs.description || t('adminMenu.nothing'),
    category: theirs.category ?? t('adminMenu.nothing'),
    isVegetarian: t(markTexts[markOf(theirs.isVegetarian)]),
    image: theirs.image ? (
      <span className={styles['picture']}>
        <DishImage src={theirs.image} name={t('adminMenu.theirPicture')} sizes="6rem" />
      </span>
    ) : (
      t('adminMenu.nothing')
    ),
  };
  return (
    <dl className={styles['theirs']}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`dishField.${field}`)}</dt>
          <dd>{values[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
