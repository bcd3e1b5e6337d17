import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { afterFirstView } from '../shared/lib/first-view';
import { patiently } from '../shared/lib/patiently';
import { withApi } from './with-api';

const LiveMenu = lazy(async () => {
  await afterFirstView;
  return patiently(() => withApi(async () => (await import('../features/menu/live-menu')).LiveMenu));
});

/** Screens that show the menu. They need nothing more to be drawn; what keeps it up to date comes after. */
export function MenuIsLive() {
  return (
    <>
      <Outlet />
      <Suspense>
        <LiveMenu />
      </Suspense>
    </>
  );
}
