import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from 'react-router-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { SessionProvider } from '../features/session/session';
import { useTexts } from '../texts/texts';
import { createApolloClient } from './apollo';
import { router } from './routes';
import { ToastClose } from './toast-close';

const client = createApolloClient();

export function App() {
  const t = useTexts();
  return (
    <ApolloProvider client={client}>
      <SessionProvider>
        <RouterProvider router={router} />
        <ToastContainer
          aria-label={t('toasts.label')}
          closeButton={ToastClose}
          position="top-center"
          autoClose={5000}
          draggable
          draggablePercent={80}
          hotKeys={(event) => event.altKey && event.code === 'KeyT'}
          // Its colours are tokens, which follow the scheme by themselves.
          theme="light"
        />
      </SessionProvider>
    </ApolloProvider>
  );
}
