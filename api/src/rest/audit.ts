import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { AuditLog } from '../modules/auth/audit-log.js';
import type { ErrorCode } from '../platform/errors.js';

declare module 'express-serve-static-core' {
  interface Locals {
    /** Of the error that was answered; set by `answerErrors`. */
    errorCode?: ErrorCode;
  }
}

/** Paths of ours are short; what others make up need not fill the log. */
const longestPath = 200;

/** Records each request once it is over, also when the client did not wait for the answer. */
export function auditRequests(audit: AuditLog): RequestHandler {
  return (req, res, next) => {
    res.once('close', () => {
      const [path = ''] = req.originalUrl.split('?', 1);
      audit.record({
        // Undefined where it failed before anybody was identified.
        viewer: req.viewer ?? null,
        operation: `${req.method} ${path.slice(0, longestPath)}`,
        requestId: requestIdOf(req),
        isChange: !['GET', 'HEAD', 'OPTIONS'].includes(req.method),
        code: res.locals.errorCode,
      });
    });
    next();
  };
}

/** What the log calls this request: the id that a proxy gave it, or our own. */
export function requestIdOf({ id }: Pick<IncomingMessage, 'id'>): string {
  return typeof id === 'string' ? id : '';
}
