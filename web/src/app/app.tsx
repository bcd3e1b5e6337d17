import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createPath, useLocation, useRoutes } from 'react-router-dom';
import { useRestaurant } from '../domain/restaurant/restaurant';
import { SessionProvider } from '../domain/session/session';
import { markFirstViewInteractive } from '../shared/lib/first-view';
import { retryImport } from '../shared/lib/retry-import';
import { AfterFirstView } from '../shared/ui/after-first-view';
import { ShopName } from '../shared/ui/page';
import { ErrorPage } from './error-page';
import { routes } from './routes';
import { useBrandColor } from './use-brand-color';
import { useMissedNavigation } from './use-missed-navigation';
import { useScrollRestoration } from './use-scroll-restoration';
import { api, withApi } from './with-api';

const Toasts = lazy(async () => ({ default: (await retryImport(() => import('./toasts'))).Toasts }));

const LiveRestaurant = lazy(() =>
  retryImport(() => withApi(async () => (await import('./live-restaurant')).LiveRestaurant)),
);

interface AppProps {
  readonly router: ComponentType<{ readonly children: ReactNode }>;
  /** Whether the screen at this address is prerendered. */
  readonly isPrerendered: (address: string) => boolean;
}

export function App({ router: Router, isPrerendered }: AppProps) {
  return (
    <Router>
      <Shop isPrerendered={isPrerendered} />
    </Router>
  );
}

function Shop({ isPrerendered }: Pick<AppProps, 'isPrerendered'>) {
  const address = createPath(useLocation());
  const { name } = useRestaurant();
  return (
    <SessionProvider api={api} isPrerendered={isPrerendered(address)}>
      <ShopName value={name}>
        <Screens />
      </ShopName>
      <AfterFirstView>
        <Toasts />
      </AfterFirstView>
      <AfterFirstView>
        <LiveRestaurant />
      </AfterFirstView>
    </SessionProvider>
  );
}

function Screens() {
  const screens = useRoutes(routes);
  useBrandColor();
  useMissedNavigation();
  useScrollRestoration();
  useEffect(markFirstViewInteractive, []);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
      {screens}
    </ErrorBoundary>
  );
}
