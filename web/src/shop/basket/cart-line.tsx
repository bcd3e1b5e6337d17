import { useId, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { LineDetails } from '../../domain/orders/line-details';
import { DishImage } from '../../domain/menu/dish-image';
import { Price } from '../../shared/ui/price';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../texts/texts';
import { useAvailability } from '../../domain/menu/availability';
import { useSoldOutText } from '../../domain/menu/sold-out';
import { FewLeft } from '../../domain/menu/sold-out-note';
import { useBasket } from '../../domain/basket/use-basket';
import styles from './cart-line.module.css';
import { lineKey, maxQuantity } from '../../domain/basket/lines';
import { choiceSentences, isToChooseAgain, type LiveLine } from './menu-drift';

interface CartLineProps {
  readonly line: LiveLine;
  /** Why the server refuses its choices. */
  readonly problem: string | undefined;
  /** Opens the sheet of the dish. */
  readonly onChange: (line: LiveLine) => void;
}

export function CartLineItem({ line, problem, onChange }: CartLineProps) {
  const t = useTexts();
  const { remove } = useBasket();
  const { name, price, was, isGone } = line;
  const { soldOut, fewLeft } = useAvailability({ id: line._id, soldOut: line.soldOut });
  const soldOutText = useSoldOutText();
  const problems = isToChooseAgain(line) ? choiceSentences(line) : problem ? [problem] : [];
  return (
    <li className={`${styles['line']} ${isGone ? styles['gone'] : ''}`} tabIndex={-1}>
      <div className={styles['picture']}>
        <DishImage src={line.image} name={name} sizes="5.5rem" eager />
      </div>
      <span className={`shrink ${styles['name']}`}>
        <span className="clamp bold anywhere">{name}</span>
        <LineDetails choices={line.shown} note={line.note} />
        {problems.map((text) => (
          <span key={text} className="danger small">
            {text}
          </span>
        ))}
        {isGone ? (
          <span className="danger small">{t('cart.gone')}</span>
        ) : soldOut ? (
          <span className="danger small">{soldOutText(soldOut)}</span>
        ) : (
          <span className="muted small normal">
            {t('cart.each', { price: formatRupees(price) })}
            {was !== undefined && (
              <span className="warning semibold"> {t('cart.was', { price: formatRupees(was) })}</span>
            )}
            {fewLeft !== undefined && <FewLeft count={fewLeft} />}
          </span>
        )}
      </span>
      <span className={styles['price']}>
        <Price rupees={Math.round(price * 100 * line.qty) / 100} />
      </span>
      <div className={styles['controls']}>
        {!isGone && <Quantity line={line} />}
        <span className="flex push">
          {!isGone && <ChangeButton line={line} isProblem={problems.length > 0} onChange={onChange} />}
          <Button
            variant={isGone ? 'secondary' : 'ghost'}
            size="sm"
            aria-label={t('cart.removeLabel', { name })}
            onClick={() => {
              remove(lineKey(line));
              toast.info(t('cart.removed', { name }));
            }}
          >
            {t('cart.remove')}
          </Button>
        </span>
      </div>
    </li>
  );
}

interface ChangeProps extends Omit<CartLineProps, 'problem'> {
  readonly isProblem: boolean;
}

function ChangeButton({ line, isProblem, onChange }: ChangeProps) {
  const t = useTexts();
  const { name } = line;
  const [label, text] = isProblem
    ? [t('cart.chooseAgainLabel', { name }), t('cart.chooseAgain')]
    : line.hasOptions || line.note
      ? [t('cart.changeLabel', { name }), t('cart.change')]
      : [t('cart.addNoteLabel', { name }), t('cart.addNote')];
  return (
    <Button
      variant={isProblem ? 'primary' : 'ghost'}
      size="sm"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => onChange(line)}
    >
      {text}
    </Button>
  );
}

/** The field may be empty while a number is typed; the cart keeps the last valid one. */
function Quantity({ line }: { readonly line: LiveLine }) {
  const t = useTexts();
  const { setQty } = useBasket();
  const [draft, setDraft] = useState<string>();
  const input = useId();
  const key = lineKey(line);
  return (
    <div className={`row wrap gap-2 muted small ${styles['quantity']}`}>
      <label htmlFor={input}>{t('cart.quantity')}</label>
      <Stepper
        look="outlined"
        name={line.name}
        less={{ disabled: line.qty <= 1, onClick: () => setQty(key, line.qty - 1) }}
        more={{ disabled: line.qty >= maxQuantity, onClick: () => setQty(key, line.qty + 1) }}
      >
        <input
          className={styles['number']}
          id={input}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          value={draft ?? line.qty}
          aria-label={t('cart.quantityOf', { name: line.name })}
          onChange={({ target }) => {
            setDraft(target.value);
            const qty = target.valueAsNumber;
            if (Number.isInteger(qty) && qty >= 1) setQty(key, qty);
          }}
          onBlur={() => setDraft(undefined)}
        />
      </Stepper>
    </div>
  );
}
