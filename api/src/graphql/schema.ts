import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { guardOperations } from './access.js';
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
  guardOperations(schema);
  return schema;
}
