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
  /** `Query.menu`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, Context>;
  /** Of a field of `Query`, `Mutation` or `Subscription`. */
  readonly operation: OperationTypeNode | undefined;
}

/** Wraps the resolver of a field, or returns it as it is. Runs by HTTP and by WebSocket, which Apollo's plugins do not. */
export type ResolverPlugin = (resolve: Resolver, field: ResolvedField) => Resolver;

/**
 * @param plugins outermost first
 * @throws {Error} if no module resolves an operation, which would answer null
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
