import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { HashRouter, useLocation, useRoutes } from 'react-router-dom';
import { SessionProvider } from '../features/session/session';
import { afterFirstView } from '../shared/lib/first-view';
import { patiently } from '../shared/lib/patiently';
import { createApolloClient } from './apollo';
import { ErrorPage } from './error-page';
import { routes } from './routes';

const client = createApolloClient();

const Toasts = lazy(async () => {
  await afterFirstView;
  return { default: (await patiently(() => import('./toasts'))).Toasts };
});

export function App() {
  return (
    <ApolloProvider client={client}>
      <SessionProvider>
        <HashRouter>
          <Screens />
        </HashRouter>
        <Suspense>
          <Toasts />
        </Suspense>
      </SessionProvider>
    </ApolloProvider>
  );
}

function Screens() {
  const screens = useRoutes(routes);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
      {screens}
    </ErrorBoundary>
  );
}
