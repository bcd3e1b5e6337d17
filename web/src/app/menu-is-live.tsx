import { lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { AddToCart } from '../features/cart/add-to-cart';
import { OpenDish } from '../features/menu/open-dish';
import { patiently } from '../shared/lib/patiently';
import { AfterFirstView } from '../shared/ui/after-first-view';
import { withApi } from './with-api';

const LiveMenu = lazy(() =>
  patiently(() => withApi(async () => (await import('../features/menu/live-menu')).LiveMenu)),
);

/** Screens that show the menu. Live updates load after the first view. */
export function MenuIsLive() {
  return (
    <>
      <Outlet />
      <OpenDish addControl={AddToCart} />
      <AfterFirstView>
        <LiveMenu />
      </AfterFirstView>
    </>
  );
}
