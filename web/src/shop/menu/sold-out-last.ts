import { useState } from 'react';
import { isSoldOutAt } from '../../domain/menu/sold-out';
import { prerenderedAt } from '../../domain/restaurant/serving-hours';
import { isFirstViewInteractive } from '../../shared/lib/first-view';
import type { MenuCardFragment } from '../../gql/graphql';

type Dish = Pick<MenuCardFragment, 'id' | 'soldOut'>;

function soldOutIn(dishes: readonly Dish[]): ReadonlySet<string> {
  // As in the prerendered page, which is hydrated.
  const now = isFirstViewInteractive() ? Date.now() : prerenderedAt();
  return new Set(dishes.filter(({ soldOut }) => isSoldOutAt(soldOut, now)).map(({ id }) => id));
}

/**
 * Puts the dishes last that were sold out when the screen was opened. One that sells out, or returns, while somebody
 * looks stays in its place.
 * @param menu undefined while it is loading
 */
export function useSoldOutLast(menu: readonly Dish[] | undefined) {
  const [soldOut, setSoldOut] = useState(() => menu && soldOutIn(menu));
  if (menu && !soldOut) setSoldOut(soldOutIn(menu));
  return <T extends Dish>(dishes: readonly T[]): readonly T[] => {
    const isLast = ({ id }: T) => soldOut?.has(id) === true;
    return dishes.some(isLast)
      ? [...dishes.filter((dish) => !isLast(dish)), ...dishes.filter(isLast)]
      : dishes;
  };
}
