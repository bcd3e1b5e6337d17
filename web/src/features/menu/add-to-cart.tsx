import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { MessageDialog } from '../../shared/ui/confirm-dialog';
import { MinusIcon, PlusIcon } from '../../shared/ui/icons';
import { useCart, type CartItem } from '../cart/cart';
import styles from './add-to-cart.module.css';
import { isValidItemId } from './menu-item';

/** 'Add to Cart', or how many are in it already. */
export function AddToCart({ item }: { readonly item: CartItem }) {
  const { lines, add, setQty } = useCart();
  const [refused, setRefused] = useState(false);
  const qty = lines.find((line) => line._id === item._id)?.qty ?? 0;

  if (qty > 0) {
    return (
      <div className={styles['stepper']} role="group" aria-label={`${item.name} in cart`}>
        <button
          type="button"
          className={styles['step']}
          aria-label={`One ${item.name} less`}
          onClick={() => setQty(item._id, qty - 1)}
        >
          <MinusIcon />
        </button>
        <span className={styles['count']} aria-live="polite">
          {qty}
        </span>
        <button
          type="button"
          className={styles['step']}
          aria-label={`One more ${item.name}`}
          onClick={() => add(item)}
        >
          <PlusIcon />
        </button>
      </div>
    );
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={`Add to Cart: ${item.name}`}
        onClick={() => (isValidItemId(item._id) ? add(item) : setRefused(true))}
      >
        Add to Cart
      </Button>
      <MessageDialog open={refused} onOpenChange={setRefused} title="Not added">
        Invalid menu item cannot be added to cart.
      </MessageDialog>
    </>
  );
}
