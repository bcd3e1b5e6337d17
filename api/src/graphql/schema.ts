import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { AuditLog } from '../modules/auth/audit-log.js';
import { guardFields, requireAccess } from './access.js';
import { auditOperations } from './audit.js';
import type { Context } from './context.js';
import type { Resolvers } from './generated/resolvers.js';
import { applyResolverPlugins } from './resolver-plugins.js';
import { dateTime, rupeesScalar } from './scalars.js';
import { limitTime } from './time-limit.js';

// src/graphql and dist/graphql have the same depth in the repository.
const schemaFile = new URL('../../../schema.graphql', import.meta.url);

const typeDefs = () => readFileSync(schemaFile, 'utf8');

/** For input that does not come in a request. */
export const createInputSchema = (): GraphQLSchema =>
  makeExecutableSchema({ typeDefs: typeDefs(), resolvers: { Rupees: rupeesScalar } });

export function createSchema(modules: readonly Resolvers[], audit: AuditLog): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: typeDefs(),
    resolvers: [...modules, { Rupees: rupeesScalar, DateTime: dateTime }],
  });
  guardFields(schema);
  // Outermost first: the audit also records timeouts and refusals.
  applyResolverPlugins(schema, [auditOperations(audit), limitTime, requireAccess]);
  return schema;
}
