import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';

const send = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
  enableIncrementalDelivery: false,
});

/**
 * Sends operations with what the header editor holds, subscriptions by WebSocket.
 * @param token of whoever asks for the schema, in the stead of those headers
 */
export const fetcherFor =
  (token: string | undefined): Fetcher =>
  (params, options) => {
    const given: Record<string, unknown> = { ...options?.headers };
    // So that none is there twice, in two letter cases.
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (token && params.operationName === 'IntrospectionQuery') headers['authorization'] = `Bearer ${token}`;
    return send(params, { ...options, headers });
  };
