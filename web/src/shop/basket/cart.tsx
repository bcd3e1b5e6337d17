import { useMemo, useSyncExternalStore } from 'react';
import { onStoredByOtherTab } from '../../shared/lib/storage';
import { onLogin } from '../../domain/session/login-event';
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

/** Milliseconds until another tab must have written the key of its cart. */
const crossTabWriteMs = 500;

/** The cart of this browser, shared by all tabs. */
let purchase = readOrCreatePurchase();
let settleTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Gives a cart without a key a new one. */
function readOrCreatePurchase(): Purchase {
  return readPurchase() ?? { lines: readCart(), attemptKey: renewAttemptKey() };
}

function show(next: Purchase): void {
  clearTimeout(settleTimer);
  purchase = next;
  for (const listener of listeners) listener();
}

onStoredByOtherTab([cartKey, attemptKey], () => {
  const next = readPurchase();
  // A cart with the key of another one would be a second purchase: this tab keeps its cart until both are stored.
  if (next) show(next);
  else {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => show(readOrCreatePurchase()), crossTabWriteMs);
  }
});

function dispatch(action: CartAction): void {
  // From storage, because another tab may just have changed it.
  const before = readCart();
  const after = cartReducer(before, action);
  // An unchanged cart is the same purchase.
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeCart(after);
  show(readOrCreatePurchase());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const actions = {
  add: (item: CartItem) => dispatch({ type: 'add', item }),
  /** Puts another line in the place of the one with that key. */
  replace: (key: string, line: CartLine) => dispatch({ type: 'replace', key, line }),
  /** Adds dishes with quantities; a dish that is already in the cart takes the given price. */
  addAll: (more: readonly CartLine[]) => dispatch({ type: 'addAll', lines: more }),
  setQty: (key: string, qty: number) => dispatch({ type: 'setQty', key, qty }),
  /** Updates the dishes in the cart from the menu. */
  update: (items: readonly CartItem[]) => dispatch({ type: 'update', items }),
  remove: (key: string) => dispatch({ type: 'remove', key }),
  clear: () => dispatch({ type: 'clear' }),
  /** Clears the cart if it still has that key: it may have been filled again since. */
  clearOrdered: (orderedKey: string) => {
    if (readPurchase()?.attemptKey === orderedKey) dispatch({ type: 'clear' });
  },
  /** Gives the same cart a new key. @returns the key */
  renewAttempt: () => {
    const renewed = renewAttemptKey();
    show(readOrCreatePurchase());
    return renewed;
  },
};

// A login clears the cart, unless it was requested by the checkout.
onLogin(({ keepsCart }) => {
  if (!keepsCart) actions.clear();
});

/** Prerendered screens know no cart. */
const emptyPurchase: Purchase = { lines: [], attemptKey: '' };

export function useCart() {
  const current = useSyncExternalStore(
    subscribe,
    () => purchase,
    () => emptyPurchase,
  );
  return useMemo(
    () => ({
      /** With the idempotency key of its order. */
      ...current,
      totalRupees: totalOf(current.lines),
      count: current.lines.reduce((sum, line) => sum + line.qty, 0),
      ...actions,
    }),
    [current],
  );
}
