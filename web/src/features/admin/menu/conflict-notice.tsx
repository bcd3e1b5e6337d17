import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { DishImage } from '../../../shared/ui/dish-image';
import styles from './conflict-notice.module.css';
import { labelOf, type Conflict, type Dish, type FieldName } from './dish-draft';

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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={box} className={styles['notice']} role="alert" tabIndex={-1}>
      {conflict.kind === 'deleted' ? (
        <>
          <p className={styles['text']}>
            <strong>Another admin has deleted this dish.</strong> What you typed is still here.
          </p>
          <div className={styles['actions']}>
            <Button variant="secondary" size="sm" disabled={busy} onClick={actions.onAddAnew}>
              Make it a new item
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles['text']}>
            <strong>Another admin has changed the same meanwhile.</strong> What you typed is still here, and
            not saved yet. Theirs:
          </p>
          <Theirs theirs={conflict.theirs} fields={conflict.clashes} />
          <div className={styles['actions']}>
            <Button variant="secondary" size="sm" loading={busy} onClick={actions.onSaveMine}>
              Save mine anyway
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy}
              onClick={() => actions.onTakeTheirs(conflict.theirs)}
            >
              Take theirs
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Only that which both have changed. */
function Theirs({ theirs, fields }: { readonly theirs: Dish; readonly fields: readonly FieldName[] }) {
  const values = {
    name: theirs.name,
    price: formatRupees(theirs.price),
    description: theirs.description || 'none',
    category: theirs.category ?? 'none',
    image: theirs.image ? (
      <span className={styles['picture']}>
        <DishImage src={theirs.image} name="Their picture" sizes="6rem" />
      </span>
    ) : (
      'none'
    ),
  };
  return (
    <dl className={styles['theirs']}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>{values[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
