import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../../shared/lib/address-params';
import { readWanted, toFilter, writeWanted, type WantedOrders } from './order-filter';

/** The filter is in the address, so that reloads, bookmarks and the back button keep it. */
export function useWantedOrders() {
  const [params, setParams] = useAddressParams();
  const key = params.toString();
  const wanted = useMemo(() => readWanted(new URLSearchParams(key)), [key]);
  const filter = useMemo(() => toFilter(wanted), [wanted]);

  /** @param replace whether to replace the browser's history entry */
  const want = useCallback(
    (change: Partial<WantedOrders>, { replace = false } = {}) =>
      setParams((now) => writeWanted({ ...readWanted(now), ...change }), { replace }),
    [setParams],
  );
  /** Clears the filters; the order of the list stays. */
  const clear = useCallback(
    () => setParams((now) => writeWanted({ search: '', isOldestFirst: readWanted(now).isOldestFirst })),
    [setParams],
  );

  return { wanted, filter, want, clear };
}
