import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../graphql/context.js';
import type { Logger } from '../platform/log.js';
import { onBehalfOf } from '../platform/request-id.js';

interface GraphqlLaneOptions {
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

export interface GraphqlLane {
  /** Whether this request may be answered here; otherwise the app has to. */
  readonly takes: (request: IncomingMessage) => boolean;
  /**
   * @param body what the request says, which has been read
   * @param onAnswer is told the whole body of the answer before it is sent
   */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    body: object,
    onAnswer: (sent: Buffer) => void,
  ) => void;
}

/**
 * GraphQL as every client sends it, from the socket straight to Apollo Server: what Express and its body parser would find
 * out about such a request is known beforehand. The answer is the app's, header by header.
 */
export function graphqlLane({
  apollo,
  contextOf,
  setHeaders,
  isPlain,
  requestIdFrom,
  time,
  log,
}: GraphqlLaneOptions): GraphqlLane {
  return {
    takes: isPlain,
    answer: (request, response, body, onAnswer) => {
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
          .then((answer) => send(answer, { request, response, setHeaders, onAnswer }))
          .catch((error: unknown) => {
            log.error({ err: error }, 'request failed');
            response.destroy();
          });
      });
    },
  };
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

interface Exchange extends Pick<GraphqlLaneOptions, 'setHeaders'> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly onAnswer: (sent: Buffer) => void;
}

function send(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  { request, response, setHeaders, onAnswer }: Exchange,
): void {
  if (body.kind !== 'complete') throw new Error('Answers come in one piece');
  response.statusCode = status;
  setHeaders(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
  const bytes = Buffer.from(body.string);
  response.setHeader('Content-Length', bytes.length);
  onAnswer(bytes);
  response.end(bytes);
}
