import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { HashRouter, useLocation, useRoutes } from 'react-router-dom';
import { SessionProvider } from '../features/session/session';
import { afterFirstView, firstViewIsDrawn } from '../shared/lib/first-view';
import { patiently } from '../shared/lib/patiently';
import { ErrorPage } from './error-page';
import { routes } from './routes';
import { useMissedNavigation } from './use-missed-navigation';
import { api } from './with-api';

const Toasts = lazy(async () => {
  await afterFirstView;
  return { default: (await patiently(() => import('./toasts'))).Toasts };
});

export function App() {
  return (
    <SessionProvider api={api}>
      <HashRouter>
        <Screens />
      </HashRouter>
      <Suspense>
        <Toasts />
      </Suspense>
    </SessionProvider>
  );
}

function Screens() {
  const screens = useRoutes(routes);
  useMissedNavigation();
  useEffect(firstViewIsDrawn, []);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
      {screens}
    </ErrorBoundary>
  );
}
