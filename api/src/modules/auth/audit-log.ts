import type { ErrorCode } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { isStaff } from './permissions.js';
import type { Viewer } from './viewer.js';

/** Something that somebody has tried to do. */
interface Deed {
  readonly viewer: Viewer | null;
  /** `Mutation.updateOrderStatus`, or method and path. Never what was sent: passwords and addresses are in it. */
  readonly operation: string;
  /** What it was done to, where the operation does not say. */
  readonly id?: string | undefined;
  readonly requestId: string;
  readonly isChange: boolean;
  /** Why it failed; undefined if it did not. */
  readonly code: ErrorCode | undefined;
}

const refusals: readonly (ErrorCode | undefined)[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Who was refused, and which admin changed what: the same lines whichever door they came through. */
export class AuditLog {
  constructor(private readonly log: Logger) {}

  record({ viewer, operation, id, requestId, isChange, code }: Deed): void {
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
