import { useId, useState, type ReactNode } from 'react';
import { LineDetails } from '../../../domain/orders/line-details';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { Stepper } from '../../../shared/ui/stepper';
import { useTexts } from '../../texts/texts';
import { maxNote, maxPortions } from './order-draft';
import styles from './change-order.module.css';

interface LineRowProps {
  readonly name: string;
  readonly choices: readonly { readonly group: string; readonly name: string; readonly quantity: number }[];
  /** Rupees. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Before the change: 0 for a dish that is added. */
  readonly before: number;
  readonly note: string;
  readonly onQuantity: (quantity: number) => void;
  readonly onNote: (note: string) => void;
  /** Buttons beside the note's. */
  readonly children?: ReactNode;
  readonly problem?: string | undefined;
  /** Name of the control that gets the focus for the problem. */
  readonly field?: string;
}

/** A line of the order with its number of portions and its note. */
export function LineRow(props: LineRowProps) {
  const { name, choices, unitPrice, quantity, before, note, onQuantity, onNote, children, problem, field } =
    props;
  const t = useTexts();
  const noteId = useId();
  const problemId = useId();
  const [hasNote, setHasNote] = useState(false);
  const isGone = quantity === 0;
  return (
    <li
      className={styles['line']}
      data-gone={isGone || undefined}
      data-problem={problem ? true : undefined}
      data-changed={quantity !== before || undefined}
    >
      <div className={`anywhere ${styles['what']}`}>
        <span className={styles['name']}>{name}</span>
        <LineDetails choices={choices} note={hasNote ? null : note} />
        <span className="block muted small tabular">
          {formatRupees(unitPrice)}
          {before === 0 && ` · ${t('changeOrder.isNew')}`}
          {before > 0 && quantity !== before && ` · ${t('changeOrder.was', { count: before })}`}
        </span>
        {problem && (
          <strong id={problemId} className="block danger small">
            {problem}
          </strong>
        )}
      </div>
      <div className={styles['stepper']}>
        <Stepper
          look="outlined"
          name={name}
          role="group"
          aria-label={t('changeOrder.portions', { name })}
          less={{
            name: field,
            'aria-describedby': problem && problemId,
            'aria-disabled': isGone,
            onClick: () => isGone || onQuantity(quantity - 1),
          }}
          more={{
            'aria-disabled': quantity >= maxPortions,
            onClick: () => quantity >= maxPortions || onQuantity(quantity + 1),
          }}
        >
          <span aria-live="polite">{quantity}</span>
        </Stepper>
      </div>
      <div className={`row wrap gap-1 ${styles['acts']}`}>
        {!isGone && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={hasNote}
            aria-controls={noteId}
            aria-label={t('changeOrder.noteOf', { name })}
            onClick={() => setHasNote(!hasNote)}
          >
            {t('changeOrder.note')}
          </Button>
        )}
        {children}
      </div>
      <div id={noteId} className={`unless-empty ${styles['note']}`}>
        {hasNote && !isGone && (
          <TextField
            label={t('changeOrder.kitchenNote')}
            value={note}
            maxLength={maxNote}
            autoComplete="off"
            onChange={({ target }) => onNote(target.value)}
          />
        )}
      </div>
    </li>
  );
}
