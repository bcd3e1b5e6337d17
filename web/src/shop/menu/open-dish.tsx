import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressParams } from '../../shared/lib/address-params';
import { searchIn } from '../../shared/lib/address';
import { turnAfterFirstView } from '../../shared/lib/first-view';
import { isRecord } from '../../shared/lib/is-record';
import { retryImport } from '../../shared/lib/retry-import';
import { useMenu } from './menu';
import type { AddControl, ConfigureControl } from '../../domain/menu/menu-card';
import { menuDishes } from '../../domain/menu/menu-document';

/** Puts the open dish into the address, so that Back closes it and it can be shared. */
const param = 'dish';

const fetchSheet = () => retryImport(() => import('./dish-sheet'));
const DishSheet = lazy(async () => ({ default: (await fetchSheet()).DishSheet }));

/** @returns a stable function; its `line` is the key of the line of the cart that is to be changed */
export function useOpenDish(): (id: string, line?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (id, line) => {
      const params = new URLSearchParams(searchIn(window.location.hash));
      if (params.get(param) === id) return;
      params.set(param, id);
      void navigate({ search: `?${params}` }, { state: { isOverMenu: true, line } });
    },
    [navigate],
  );
}

interface OpenDishProps {
  readonly addControl: AddControl;
  readonly configureControl: ConfigureControl;
}

/** The dish of the address, over a menu screen or the cart. */
export function OpenDish({ addControl, configureControl }: OpenDishProps) {
  const { data } = useMenu();
  const [params, setParams] = useAddressParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  useEffect(() => void turnAfterFirstView().then(fetchSheet), []);

  const dish = data && menuDishes(data).find(({ id }) => id === params.get(param));
  if (!dish) return null;

  const line = isRecord(state) && typeof state['line'] === 'string' ? state['line'] : undefined;
  const close = () => {
    if (isRecord(state) && state['isOverMenu'] === true) void navigate(-1);
    else
      setParams(
        (now) => {
          now.delete(param);
          return now;
        },
        { replace: true },
      );
  };
  return (
    <Suspense>
      <DishSheet
        key={dish.id}
        dish={dish}
        addControl={addControl}
        configureControl={configureControl}
        line={line}
        onClose={close}
      />
    </Suspense>
  );
}
