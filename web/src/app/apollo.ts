import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { requestProfileCheck } from '../domain/session/profile-check';
import { headersOf } from '../domain/session/headers';
import { clearToken, onTokenChange, readToken } from '../domain/session/token';
import { anySignal, timeLimit } from '../shared/lib/abort';
import { turnAfterFirstView } from '../shared/lib/first-view';
import { retryImport } from '../shared/lib/retry-import';
import { isUnavailable, isWorthRetry } from '../shared/lib/retry';
import { retryDelay } from '../shared/lib/retry-delay';
import { onLanguageChange } from '../texts/language';
import { createCache } from './cache';

const endpoint = '/graphql';
/** Request timeout in milliseconds. */
const requestLimitMs = 15_000;

/**
 * Ends the session after UNAUTHENTICATED, unless the token was replaced since the request. @param refusedToken token of
 * the request
 */
function endSession(refusedToken: unknown): void {
  if (refusedToken !== null && refusedToken === readToken()) clearToken();
}

/**
 * The server answers in the present language. An operation may specify its token, because another tab can replace the
 * stored one at any time.
 */
const withTokenAndLanguage = new SetContextLink(({ headers, token: own }) => {
  const token = typeof own === 'string' ? own : readToken();
  return { token, headers: { ...headers, ...headersOf(token) } };
});

const logoutWhenRefused = new ErrorLink(({ error, operation }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  const codes = error.errors.map(({ extensions }) => extensions?.['code']);
  if (codes.includes('UNAUTHENTICATED')) {
    const { token } = operation.getContext();
    endSession(token);
  }
  if (codes.includes('FORBIDDEN')) requestProfileCheck();
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

/** Turns an answer without a database into an error, so that it is retried. */
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
    const limit = timeLimit(requestLimitMs);
    const signal = options.signal ? anySignal(options.signal, limit) : limit;
    return fetch(url, { ...options, signal });
  },
});

export function createApolloClient(): ApolloClient {
  const socketUrl = new URL(endpoint, window.location.href);
  socketUrl.protocol = socketUrl.protocol === 'https:' ? 'wss:' : 'ws:';
  const live = turnAfterFirstView().then(async () => {
    const { createLiveLink } = await retryImport(() => import('./live-link'));
    return createLiveLink({
      url: socketUrl.href,
      readToken,
      onRefused: endSession,
      onReconnected: requestProfileCheck,
    });
  });
  // What is followed live is read again after it, in the new language.
  void live.then(({ socket }) => [onTokenChange, onLanguageChange].map((on) => on(() => socket.reconnect())));

  const requests = ApolloLink.from([retryRequests, failWithoutDatabase, http]);
  const subscriptions = new ApolloLink((operation, forward) =>
    from(live).pipe(mergeMap(({ link }) => link.request(operation, forward))),
  );

  const cache = createCache();
  const client = new ApolloClient({
    link: ApolloLink.from([
      withTokenAndLanguage,
      logoutWhenRefused,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptions,
        requests,
      ),
    ]),
    cache,
    clientAwareness: { name: 'chowk-web' },
  });

  return client;
}
