import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../graphql/context.js';
import type { Logger } from '../platform/log.js';
import { onBehalfOf } from '../platform/request-id.js';

interface GraphqlLaneOptions {
  /** Answers whatever is unusual. */
  readonly app: RequestListener;
  readonly apollo: ApolloServer<Context>;
  readonly contextOf: (request: IncomingMessage, response: ServerResponse) => Promise<Context>;
  /** Sets those of any answer of the app's to this request. */
  readonly setHeaders: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether the app would do no more about this request than have Apollo Server answer it. */
  readonly isPlain: (request: IncomingMessage) => boolean;
  readonly requestIdFrom: (header: unknown) => string;
  readonly time: () => (request: { method: string; route: string; status: number }) => void;
  readonly log: Logger;
}

/**
 * Takes a request whose body has just been read, the whole of it.
 * @param body what the bytes hold; undefined if it is no JSON object
 */
export type GraphqlLane = (
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  body: object | undefined,
) => void;

/**
 * GraphQL as every client sends it, from the socket straight to Apollo Server: what Express and its body parser would find
 * out about such a request is known beforehand. The answer is the app's, header by header.
 */
export function graphqlLane(options: GraphqlLaneOptions): GraphqlLane {
  const { app, apollo, contextOf, isPlain, requestIdFrom, time, log } = options;
  return (request, response, bytes, body) => {
    if (!body || !isPlain(request)) {
      request.unshift(bytes);
      return app(request, response);
    }
    const end = time();
    const requestId = requestIdFrom(request.headers['x-request-id']);
    request.id = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => end({ method: 'POST', route: '/graphql', status: response.statusCode }));
    onBehalfOf(requestId, () => {
      apollo
        .executeHTTPGraphQLRequest({
          httpGraphQLRequest: { method: 'POST', headers: headersOf(request), search: '', body },
          context: () => contextOf(request, response),
        })
        .then((answer) => send(answer, request, response, options))
        .catch((error: unknown) => {
          log.error({ err: error }, 'request failed');
          response.destroy();
        });
    });
  };
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

function send(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  request: IncomingMessage,
  response: ServerResponse,
  { setHeaders }: GraphqlLaneOptions,
): void {
  if (body.kind !== 'complete') throw new Error('Answers come in one piece');
  response.statusCode = status;
  setHeaders(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
  const bytes = Buffer.from(body.string);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
