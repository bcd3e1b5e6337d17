import type { Rows } from '../../shared/form/use-rows';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './row-buttons.module.css';

interface RowButtonsProps {
  readonly rows: Rows;
  readonly index: number;
  /** Of the row. */
  readonly name: string;
  /** The last row cannot be removed. */
  readonly needsOne?: boolean;
}

/** Buttons that move and remove a row. */
export function RowButtons({ rows, index, name, needsOne = false }: RowButtonsProps) {
  const t = useTexts();
  return (
    <span className={`row wrap ${styles['buttons']}`}>
      {[-1, 1].map((by) => (
        <Button
          key={by}
          variant="ghost"
          size="sm"
          data-move={by}
          aria-label={t(by < 0 ? 'adminOptions.moveUp' : 'adminOptions.moveDown', { name })}
          disabled={by < 0 ? index === 0 : index === rows.count - 1}
          onClick={() => {
            const place = index + by + 1;
            rows.move(index, by, t('adminOptions.movedTo', { name, place, count: rows.count }));
          }}
        >
          {by < 0 ? '↑' : '↓'}
        </Button>
      ))}
      <Button
        variant="ghost"
        size="sm"
        disabled={needsOne && rows.count === 1}
        aria-label={t('cart.removeLabel', { name })}
        onClick={() => rows.remove(index)}
      >
        {t('cart.remove')}
      </Button>
    </span>
  );
}

/** Tells screen readers where a row has been moved. */
export const MovedRowStatus = ({ rows }: Pick<RowButtonsProps, 'rows'>) => (
  <p className="visually-hidden" role="status">
    {rows.announcement}
  </p>
);
