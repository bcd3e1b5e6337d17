import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readFragment } from '../../gql';
import { searchIn } from '../../shared/lib/address';
import { turnAfterFirstView } from '../../shared/lib/first-view';
import { isRecord } from '../../shared/lib/is-record';
import { patiently } from '../../shared/lib/patiently';
import { visibleDishes } from './categories';
import { useMenu } from './menu';
import { menuCardFragment, type AddControl } from './menu-card';

/** Puts the open dish into the address, so that Back closes it and it can be shared. */
const param = 'dish';

const fetchSheet = () => patiently(() => import('./dish-sheet'));
const DishSheet = lazy(async () => ({ default: (await fetchSheet()).DishSheet }));

/** @returns a stable function */
export function useOpenDish(): (id: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      const params = new URLSearchParams(searchIn(window.location.hash));
      if (params.get(param) === id) return;
      params.set(param, id);
      void navigate({ search: `?${params}` }, { state: { isOverMenu: true } });
    },
    [navigate],
  );
}

/** The dish of the address, over a menu screen. */
export function OpenDish({ addControl }: { readonly addControl: AddControl }) {
  const { data } = useMenu();
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  useEffect(() => void turnAfterFirstView().then(fetchSheet), []);

  const dishes = data && visibleDishes(readFragment(menuCardFragment, data.menu), data.categories);
  const dish = dishes?.find(({ id }) => id === params.get(param));
  if (!dish) return null;

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
      <DishSheet dish={dish} addControl={addControl} onClose={close} />
    </Suspense>
  );
}
