import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import emptyCart from '../../assets/empty-cart.svg';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { DishImage } from '../../shared/ui/dish-image';
import { EmptyState } from '../../shared/ui/empty-state';
import { Page } from '../../shared/ui/page';
import { Price } from '../../shared/ui/price';
import { returningTo } from '../session/return-target';
import { useSession } from '../session/session';
import { useCart, type CartLine } from './cart';
import { CartNotes } from './cart-notes';
import { mostOfOneDish } from './cart-reducer';
import styles from './cart-page.module.css';

export function CartPage() {
  const { lines, totalRupees, count } = useCart();
  const { status } = useSession();
  const navigate = useNavigate();

  const proceed = () => {
    if (status === 'signed-in') {
      void navigate('/checkout');
      return;
    }
    toast.warning('You must be logged in to proceed to checkout.');
    void navigate('/login', { state: returningTo('/checkout') });
  };

  if (lines.length === 0) {
    return (
      <Page title="Your Cart">
        <EmptyState
          picture={emptyCart}
          title="Your cart is empty"
          action={
            <ButtonLink to="/menu" size="lg">
              Browse the menu
            </ButtonLink>
          }
        >
          Something hot is a few taps away.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="Your Cart" width="wide">
      <CartNotes />
      <div className={styles['layout']}>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </ul>
        <Card className={styles['summary']}>
          <p className={styles['total']}>
            <span>Total</span>
            <Price rupees={totalRupees} />
          </p>
          <p className={styles['note']}>
            {count} {count === 1 ? 'item' : 'items'}. You choose how to pay at checkout.
          </p>
          <Button size="lg" block disabled={status === 'loading'} onClick={proceed}>
            Proceed to Checkout
          </Button>
          <ButtonLink to="/menu" variant="ghost" block>
            Add more dishes
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}

function Line({ line }: { readonly line: CartLine }) {
  const { remove } = useCart();
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <DishImage src={line.image} name={line.name} eager />
      </div>
      <span className={styles['name']}>
        {line.name}
        <br />
        <span className={styles['each']}>
          <Price rupees={line.price} /> each
        </span>
      </span>
      <span className={styles['price']}>
        <Price rupees={Math.round(line.price * 100 * line.qty) / 100} />
      </span>
      <div className={styles['controls']}>
        <Quantity line={line} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${line.name}`}
          onClick={() => {
            remove(line._id);
            toast.info(`${line.name} removed from cart.`);
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Somebody who types a new number empties the field first; the cart keeps the last number that made sense. */
function Quantity({ line }: { readonly line: CartLine }) {
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
