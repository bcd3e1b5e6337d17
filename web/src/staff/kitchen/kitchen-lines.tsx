import { use, useState } from 'react';
import { allergenTexts } from '../../domain/menu/allergen-texts';
import { CheckIcon } from '../icons';
import { useTexts } from '../texts/texts';
import type { KitchenLine } from './kitchen-order';
import { linesAt, linesElsewhere, PlaceContext, type LinesElsewhere } from './stations';
import styles from './kitchen-lines.module.css';

interface KitchenLinesProps {
  readonly lines: readonly KitchenLine[];
  /** Marks a line as done, or takes the mark off; undefined for those who may not. */
  readonly onPress: ((line: KitchenLine) => void) | undefined;
}

/** The dishes of an order in full; those of other stations one press away. Pressing one strikes it off. */
export function KitchenLines({ lines, onPress }: KitchenLinesProps) {
  const place = use(PlaceContext);
  const [isOpen, setIsOpen] = useState(false);
  const elsewhere = linesElsewhere(lines, place);
  return (
    <>
      <LineList isHere lines={linesAt(lines, place)} onPress={onPress} />
      {elsewhere.length > 0 && (
        <ElsewhereButton elsewhere={elsewhere} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      )}
      {isOpen && <LineList lines={elsewhere.flatMap((each) => each.lines)} onPress={onPress} />}
    </>
  );
}

interface ElsewhereButtonProps {
  readonly elsewhere: readonly LinesElsewhere[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** `+2 at Tandoor`: opens the lines of other stations. */
function ElsewhereButton({ elsewhere, isOpen, onToggle }: ElsewhereButtonProps) {
  const t = useTexts();
  return (
    <button type="button" className={styles['elsewhere']} aria-expanded={isOpen} onClick={onToggle}>
      {elsewhere.map(({ station, lines }) => (
        <span key={station} className="anywhere">
          {lines.every(({ isDone }) => isDone)
            ? t('kitchen.elsewhereDone', { station })
            : t('kitchen.elsewhere', {
                count: lines.reduce((sum, { quantity, isDone }) => sum + (isDone ? 0 : quantity), 0),
                station,
              })}
        </span>
      ))}
    </button>
  );
}

interface LineListProps extends KitchenLinesProps {
  /** Whether the lines are those of the tablet's station, which its keys strike off. */
  readonly isHere?: boolean;
}

function LineList({ lines, onPress, isHere = false }: LineListProps) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key} className={styles['item']}>
          {onPress ? (
            <button
              type="button"
              className={styles['line']}
              data-line={isHere ? line.key : undefined}
              aria-pressed={line.isDone}
              onClick={() => onPress(line)}
            >
              <Line line={line} />
            </button>
          ) : (
            <div className={styles['line']} data-done={line.isDone || undefined}>
              <Line line={line} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Line({
  line: { name, quantity, choices, note, allergens, isDone },
}: {
  readonly line: KitchenLine;
}) {
  const t = useTexts();
  return (
    <>
      <span className={`tabular ${styles['quantity']}`}>
        {quantity}
        <span className="visually-hidden"> ×</span>
      </span>{' '}
      <span className={`anywhere ${styles['what']}`}>
        <span className={styles['name']}>{name || t('orders.unknownDish')}</span>
        {choices.map((choice) => (
          <span key={`${choice.group} ${choice.name}`} className={`block ${styles['choice']}`}>
            {choice.group}: {choice.quantity > 1 ? `${choice.quantity} × ${choice.name}` : choice.name}
          </span>
        ))}
        {note && <q className={`block ${styles['note']}`}>{note}</q>}
        {allergens.length > 0 && (
          <span className={`block ${styles['allergens']}`}>
            <span aria-hidden>⚠ </span>
            {t('kitchen.allergens', {
              allergens: allergens.map((allergen) => t(allergenTexts[allergen])).join(', '),
            })}
          </span>
        )}
      </span>
      {isDone && (
        <span className={styles['check']}>
          <CheckIcon />
          <span className="visually-hidden">{t('kitchen.lineDone')}</span>
        </span>
      )}
    </>
  );
}
