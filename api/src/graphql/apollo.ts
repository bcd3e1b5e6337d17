import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { errorStatus } from '../platform/errors.js';
import type { Logger } from '../platform/log.js';
import type { Context } from './context.js';
import { createErrorFormatter } from './errors.js';

/** Milliseconds that requests in flight have to finish when the process stops. */
const stopGracePeriodMillis = 5000;

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly httpServer: Server;
  readonly production: boolean;
  readonly log: Logger;
  readonly timeOperations: ApolloServerPlugin<Context>;
}

export async function startApollo({
  schema,
  httpServer,
  production,
  log,
  timeOperations,
}: ApolloOptions): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: createErrorFormatter(log),
    logger: log,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis }),
      ApolloServerPluginLandingPageDisabled(),
      tellWhenToRetry,
      timeOperations,
    ],
  });
  await apollo.start();
  return apollo;
}

/** An answer that says when to try again says so in the header, and by its status if it is the shop's fault, as REST does. */
const tellWhenToRetry: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const wait = Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)));
        if (wait > 0) http.headers.set('Retry-After', String(wait));
        if (errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE'))
          http.status = errorStatus.UNAVAILABLE;
        return Promise.resolve();
      },
    }),
};
