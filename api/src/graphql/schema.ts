import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
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
  requireResolvers(schema);
  return schema;
}

/** @throws {Error} if an operation of the schema is nobody's: it would answer null, or nothing at all */
function requireResolvers(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const resolver = type === schema.getSubscriptionType() ? field.subscribe : field.resolve;
      if (!resolver) throw new Error(`No module resolves ${type?.name}.${field.name}`);
    }
  }
}
