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

const unseenOf = (orders: readonly KitchenOrder[]) => orders.filter(hasUnseenChange).map(keyOf).toSorted();

/** Rings once for each change that arrives while the board is open. */
export function useChangeSound({ isLoaded, orders }: Pick<KitchenView, 'isLoaded' | 'orders'>): void {
  const { chime } = useNewOrders();
  const known = useRef<ReadonlySet<string>>(undefined);
  const follow = useEffectEvent((unseen: readonly string[]) => {
    const before = known.current;
    if (before && unseen.some((each) => !before.has(each))) chime.ring();
    known.current = new Set(unseen);
  });
  const key = unseenOf(orders).join('\n');
  useEffect(() => {
    if (isLoaded) follow(key ? key.split('\n') : []);
  }, [isLoaded, key]);
}
