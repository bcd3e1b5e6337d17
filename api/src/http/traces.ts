import type { IncomingMessage, RequestListener } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Span } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import { execute, getOperationAST, type ExecutionArgs } from 'graphql';
import type { Context } from '../graphql/context.js';
import { operationNames } from '../graphql/generated/operation-names.js';
import { routeOf } from '../metrics/metrics.js';
import { beginSpan, currentSpan, fail, inSpan, isTracing, withinSpan } from '../platform/tracing.js';

/** What is asked of the API: files, probes and the metrics' page would only hide it. */
const traced = /^\/(api|graphql)(\/|\?|$)/;

const spans = new WeakMap<IncomingMessage, Span>();

/** A span for each request, from its first byte here to the end of its answer. */
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

/** Puts what follows into the request's span. Not done at once: reading a body leads out of it again. */
export const continueTrace: RequestHandler = (req, _res, next) => withinSpan(spans.get(req), next);

/** A span for a GraphQL operation, which gets its name once the operation is known. */
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

/** Executes a query or mutation that came by WebSocket, in a trace of its own. */
export function tracedExecute(args: ExecutionArgs): ReturnType<typeof execute> {
  const { operationName } = args;
  const operation = getOperationAST(args.document, operationName)?.operation;
  const { name, attributes } = describe(operation, operationName);
  return inSpan(name, { kind: 'SERVER', attributes }, () => Promise.resolve(execute(args)));
}

/** As in the metrics, by the names that the shop gives: others may be anything. */
function describe(operation = 'operation', operationName?: string | null) {
  const known = operationName && operationNames.has(operationName) ? operationName : 'other';
  return {
    name: `GraphQL ${operation} ${known}`,
    attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': known },
  };
}

/** The pattern of its route; of one that was answered before Express its path, which is one of two. */
function patternOf(request: IncomingMessage): string {
  const seen = request as Partial<Request>;
  return seen.originalUrl === undefined ? (request.url ?? '').split('?', 1)[0]! : routeOf(seen as Request);
}
