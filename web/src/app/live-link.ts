import { ApolloLink, Observable } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createLiveSocket, type LiveSocket } from '../shared/live/live-socket';
import { isWorthResuming } from '../shared/lib/retry';
import { retryDelay } from '../shared/lib/retry-delay';

/** Subscriptions have no natural end. One that ends, because of a restart or a database failure, is opened again. */
const keepSubscribed = (socket: LiveSocket) =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let failures = 0;
        let timer: ReturnType<typeof setTimeout>;
        let upstream: { unsubscribe: () => void };
        const resumeLater = () => {
          timer = setTimeout(start, retryDelay(failures++));
        };
        const start = () => {
          upstream = forward(operation).subscribe({
            next: (result) => {
              failures = 0;
              observer.next(result);
            },
            error: (error: unknown) => (isWorthResuming(error) ? resumeLater() : observer.error(error)),
            complete: resumeLater,
          });
          socket.subscribed();
        };
        start();
        return () => {
          clearTimeout(timer);
          upstream.unsubscribe();
        };
      }),
  );

/** Subscriptions over one socket, loaded after the first view. */
export function createLiveLink(options: Parameters<typeof createLiveSocket>[0]): {
  readonly link: ApolloLink;
  readonly socket: LiveSocket;
} {
  const socket = createLiveSocket(options);
  return { link: ApolloLink.from([keepSubscribed(socket), new GraphQLWsLink(socket.client)]), socket };
}
