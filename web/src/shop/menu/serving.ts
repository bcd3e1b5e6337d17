import { useSyncExternalStore } from 'react';
import { readFragment } from '../../gql';
import {
  prerenderedAt,
  followMinutes,
  hoursOf,
  isServedAt,
  type ServingHours,
} from '../../domain/restaurant/serving-hours';
import { categoryName, menuCategoryFragment } from '../../domain/menu/categories';
import { currentMenu, firstMenu, onMenuChange } from './menu';
import { menuCardFragment } from '../../domain/menu/menu-card';

interface ServedDish {
  readonly category: string | null;
  readonly servedFrom: string | null;
  readonly servedUntil: string | null;
}

/** Hours outside of which a dish cannot be ordered. */
interface MissedHours extends ServingHours {
  /** In the present language; undefined: the dish's own. */
  readonly category?: string;
}

type Menu = ReturnType<typeof currentMenu>['data'];

function missedHours(dish: ServedDish, menu: Menu, now: number): MissedHours | undefined {
  const own = hoursOf(dish);
  if (own && !isServedAt(own, now)) return own;
  const category = readFragment(menuCategoryFragment, menu?.categories ?? []).find(
    ({ name }) => name === dish.category,
  );
  const hours = category && hoursOf(category);
  return hours && !isServedAt(hours, now) ? { ...hours, category: categoryName(category) } : undefined;
}

function follow(listener: () => void): () => void {
  const stops = [followMinutes(listener), onMenuChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The hours that keep a dish from being ordered now, by the device's clock. Renders again only when they change. */
export function useMissedHours(dish: ServedDish): MissedHours | undefined {
  const text = (menu: Menu, now: number) => JSON.stringify(missedHours(dish, menu, now) ?? null);
  const missed = useSyncExternalStore(
    follow,
    () => text(currentMenu().data, Date.now()),
    () => text(firstMenu().data, prerenderedAt()),
  );
  return (JSON.parse(missed) as MissedHours | null) ?? undefined;
}

/** Whether any of these dishes cannot be ordered at this hour. */
export function useIsAnyNotServed(ids: readonly string[]): boolean {
  return useSyncExternalStore(follow, () => {
    const { data } = currentMenu();
    const now = Date.now();
    return readFragment(menuCardFragment, data?.menu ?? []).some(
      (dish) => ids.includes(dish.id) && missedHours(dish, data, now) !== undefined,
    );
  });
}
