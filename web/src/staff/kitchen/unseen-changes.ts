import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNewOrders } from '../orders/new-orders';
import { leavesKitchen } from './acts';
import type { CardActs } from './kitchen-card';
import { hasUnseenChange, type KitchenOrder } from './kitchen-order';
import type { KitchenView } from './kitchen-orders';

/** Presses that ask first where an order is ready or handed over whose change nobody has confirmed. */
export function useAskUnseen(press: CardActs['press'], open: CardActs['open']): CardActs['press'] {
  return useCallback(
    (order, act) =>
      leavesKitchen(act) && hasUnseenChange(order) ? open('unseen', order) : press(order, act),
    [press, open],
  );
}

const keyOf = ({ id, changesToSee }: KitchenOrder) => `${id} ${JSON.stringify(changesToSee)}`;

/** Rings once for each change that arrives while the board is open. */
export function useChangeSound({ isLoaded, orders }: Pick<KitchenView, 'isLoaded' | 'orders'>): void {
  const { chime } = useNewOrders();
  const ring = useEffectEvent(() => chime.ring());
  const known = useRef<ReadonlySet<string>>(undefined);
  const unseen = orders.filter(hasUnseenChange).map(keyOf).toSorted();
  const key = unseen.join('\n');
  useEffect(() => {
    if (!isLoaded) return;
    const now = new Set(key ? key.split('\n') : []);
    if (known.current && [...now].some((each) => !known.current?.has(each))) ring();
    known.current = now;
  }, [isLoaded, key]);
}
