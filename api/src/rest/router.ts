import { Router, type RequestHandler } from 'express';
import type { AuditLog } from '../modules/auth/audit-log.js';
import { requireApprovable } from '../modules/auth/auth.policy.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { isPermission } from '../modules/auth/permissions.js';
import { idempotencyKey, parse } from '../platform/validation.js';
import { auditRequests } from './audit.js';
import { answerUnknownRoute } from './errors.js';
import { readJson } from './json-body.js';
import { withDocument } from './openapi.js';
import type { Access, AnsweredFile, Route, TaggedRoute } from './route.js';
import { sendFile } from './send-file.js';
import { leaveUnread } from './unread-body.js';
import { identify } from './viewer.js';

/** Everything below `/api`. */
export function restRouter(routes: readonly TaggedRoute[], auth: AuthService, audit: AuditLog): Router {
  const router = Router({ caseSensitive: true });
  const identifyCaller = identify(auth);
  router.use(auditRequests(audit));
  for (const route of withDocument(routes))
    router[route.method](route.path, ...preparing(route, identifyCaller), answer(route));
  router.use(answerUnknownRoute);
  return router;
}

const readSmallJson = readJson();

/**
 * Permissions are checked before input. Public reads, which are frequent, and the provider's requests do not identify the
 * caller.
 */
function preparing(
  { method, permission, orApproved, read }: Route,
  identifyCaller: RequestHandler,
): RequestHandler[] {
  if (permission === 'public' && (read || method === 'get')) return [...(read ?? [])];
  const admission = [identifyCaller, admit(permission, orApproved)];
  return read ? [leaveUnread, ...admission, ...read] : [...readSmallJson, ...admission];
}

const admit =
  (permission: Access, orApproved = false): RequestHandler =>
  (req, _res, next) => {
    if (isPermission(permission))
      requireApprovable(req.viewer, permission, orApproved ? req.query['approval'] : undefined);
    next();
  };

const answer =
  (route: Route): RequestHandler =>
  async (req, res) => {
    const answered = await route.handle({
      req,
      // Undefined for routes that do not identify the caller.
      viewer: req.viewer ?? null,
      address: req.ip ?? '',
      key: route.takesKey ? parse(idempotencyKey, req.get('Idempotency-Key'), 'Idempotency-Key') : undefined,
      params: route.params && parse(route.params, req.params),
      query: route.query && parse(route.query, req.query),
      body: route.body && parse(route.body, req.body, undefined, route.invalidBody),
    });
    // Public and the same for all callers: revalidated by its ETag.
    if (route.method === 'get' && route.permission === 'public') {
      res.removeHeader('Cache-Control');
      const seconds = route.keepFor ? route.keepFor(answered) : 0;
      if (seconds !== undefined) res.locals.keepAnswer?.(seconds);
    }
    if (route.status === 303) res.redirect(303, answered as string);
    else if (route.fileType) await sendFile(res, route.fileType, answered as AnsweredFile);
    else res.status(route.status ?? 200).json(answered);
  };
