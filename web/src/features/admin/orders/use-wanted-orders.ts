import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readWanted, toFilter, writeWanted, type WantedOrders } from './order-filter';

/** The filter lives in the address, so that a reload, a bookmark and the back button keep it. */
export function useWantedOrders() {
  const [params, setParams] = useSearchParams();
  const key = params.toString();
  const wanted = useMemo(() => readWanted(new URLSearchParams(key)), [key]);
  const filter = useMemo(() => toFilter(wanted), [wanted]);

  /** @param replace no entry of its own in the browser's history */
  const want = useCallback(
    (change: Partial<WantedOrders>, { replace = false } = {}) =>
      setParams((now) => writeWanted({ ...readWanted(now), ...change }), { replace }),
    [setParams],
  );
  /** Of filters: the order in which the list comes stays. */
  const clear = useCallback(
    () => setParams((now) => writeWanted({ search: '', isOldestFirst: readWanted(now).isOldestFirst })),
    [setParams],
  );

  return { wanted, filter, want, clear };
}
