import type { OrderWay } from '../../gql/graphql';
import { pageStore } from '../../shared/lib/page-store';
import { memoryStorage, type BasketStorage } from './basket-storage';
import { lineKey, mergeDuplicates, validQuantity, type CartItem, type CartLine } from './lines';
import {
  attemptKey,
  cartKey,
  readCart,
  readStoredCart,
  renewAttemptKey,
  writeCart,
  type StoredCart,
} from './stored-cart';
import { createTable } from './table';

const wayKey = 'orderWay';

/** Milliseconds until another tab must have written the key of its cart. */
const crossTabWriteMs = 500;

/** What a customer is going to order, and how they want it. */
export function createBasket(storage: BasketStorage = memoryStorage()) {
  const table = createTable(storage);
  const way = pageStore(storage.read(wayKey));
  // Storage that was cleared.
  storage.onChange([], () => way.set(storage.read(wayKey)));

  /** Gives a cart without a key a new one. */
  const readOrCreate = () => readStoredCart(storage) ?? renewAttemptKey(storage);
  // Prerendered screens know no cart.
  const cart = pageStore<StoredCart>({ lines: [], attemptKey: '' });
  cart.set(readOrCreate());

  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: StoredCart) => {
    clearTimeout(settleTimer);
    cart.set(next);
  };
  storage.onChange([cartKey, attemptKey], () => {
    const next = readStoredCart(storage);
    // A cart with the key of another one would be a second purchase: this tab keeps its cart until both are stored.
    if (next) show(next);
    else {
      clearTimeout(settleTimer);
      settleTimer = setTimeout(() => show(readOrCreate()), crossTabWriteMs);
    }
  });

  const change = (changed: (lines: readonly CartLine[]) => readonly CartLine[]) => {
    // From storage, because another tab may just have changed it.
    const before = readCart(storage);
    const after = changed(before);
    // An unchanged cart is the same purchase.
    if (JSON.stringify(after) !== JSON.stringify(before)) show(writeCart(storage, after));
  };
  const clear = () => change(() => []);

  return {
    cart,
    add: (item: CartItem) => change((lines) => mergeDuplicates([...lines, { ...item, qty: 1 }])),
    /** Adds dishes with quantities; a dish that is already in the cart takes the given price. */
    addAll: (more: readonly CartLine[]) => change((lines) => mergeDuplicates([...lines, ...more])),
    /** Puts another line in the place of the one with that key. */
    replace: (key: string, by: CartLine) =>
      change((lines) => mergeDuplicates(lines.map((line) => (lineKey(line) === key ? by : line)))),
    /** A quantity below 1 removes the line. */
    setQty: (key: string, qty: number) =>
      change((lines) =>
        lines.flatMap((line) => {
          if (lineKey(line) !== key) return line;
          return qty < 1 ? [] : { ...line, qty: validQuantity(qty) };
        }),
      ),
    /** Updates the dishes in the cart from the menu. */
    update: (items: readonly CartItem[]) => {
      const byKey = new Map(items.map((item) => [lineKey(item), item]));
      change((lines) => lines.map((line) => ({ ...line, ...byKey.get(lineKey(line)) })));
    },
    remove: (key: string) => change((lines) => lines.filter((line) => lineKey(line) !== key)),
    clear,
    /** Clears the cart if it still has that key: it may have been filled again since. */
    clearOrdered: (orderedKey: string) => {
      if (readStoredCart(storage)?.attemptKey === orderedKey) clear();
    },
    /** Gives the same cart a new key. @returns the key */
    renewAttempt: () => {
      show(renewAttemptKey(storage));
      return cart.current().attemptKey;
    },
    table,
    /** How the customer last wanted the food, except at a table. */
    way,
    /** Remembers how the customer wants the food; at the table as long as its code counts. */
    chooseWay: (chosen: OrderWay) => {
      table.choose(chosen === 'TABLE');
      if (chosen === 'TABLE') return;
      way.set(chosen);
      storage.write(wayKey, chosen);
    },
  };
}

export type Basket = ReturnType<typeof createBasket>;
