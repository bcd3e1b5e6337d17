import { useMemo, useSyncExternalStore } from 'react';
import { onStoredByOtherTab } from '../../shared/lib/storage';
import { onLogin } from '../session/login-event';
import { cartReducer, totalOf, type CartAction, type CartItem, type CartLine } from './cart-reducer';
import { attemptKey, cartKey, readAttemptKey, readCart, renewAttemptKey, writeCart } from './cart-storage';

export type { CartItem, CartLine } from './cart-reducer';

/** The one cart of this browser. Every tab shows the same. */
let lines: readonly CartLine[] = readCart();
let key = readAttemptKey();
const listeners = new Set<() => void>();

function reload(): void {
  lines = readCart();
  key = readAttemptKey();
  for (const listener of listeners) listener();
}

onStoredByOtherTab([cartKey, attemptKey], reload);

function dispatch(action: CartAction): void {
  // From storage, not from memory: another tab may have changed it a moment ago.
  const before = readCart();
  const after = cartReducer(before, action);
  // A cart that stays as it is remains the same purchase.
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeCart(after);
  reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const actions = {
  add: (item: CartItem) => dispatch({ type: 'add', item }),
  /** Puts dishes with their quantities beside what is there; a dish that is there already gets the price given here. */
  addAll: (more: readonly CartLine[]) => dispatch({ type: 'addAll', lines: more }),
  setQty: (id: string, qty: number) => dispatch({ type: 'setQty', id, qty }),
  /** Takes over what the menu says of dishes that are in the cart. */
  update: (items: readonly CartItem[]) => dispatch({ type: 'update', items }),
  remove: (id: string) => dispatch({ type: 'remove', id }),
  clear: () => dispatch({ type: 'clear' }),
  /** Clears the cart if it is still the purchase of that key: somebody may have filled it anew meanwhile. */
  clearOrdered: (orderedKey: string) => {
    if (readAttemptKey() === orderedKey) dispatch({ type: 'clear' });
  },
  /** Makes the same cart a new purchase; answers its key. */
  renewAttempt: () => {
    const renewed = renewAttemptKey();
    reload();
    return renewed;
  },
};

// A login clears the cart, except on the way to checkout.
onLogin(({ keepsCart }) => {
  if (!keepsCart) actions.clear();
});

export function useCart() {
  const current = useSyncExternalStore(subscribe, () => lines);
  const attempt = useSyncExternalStore(subscribe, () => key);
  return useMemo(
    () => ({
      lines: current,
      totalRupees: totalOf(current),
      count: current.reduce((sum, line) => sum + line.qty, 0),
      /** Idempotency key of placing this cart. */
      attemptKey: attempt,
      ...actions,
    }),
    [current, attempt],
  );
}
