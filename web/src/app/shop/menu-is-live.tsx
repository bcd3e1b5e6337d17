import { lazy, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AddToCart } from '../../shop/basket/add-to-cart';
import { ConfigureDish, fetchConfigureForm } from '../../shop/basket/configure-dish';
import { OpenDish } from '../../shop/menu/open-dish';
import { turnAfterFirstView } from '../../shared/lib/first-view';
import { retryImport } from '../../shared/lib/retry-import';
import { AfterFirstView } from '../../shared/ui/after-first-view';
import { withApi } from '../with-api';

const LiveMenu = lazy(() =>
  retryImport(() => withApi(async () => (await import('../../shop/menu/live-menu')).LiveMenu)),
);

/** Screens that show the menu. Live updates load after the first view. */
export function MenuIsLive() {
  useEffect(() => void turnAfterFirstView().then(fetchConfigureForm), []);
  return (
    <>
      <Outlet />
      <OpenDish addControl={AddToCart} configureControl={ConfigureDish} />
      <AfterFirstView>
        <LiveMenu />
      </AfterFirstView>
    </>
  );
}
