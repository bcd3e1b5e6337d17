import {
  defaultFieldResolver,
  getDirectiveValues,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { mayRead, requireApprovable, type FieldAccess } from '../modules/auth/auth.policy.js';
import { isPermission } from '../modules/auth/permissions.js';
import type { Context } from './context.js';
import type { Resolver, ResolverPlugin } from './resolver-plugins.js';

type Field = GraphQLField<unknown, Context>;

/** The access that `@access` or `@public` declares for a field; undefined if it has neither. */
export function accessTo(
  schema: GraphQLSchema,
  { astNode }: Pick<Field, 'astNode'>,
): FieldAccess | 'public' | undefined {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  };
  const { permission, orOwner, orApproved } = valuesOf('access') ?? {};
  if (isPermission(permission))
    return { permission, orOwner: orOwner === true, orApproved: orApproved === true };
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
    const { permission, orApproved } = access;
    requireApprovable(context.viewer, permission, orApproved ? args['approval'] : undefined);
    return resolve(root, args, context, info);
  };
};

/**
 * Answers null for fields of object types that the viewer may not read.
 * @throws {Error} if such a field cannot be null
 */
export function guardFields(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const access = accessTo(schema, field);
      if (!access || access === 'public') continue;
      if (isNonNullType(field.type))
        throw new Error(`${type.name}.${field.name} has @access, but cannot be null`);
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, access);
    }
  }
}

const guarded =
  (resolve: Resolver, access: FieldAccess): Resolver =>
  (record, args, context, info) =>
    mayRead(context.viewer, record as { readonly userId?: string }, access)
      ? resolve(record, args, context, info)
      : null;
