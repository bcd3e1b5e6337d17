import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../shared/lib/address-params';
import { readChoices, toFilter, writeChoices, type OrderChoices } from './order-filter';

/** The filter is in the address, so that reloads, bookmarks and the back button keep it. */
export function useOrderChoices() {
  const [params, setParams] = useAddressParams();
  const key = params.toString();
  const choices = useMemo(() => readChoices(new URLSearchParams(key)), [key]);
  const filter = useMemo(() => toFilter(choices), [choices]);

  /** @param replace whether to replace the browser's history entry */
  const choose = useCallback(
    (change: Partial<OrderChoices>, { replace = false } = {}) =>
      setParams((now) => writeChoices({ ...readChoices(now), ...change }), { replace }),
    [setParams],
  );
  /** Clears the filters; the order of the list stays. */
  const clear = useCallback(
    () => setParams((now) => writeChoices({ search: '', isOldestFirst: readChoices(now).isOldestFirst })),
    [setParams],
  );

  return { choices, filter, choose, clear };
}
