import { useMemo, useSyncExternalStore } from 'react';
import { onStoredByOtherTab } from '../../shared/lib/storage';
import { onLogin } from '../session/login-event';
import { cartReducer, totalOf, type CartAction, type CartItem, type CartLine } from './cart-reducer';
import {
  attemptKey,
  cartKey,
  readCart,
  readPurchase,
  renewAttemptKey,
  writeCart,
  type Purchase,
} from './cart-storage';

export type { CartItem, CartLine } from './cart-reducer';

/** Milliseconds after which another tab that has written the cart has written its key, too, if it ever does. */
const writingTakes = 500;

/** The one cart of this browser. Every tab shows the same. */
let purchase = present();
let settling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A cart without a key of its own gets one. */
function present(): Purchase {
  return readPurchase() ?? { lines: readCart(), attemptKey: renewAttemptKey() };
}

function show(next: Purchase): void {
  clearTimeout(settling);
  purchase = next;
  for (const listener of listeners) listener();
}

onStoredByOtherTab([cartKey, attemptKey], () => {
  const next = readPurchase();
  // A cart with another one's key would be a second purchase: until both are there, this tab keeps what it has.
  if (next) show(next);
  else {
    clearTimeout(settling);
    settling = setTimeout(() => show(present()), writingTakes);
  }
});

function dispatch(action: CartAction): void {
  // From storage, not from memory: another tab may have changed it a moment ago.
  const before = readCart();
  const after = cartReducer(before, action);
  // A cart that stays as it is remains the same purchase.
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeCart(after);
  show(present());
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
  setQty: (key: string, qty: number) => dispatch({ type: 'setQty', key, qty }),
  /** Takes over what the menu says of dishes that are in the cart. */
  update: (items: readonly CartItem[]) => dispatch({ type: 'update', items }),
  remove: (key: string) => dispatch({ type: 'remove', key }),
  clear: () => dispatch({ type: 'clear' }),
  /** Clears the cart if it is still the purchase of that key: somebody may have filled it anew meanwhile. */
  clearOrdered: (orderedKey: string) => {
    if (readPurchase()?.attemptKey === orderedKey) dispatch({ type: 'clear' });
  },
  /** Makes the same cart a new purchase; answers its key. */
  renewAttempt: () => {
    const renewed = renewAttemptKey();
    show(present());
    return renewed;
  },
};

// A login clears the cart, except on the way to checkout.
onLogin(({ keepsCart }) => {
  if (!keepsCart) actions.clear();
});

/** Whose cart it is is not known to the server when it draws a screen. */
const nobodys: Purchase = { lines: [], attemptKey: '' };

export function useCart() {
  const current = useSyncExternalStore(
    subscribe,
    () => purchase,
    () => nobodys,
  );
  return useMemo(
    () => ({
      /** With the idempotency key of placing this cart. */
      ...current,
      totalRupees: totalOf(current.lines),
      count: current.lines.reduce((sum, line) => sum + line.qty, 0),
      ...actions,
    }),
    [current],
  );
}
