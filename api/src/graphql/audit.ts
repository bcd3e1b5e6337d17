import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { AuditLog } from '../modules/auth/audit-log.js';
import { toPublicError, type ErrorCode } from '../platform/errors.js';
import { idPattern } from '../platform/ids.js';
import { onBehalfOf } from '../platform/request-id.js';
import type { Context } from './context.js';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Records each operation as it is resolved, by HTTP and by WebSocket: its field's name, whatever the client calls it. */
export function auditOperations(schema: GraphQLSchema, audit: AuditLog): void {
  const audited = (resolve: Resolver, isChange: boolean): Resolver => {
    return async (root, args, context, info) => {
      const record = (code?: ErrorCode) => {
        const { viewer, requestId } = context;
        const id: unknown = args['id'];
        audit.record({
          viewer,
          operation: `${info.parentType.name}.${info.fieldName}`,
          id: typeof id === 'string' && idPattern.test(id) ? id : undefined,
          requestId,
          isChange,
          code,
        });
      };
      try {
        const value: unknown = await onBehalfOf(context.requestId, () => resolve(root, args, context, info));
        record();
        return value;
      } catch (error) {
        record(toPublicError(error).code);
        throw error;
      }
    };
  };
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (type === schema.getSubscriptionType()) {
        if (field.subscribe) field.subscribe = audited(field.subscribe, false);
      } else if (field.resolve) {
        field.resolve = audited(field.resolve, type === schema.getMutationType());
      }
    }
  }
}
