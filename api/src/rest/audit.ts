import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { AuditLog } from '../modules/auth/audit-log.js';
import type { ErrorCode } from '../platform/errors.js';

declare module 'express-serve-static-core' {
  interface Locals {
    /** Code of the error answer; set by `answerErrors`. */
    errorCode?: ErrorCode;
  }
}

/** Our paths are short; longer ones must not fill the log. */
const maxPathLength = 200;

/** Records each request when it ends, even if the client has disconnected. */
export function auditRequests(audit: AuditLog): RequestHandler {
  return (req, res, next) => {
    res.once('close', () => {
      const [path = ''] = req.originalUrl.split('?', 1);
      audit.record({
        // Undefined if it failed before the caller was identified.
        viewer: req.viewer ?? null,
        operation: `${req.method} ${path.slice(0, maxPathLength)}`,
        requestId: requestIdOf(req),
        isChange: !['GET', 'HEAD', 'OPTIONS'].includes(req.method),
        code: res.locals.errorCode,
      });
    });
    next();
  };
}

/** The request's id in the log: the proxy's or our own. */
export function requestIdOf({ id }: Pick<IncomingMessage, 'id'>): string {
  return typeof id === 'string' ? id : '';
}
