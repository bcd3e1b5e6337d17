import type { IncomingMessage, RequestListener } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Span } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import { execute, getOperationAST, type ExecutionArgs } from 'graphql';
import type { Context } from '../graphql/context.js';
import { operationNames } from '../graphql/generated/operation-names.js';
import { routeOf } from '../metrics/metrics.js';
import { beginSpan, currentSpan, fail, inSpan, isTracing, withinSpan } from '../platform/tracing.js';

/** Only the API is traced: files, probes and metrics would be noise. */
const traced = /^\/(api|graphql)(\/|\?|$)/;

const spans = new WeakMap<IncomingMessage, Span>();

/** Creates a span for each request, from its first byte here to the end of its answer. */
export function traceRequests(listener: RequestListener): RequestListener {
  if (!isTracing()) return listener;
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const given = headers['traceparent'];
    const span = traced.test(url)
      ? beginSpan(method, { kind: 'SERVER', parent: typeof given === 'string' ? given : undefined })
      : undefined;
    if (span) {
      spans.set(request, span);
      response.once('close', () => {
        const status = response.statusCode;
        const route = patternOf(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'chowk.request_id': typeof request.id === 'string' ? request.id : '',
        });
        if (status >= 500) fail(span, { code: String(status) });
        span.end();
      });
    }
    listener(request, response);
  };
}

/** Continues the request's span in Express. Not in `traceRequests`, as reading the body loses the context. */
export const continueTrace: RequestHandler = (req, _res, next) => withinSpan(spans.get(req), next);

/** Creates a span for a GraphQL operation; it is renamed once the operation is known. */
export const traceGraphql: RequestHandler = (_req, res, next) => {
  const span = beginSpan('GraphQL');
  if (span) res.once('close', () => span.end());
  withinSpan(span, next);
};

export const nameGraphqlSpans: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, operationName }) => {
        const { name, attributes } = describe(operation?.operation, operationName);
        currentSpan()?.updateName(name).setAttributes(attributes);
        return Promise.resolve();
      },
      willSendResponse: ({ response: { body } }) => {
        const [error] = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        if (error) fail(currentSpan(), error.extensions);
        return Promise.resolve();
      },
    }),
};

/** Executes a query or mutation received by WebSocket, in a trace of its own. */
export function tracedExecute(args: ExecutionArgs): ReturnType<typeof execute> {
  const { operationName } = args;
  const operation = getOperationAST(args.document, operationName)?.operation;
  const { name, attributes } = describe(operation, operationName);
  return inSpan(name, { kind: 'SERVER', attributes }, () => Promise.resolve(execute(args)));
}

/** Uses only the shop's own operation names, as in the metrics; others are arbitrary. */
function describe(operation = 'operation', operationName?: string | null) {
  const known = operationName && operationNames.has(operationName) ? operationName : 'other';
  return {
    name: `GraphQL ${operation} ${known}`,
    attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': known },
  };
}

/** Route pattern of the request; for requests answered before Express, their path, of which there are two. */
function patternOf(request: IncomingMessage): string {
  const seen = request as Partial<Request>;
  return seen.originalUrl === undefined ? (request.url ?? '').split('?', 1)[0]! : routeOf(seen as Request);
}
