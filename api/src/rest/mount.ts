import { Router, type RequestHandler } from 'express';
import { requirePermission } from '../modules/auth/auth.policy.js';
import { idempotencyKey, parse } from '../platform/validation.js';
import { isPermission } from '../modules/auth/permissions.js';
import type { Access, Route } from './route.js';

/** A router of these routes. Permissions are checked before input. */
export function mount(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes)
    router[route.method](route.path, admit(route.permission), ...(route.read ?? []), answer(route));
  return router;
}

const admit =
  (permission: Access): RequestHandler =>
  (req, _res, next) => {
    if (isPermission(permission)) requirePermission(req.viewer, permission);
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
    else res.status(route.status ?? 200).json(answered);
  };
