import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
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
}

export async function startApollo({
  schema,
  httpServer,
  production,
  log,
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
    ],
  });
  await apollo.start();
  return apollo;
}
