import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { DomainError } from '../platform/errors.js';
import type { Context } from './context.js';
import type { Resolvers } from './generated/resolvers.js';
import { dateTime, rupees } from './scalars.js';

// The same depth below the repository's top from src/graphql and from dist/graphql.
const schemaFile = new URL('../../../schema.graphql', import.meta.url);

export function createSchema(modules: readonly Resolvers[]): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: [...modules, { Rupees: rupees, DateTime: dateTime }],
  });
  answerUnbuiltOperations(schema);
  return schema;
}

/** The schema describes the whole product. An operation that no module resolves yet says so. */
function answerUnbuiltOperations(schema: GraphQLSchema): void {
  const refuse: GraphQLFieldResolver<unknown, Context> = (_root, _args, _context, { fieldName }) => {
    throw new DomainError('NOT_IMPLEMENTED', `${fieldName} is not available in this version of Chowk.`);
  };
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (type === schema.getSubscriptionType()) field.subscribe ??= refuse;
      else field.resolve ??= refuse;
    }
  }
}
