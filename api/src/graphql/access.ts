import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import { requirePermission } from '../modules/auth/auth.policy.js';
import { isPermission, type Permission } from '../modules/auth/permissions.js';
import type { Context } from './context.js';
import type { ResolverPlugin } from './resolver-plugins.js';

type Field = GraphQLField<unknown, Context>;

/** The access that `@access` or `@public` declares for an operation; undefined if it has neither. */
export function accessTo(
  schema: GraphQLSchema,
  { astNode }: Pick<Field, 'astNode'>,
): Permission | 'public' | undefined {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  };
  const permission = valuesOf('access')?.['permission'];
  if (isPermission(permission)) return permission;
  return valuesOf('public') && 'public';
}

/**
 * Checks the permission of an operation before its resolver sees the input.
 * @throws {Error} if the schema declares no access for it
 */
export const requireAccess: ResolverPlugin = (resolve, { schema, name, field, operation }) => {
  if (!operation) return resolve;
  const access = accessTo(schema, field);
  if (!access) throw new Error(`${name} has neither @access nor @public in schema.graphql`);
  if (access === 'public') return resolve;
  return (root, args, context, info) => {
    requirePermission(context.viewer, access);
    return resolve(root, args, context, info);
  };
};
