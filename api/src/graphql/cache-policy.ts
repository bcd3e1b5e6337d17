import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import { Kind, OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Context } from './context.js';
import { accessTo } from './access.js';

/**
 * Marks public answers for the response cache, by Apollo's cache policy from `@cacheControl` in `schema.graphql`. The
 * policy is computed only for operations that can be public: at every field it made a list of orders a third more
 * expensive.
 */
export function cachePublicAnswers(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const policies = ApolloServerPluginCacheControl({ calculateHttpHeaders: false });
  const publicFields = publicFieldsOf(schema);
  return {
    serverWillStart: async (service) => void (await policies.serverWillStart?.(service)),
    requestDidStart: async (request) => {
      const policy = await policies.requestDidStart?.(request);
      return {
        executionDidStart: async (execution) =>
          selectsOnlyPublicFields(execution.operation, publicFields)
            ? policy?.executionDidStart?.(execution)
            : undefined,
        willSendResponse: ({
          contextValue,
          overallCachePolicy,
          request: { extensions },
          response: { body },
        }) => {
          const found = overallCachePolicy.policyIfCacheable();
          const isWhole = body.kind === 'single' && body.singleResult.errors === undefined;
          // A client that registers a persisted query expects more than the answer.
          if (found?.scope === 'PUBLIC' && isWhole && !extensions?.['persistedQuery']) {
            contextValue.keepAnswer?.(found.maxAge);
          }
          return Promise.resolve();
        },
      };
    },
  };
}

/** Public queries with a cache hint. A field without a hint has a `maxAge` of 0. */
export function publicFieldsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) =>
      accessTo(schema, field) === 'public' &&
      field.astNode?.directives?.some(({ name }) => name.value === 'cacheControl'),
  );
  return new Set(fields.map(({ name }) => name));
}

/**
 * Excludes `__schema`, which no policy covers, and fragments at the root, which the shop does not send.
 * @param operation undefined if the document has no operation of the requested name
 */
function selectsOnlyPublicFields(
  operation: OperationDefinitionNode | undefined,
  publicFields: ReadonlySet<string>,
): boolean {
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
    )
  );
}
