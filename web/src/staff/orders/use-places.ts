import { useState } from 'react';
import { orderPlaces, type Places, type Scheduled } from './later-orders';

const none: Places = new Map();

/** {@link orderPlaces} the orders, of which those that are on the screen keep theirs while `isHolding`. */
export function usePlaces(
  orders: readonly Scheduled[],
  { now, isHolding }: { readonly now: string; readonly isHolding: boolean },
) {
  const [before, setBefore] = useState(none);
  const places = orderPlaces(orders, { before, isHolding, now });
  const isSame = [...places].every(([id, { isLater, reachedAt }]) => {
    const known = before.get(id);
    return known?.isLater === isLater && known.reachedAt === reachedAt;
  });
  if (!isSame) setBefore(places);

  /** Moves all orders to their present places, even during interaction. */
  const release = (): Places => {
    const present = orderPlaces(orders, { before: none, isHolding: false, now });
    setBefore(present);
    return present;
  };

  return { places, release };
}
