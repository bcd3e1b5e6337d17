import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../shared/ui/button';
import { DishImage } from '../../shared/ui/dish-image';
import { Price } from '../../shared/ui/price';
import { useCart } from './cart';
import styles from './cart-line.module.css';
import { mostOfOneDish } from './cart-reducer';
import type { LiveLine } from './menu-drift';

export function CartLine({ line }: { readonly line: LiveLine }) {
  const { remove } = useCart();
  const { name, price, was, isGone } = line;
  return (
    <li className={`${styles['line']} ${isGone ? styles['gone'] : ''}`}>
      <div className={styles['picture']}>
        <DishImage src={line.image} name={name} sizes="5.5rem" eager />
      </div>
      <span className={styles['name']}>
        <span className={styles['title']}>{name}</span>
        {isGone ? (
          <span className={styles['problem']}>Not on the menu any more</span>
        ) : (
          <span className={styles['each']}>
            <Price rupees={price} /> each
            {was !== undefined && (
              <span className={styles['changed']}>
                {' '}
                (was <Price rupees={was} />)
              </span>
            )}
          </span>
        )}
      </span>
      <span className={styles['price']}>
        <Price rupees={Math.round(price * 100 * line.qty) / 100} />
      </span>
      <div className={styles['controls']}>
        {!isGone && <Quantity line={line} />}
        <Button
          variant={isGone ? 'secondary' : 'ghost'}
          size="sm"
          aria-label={`Remove ${name}`}
          onClick={() => {
            remove(line._id);
            toast.info(`${name} removed from cart.`);
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Somebody who types a new number empties the field first; the cart keeps the last number that made sense. */
function Quantity({ line }: { readonly line: LiveLine }) {
  const { setQty } = useCart();
  const [draft, setDraft] = useState<string>();
  return (
    <label className={styles['quantity']}>
      Quantity
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={mostOfOneDish}
        value={draft ?? line.qty}
        aria-label={`Quantity of ${line.name}`}
        onChange={({ target }) => {
          setDraft(target.value);
          const qty = target.valueAsNumber;
          if (Number.isInteger(qty) && qty >= 1) setQty(line._id, qty);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
}
