import {
  isObjectType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from './context.js';

export type Resolver = GraphQLFieldResolver<unknown, Context>;

export interface ResolvedField {
  readonly schema: GraphQLSchema;
  /** Type and field, such as `Query.menu`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, Context>;
  /** Set for a field of `Query`, `Mutation` or `Subscription`. */
  readonly operation: OperationTypeNode | undefined;
}

/**
 * Wraps the resolver of a field or returns it unchanged. Applies to HTTP and WebSocket; Apollo's plugins only to HTTP.
 */
export type ResolverPlugin = (resolve: Resolver, field: ResolvedField) => Resolver;

/**
 * @param plugins outermost first
 * @throws {Error} if an operation has no resolver, as it would return null
 */
export function applyResolverPlugins(schema: GraphQLSchema, plugins: readonly ResolverPlugin[]): void {
  const operations = new Map(
    Object.values(OperationTypeNode).map((operation) => [schema.getRootType(operation), operation]),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const operation = operations.get(type);
    const kind = operation === OperationTypeNode.SUBSCRIPTION ? 'subscribe' : 'resolve';
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, Context>[]) {
      const name = `${type.name}.${field.name}`;
      const resolve = field[kind];
      if (!resolve && operation) throw new Error(`No module resolves ${name}`);
      if (!resolve) continue;
      field[kind] = plugins.reduceRight(
        (inner, plugin) => plugin(inner, { schema, name, field, operation }),
        resolve,
      );
    }
  }
}
