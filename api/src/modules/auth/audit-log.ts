import type { ErrorCode } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { isStaff } from './permissions.js';
import type { Viewer } from './viewer.js';

/** An attempted operation. */
interface Operation {
  readonly viewer: Viewer | null;
  /** `Mutation.updateOrderStatus`, or method and path. Never the input, which contains passwords and addresses. */
  readonly operation: string;
  /** The record, if the operation does not name it. */
  readonly id?: string | undefined;
  readonly requestId: string;
  readonly isChange: boolean;
  /** Why it failed; undefined if it succeeded. */
  readonly code: ErrorCode | undefined;
}

const refusals: readonly (ErrorCode | undefined)[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Logs refusals and admins' changes, with the same lines for GraphQL and REST. */
export class AuditLog {
  constructor(private readonly log: Logger) {}

  record({ viewer, operation, id, requestId, isChange, code }: Operation): void {
    const line = {
      userId: viewer?.id ?? null,
      operation,
      ...(id && { id }),
      requestId,
      ...(code && { code }),
    };
    if (refusals.includes(code)) this.log.warn(line, 'refused');
    else if (isChange && isStaff(viewer)) {
      this.log.info(line, code ? 'admin action failed' : 'admin action');
    }
  }
}
