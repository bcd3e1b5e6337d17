import { useSyncExternalStore } from 'react';
import { pageStore } from '../../shared/lib/page-store';
import { useSoldOut, type SoldOutMark } from './sold-out';

/** Portions left by dish; a dish that is not counted is missing. Kept beside the menu, as every order changes them. */
const store = pageStore<ReadonlyMap<string, number>>(new Map());

export const setPortionsLeft = (left: ReadonlyMap<string, number>): void => store.set(left);

/** Undefined while unknown and for a dish that is not counted. */
export const usePortionsLeft = (dishId: string): number | undefined =>
  useSyncExternalStore(
    store.subscribe,
    () => store.current().get(dishId),
    () => undefined,
  );

/** Changes when other portions are left of one of the dishes. */
export const usePortionsText = (dishIds: readonly string[]): string => {
  const text = () => dishIds.map((id) => store.current().get(id) ?? '').join();
  return useSyncExternalStore(store.subscribe, text, () => '');
};

/** Up to here, customers see how many are left. */
const few = 5;

interface Availability {
  /** Set while the dish is sold out. */
  readonly soldOut: SoldOutMark | undefined;
  /** Set if only a few portions are left. */
  readonly fewLeft: number | undefined;
}

const untilFurtherNotice: SoldOutMark = { until: null };

/** Whether a dish can be ordered now. */
export function useAvailability({
  id,
  soldOut: mark,
}: {
  readonly id: string;
  readonly soldOut?: SoldOutMark | null | undefined;
}): Availability {
  const [isMarked] = useSoldOut([mark]);
  const left = usePortionsLeft(id);
  if (isMarked && mark) return { soldOut: mark, fewLeft: undefined };
  if (left === 0) return { soldOut: untilFurtherNotice, fewLeft: undefined };
  return { soldOut: undefined, fewLeft: left !== undefined && left <= few ? left : undefined };
}
