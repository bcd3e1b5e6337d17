import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { doubtProfile } from '../features/session/profile-doubt';
import { clearToken, onTokenChange, readToken } from '../features/session/token';
import { createLiveSocket } from '../shared/lib/live-socket';
import { isUnavailable, isWorthResuming, isWorthRetry, retryDelay } from '../shared/lib/retry';
import { createCache } from './cache';

const endpoint = '/graphql';
/** A request without an answer by then has failed. */
const requestLimitMs = 15_000;

/**
 * A refusal ends the session only if it is still the session that was refused.
 * @param refusedToken what went with the request; it may have been replaced by the time the answer came
 */
function endSession(refusedToken: unknown): void {
  if (refusedToken !== null && refusedToken === readToken()) clearToken();
}

/** An operation may name the token it is meant for; another tab can replace the stored one at any time. */
const withToken = new SetContextLink(({ headers, token: own }) => {
  const token = typeof own === 'string' ? own : readToken();
  return { token, headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers };
});

const logoutWhenRefused = new ErrorLink(({ error, operation }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  const codes = error.errors.map(({ extensions }) => extensions?.['code']);
  if (codes.includes('UNAUTHENTICATED')) {
    const { token } = operation.getContext();
    endSession(token);
  }
  if (codes.includes('FORBIDDEN')) doubtProfile();
});

const retryRequests = new RetryLink({
  attempts: (failures, operation, error) =>
    isWorthRetry({
      failures,
      isMutation: operation.operationType === OperationTypeNode.MUTATION,
      variables: operation.variables,
      error,
    }),
  delay: (failures) => retryDelay(failures - 1),
});

/** An answer without the database is no answer: only what fails is tried again. */
const failWithoutDatabase = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          if (isUnavailable(result.errors)) observer.error(new CombinedGraphQLErrors(result));
          else observer.next(result);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      }),
    ),
);

const http = new HttpLink({
  uri: endpoint,
  fetch: (url, options = {}) => {
    const limit = AbortSignal.timeout(requestLimitMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    return fetch(url, { ...options, signal });
  },
});

/**
 * Our subscriptions never end of themselves. When one does, because the server is going away or could not read the
 * database just then, it is opened again.
 */
const keepSubscribed = new ApolloLink(
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
      };
      start();
      return () => {
        clearTimeout(timer);
        upstream.unsubscribe();
      };
    }),
);

export function createApolloClient(): ApolloClient {
  const socketUrl = new URL(endpoint, window.location.href);
  socketUrl.protocol = socketUrl.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = createLiveSocket({
    url: socketUrl.href,
    readToken,
    onRefused: endSession,
    onReconnected: doubtProfile,
  });

  const requests = ApolloLink.from([retryRequests, failWithoutDatabase, http]);
  const subscriptions = ApolloLink.from([keepSubscribed, new GraphQLWsLink(socket.client)]);

  const client = new ApolloClient({
    link: ApolloLink.from([
      withToken,
      logoutWhenRefused,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptions,
        requests,
      ),
    ]),
    cache: createCache(),
    clientAwareness: { name: 'chowk-web' },
  });

  onTokenChange(() => socket.reconnect());
  return client;
}
