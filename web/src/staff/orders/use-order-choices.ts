import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../shared/lib/address-params';
import { useTyped } from '../form/use-typed';
import { readChoices, toFilter, writeChoices, type OrderChoices } from './order-filter';

const searchAfterMs = 300;

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

  const search = useTyped(choices.search, {
    debounceMs: searchAfterMs,
    // One history entry per search, not one per pause in typing.
    send: (text) => choose({ search: text }, { replace: choices.search !== '' }),
  });
  const clear = () => {
    // Also what is not in the address yet.
    search.type('');
    setParams(() => new URLSearchParams());
  };

  return { choices, filter, search, choose, clear };
}
