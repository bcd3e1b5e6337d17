import { lazy, Suspense, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LazyScreen } from '../domain/session/screen';
import { HomePage } from '../shop/home/home-page';
import { MenuPage } from '../shop/home/menu-page';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton';
import { menuScreens, otherScreens } from '../shop/screens';
import { useTexts, type ShopTextKey } from '../shop/texts/texts';
import { RequireSignedIn, RequireStaff } from './guards';
import { bundledRoute, lazyRoute } from './screen-route';
import { LazySuggestions } from './shop/lazy-suggestions';
import { Layout } from './shop/layout';
import { MenuIsLive } from './shop/menu-is-live';
import { LoadingStaffFrame } from './staff/staff-frame';
import { withApi } from './with-api';

/** Loaded after the guard has allowed access. */
const StaffArea = lazy(() => withApi(async () => (await import('./staff/staff-area')).StaffArea));

const NotFoundPage = lazy(async () => ({
  default: (await import('../shared/ui/not-found-page')).NotFoundPage,
}));

const options = { useTexts, refused: <NotFoundPage /> };

const firstView: Readonly<Record<(typeof menuScreens)[number]['path'], ReactNode>> = {
  '/': <HomePage />,
  '/menu': <MenuPage serverSearch={LazySuggestions} />,
};

const route = (row: LazyScreen<ShopTextKey, string>) =>
  lazyRoute(row, options, async ({ screen, isStatic }) =>
    isStatic ? { default: await screen() } : withApi(screen),
  );

/** All routes; those below `/admin` and the status screen are in the staff area. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        element: <MenuIsLive />,
        children: menuScreens.map((row) => bundledRoute(row, options, firstView[row.path])),
      },
      ...otherScreens.filter(({ permission }) => !permission).map(route),
      {
        element: <RequireSignedIn />,
        children: otherScreens.filter(({ permission }) => permission).map(route),
      },
    ],
  },
  {
    element: <RequireStaff />,
    children: [
      {
        path: '/admin/*',
        element: (
          <Suspense fallback={<LoadingStaffFrame />}>
            <StaffArea />
          </Suspense>
        ),
      },
      {
        path: '/status/*',
        element: (
          <Suspense fallback={<ScreenSkeleton />}>
            <StaffArea alone="/status" />
          </Suspense>
        ),
      },
    ],
  },
];
