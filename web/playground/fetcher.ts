import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';

const send = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
  enableIncrementalDelivery: false,
});

/**
 * Sends operations with the headers of the editor, subscriptions by WebSocket. @param token replaces those headers for
 * the schema query
 */
export const fetcherFor =
  (token: string | undefined): Fetcher =>
  (params, options) => {
    const given: Record<string, unknown> = { ...options?.headers };
    // Lower case, so that no header is sent twice.
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (token && params.operationName === 'IntrospectionQuery') headers['authorization'] = `Bearer ${token}`;
    return send(params, { ...options, headers });
  };
