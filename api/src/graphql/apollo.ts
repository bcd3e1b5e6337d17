import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { GraphQLError, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Config } from '../config.js';
import { errorStatus } from '../platform/errors.js';
import type { Logger } from '../platform/log.js';
import { cachePublicAnswers } from './cache-policy.js';
import type { Context } from './context.js';
import { createErrorFormatter, withHttpStatus } from './errors.js';
import { refuseIntrospection } from './introspection.js';
import { declaredVariables, operationLimits, refuseCostly, documentLimits } from './limits.js';

/**
 * Bytes of JSON of the cached parsed documents, which take about four times as much in memory. The shop's own documents
 * take a fifth at most. Apollo Server's default of 30 MiB could be filled by a client that keeps sending new documents.
 */
const documentCacheBytes = 2 ** 20;

/** Milliseconds for requests in flight to finish when the process stops. */
const stopGracePeriodMillis = 5000;

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly httpServer: Server;
  readonly config: Pick<Config, 'production' | 'introspection'>;
  readonly log: Logger;
  /** Plugins that only observe. */
  readonly observers: readonly ApolloServerPlugin<Context>[];
}

export async function startApollo({
  schema,
  httpServer,
  config,
  log,
  observers,
}: ApolloOptions): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    // `checkOperations` decides for each operation.
    introspection: true,
    hideSchemaDetailsFromClientErrors: config.production,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: documentCacheBytes }),
    parseOptions: { maxTokens: operationLimits.tokens },
    validationRules: [documentLimits],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: createErrorFormatter(log),
    logger: log,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis }),
      // `cachePublicAnswers` computes the policies; the headers do not contain them.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      checkOperations(config.introspection),
      setRetryAfter,
      cachePublicAnswers(schema),
      ...observers,
    ],
  });
  await apollo.start();
  return apollo;
}

/** Refuses an operation before any resolver runs, once its variables and viewer are known. */
const checkOperations = (introspection: Config['introspection']): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request, contextValue }) => {
        if (operation && request.variables) {
          request.variables = declaredVariables(operation, request.variables);
        }
        const { variables } = request;
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) return Promise.reject(needsWebSocket());
        try {
          refuseIntrospection(document, contextValue.viewer, introspection);
          // Without an operation, execution reports what is wrong with its name.
          if (operation) refuseCostly({ schema, document, operation, variables });
          return Promise.resolve();
        } catch (error) {
          return Promise.reject(withHttpStatus(error));
        }
      },
    }),
});

const needsWebSocket = () =>
  new GraphQLError(
    'A subscription needs a WebSocket: connect to this address with the protocol graphql-transport-ws.',
    { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
  );

/** Sets `Retry-After` if an error has a `retryAfter`, and the status of UNAVAILABLE errors, as REST does. */
const setRetryAfter: ApolloServerPlugin<Context> = {
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
