import type { MenuCardFragment } from '../../gql/graphql';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { Button } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { LineDetails } from '../../domain/orders/line-details';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../texts/texts';
import { offeredGroupsOf } from '../menu/menu';
import { useBasket } from '../../domain/basket/use-basket';
import { lineKey, maxQuantity } from '../../domain/basket/lines';
import styles from './lines-of-dish.module.css';
import { liveLines } from './menu-drift';

interface LinesOfDishProps {
  readonly dish: MenuCardFragment;
  readonly onClose: () => void;
}

/** The lines of one dish in the cart, with their quantities. */
export function LinesOfDish({ dish, onClose }: LinesOfDishProps) {
  const t = useTexts();
  const { lines, setQty } = useBasket();
  const ofDish = liveLines(
    lines.filter(({ _id }) => _id === dish.id),
    [{ ...dish, groups: offeredGroupsOf(dish) }],
  );
  const list = useFocusNext<HTMLUListElement>(ofDish.map(lineKey), 'li');
  return (
    <DialogBox title={t('cart.whichOne')} isLight onClose={onClose}>
      <p>{dish.name}</p>
      <ul ref={list} className="stack">
        {ofDish.map((line) => {
          const key = lineKey(line);
          return (
            <li key={key} className={`row between gap-3 ${styles['line']}`} tabIndex={-1}>
              <span className="shrink">
                {!line.shown && !line.note && t('cart.asItComes')}
                <LineDetails choices={line.shown} note={line.note} />
              </span>
              <Stepper
                look="outlined"
                name={dish.name}
                less={{
                  onClick: () => {
                    setQty(key, line.qty - 1);
                    if (line.qty === 1 && ofDish.length === 1) onClose();
                  },
                }}
                more={{
                  'aria-disabled': line.qty >= maxQuantity,
                  onClick: () => setQty(key, line.qty + 1),
                }}
              >
                <span aria-live="polite">{line.qty}</span>
              </Stepper>
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('cart.done')}</Button>
      </DialogActions>
    </DialogBox>
  );
}
