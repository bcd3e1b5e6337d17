import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import { requirePermission } from '../modules/auth/auth.policy.js';
import { isPermission, type Permission } from '../modules/auth/permissions.js';
import type { Context } from './context.js';

type Field = GraphQLField<unknown, Context>;

/** Who may call an operation, as `@access` or `@public` says; undefined if neither does. */
export function accessTo(
  schema: GraphQLSchema,
  { astNode }: Pick<Field, 'astNode'>,
): Permission | 'everybody' | undefined {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  };
  const permission = valuesOf('access')?.['permission'];
  if (isPermission(permission)) return permission;
  return valuesOf('public') && 'everybody';
}

/**
 * Checks the permission of each operation before its resolver sees the input.
 * @throws {Error} if no module resolves an operation, which would answer null, or the schema does not say who may call it
 */
export function guardOperations(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    const kind = type === schema.getSubscriptionType() ? 'subscribe' : 'resolve';
    for (const field of Object.values(type?.getFields() ?? {}) as Field[]) {
      const resolver = field[kind];
      const name = `${type?.name}.${field.name}`;
      if (!resolver) throw new Error(`No module resolves ${name}`);
      const access = accessTo(schema, field);
      if (!access) throw new Error(`${name} has neither @access nor @public in schema.graphql`);
      if (access === 'everybody') continue;
      field[kind] = (root, args, context, info) => {
        requirePermission(context.viewer, access);
        return resolver(root, args, context, info);
      };
    }
  }
}
