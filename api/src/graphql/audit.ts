import { OperationTypeNode } from 'graphql';
import type { AuditLog } from '../modules/auth/audit-log.js';
import { toPublicError, type ErrorCode } from '../platform/errors.js';
import { idPattern } from '../platform/ids.js';
import { onBehalfOf } from '../platform/request.js';
import type { ResolverPlugin } from './resolver-plugins.js';

/** Records each operation when it resolves, under its field's name regardless of aliases. */
export const auditOperations =
  (audit: AuditLog): ResolverPlugin =>
  (resolve, { name, operation }) => {
    if (!operation) return resolve;
    return async (root, args, context, info) => {
      const record = (code?: ErrorCode) => {
        const { viewer, requestId } = context;
        const id: unknown = args['id'];
        audit.record({
          viewer,
          operation: name,
          id: typeof id === 'string' && idPattern.test(id) ? id : undefined,
          requestId,
          isChange: operation === OperationTypeNode.MUTATION,
          code,
        });
      };
      try {
        const value: unknown = await onBehalfOf(context, () => resolve(root, args, context, info));
        record();
        return value;
      } catch (error) {
        record(toPublicError(error).code);
        throw error;
      }
    };
  };
