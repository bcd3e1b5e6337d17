import { Router, type RequestHandler } from 'express';
import { requireAdmin, requireSignedIn } from '../modules/auth/auth.policy.js';
import { idempotencyKey, parse } from '../platform/validation.js';
import type { Route, Who } from './route.js';

/** A router of these routes. Who asks comes before what is asked. */
export function mount(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes)
    router[route.method](route.path, admit(route.who), ...(route.read ?? []), answer(route));
  return router;
}

const admit =
  (who: Who): RequestHandler =>
  (req, _res, next) => {
    if (who === 'admin') requireAdmin(req.viewer);
    if (who === 'signed-in') requireSignedIn(req.viewer);
    next();
  };

const answer =
  (route: Route): RequestHandler =>
  async (req, res) => {
    const answered = await route.handle({
      req,
      // Undefined where nobody was asked who they are.
      viewer: req.viewer ?? null,
      address: req.ip ?? '',
      key: route.takesKey ? parse(idempotencyKey, req.get('Idempotency-Key'), 'Idempotency-Key') : undefined,
      params: route.params && parse(route.params, req.params),
      query: route.query && parse(route.query, req.query),
      body: route.body && parse(route.body, req.body, undefined, route.invalidBody),
    });
    // The same for everybody, and asked for anew by its ETag.
    if (route.method === 'get' && route.who === 'everybody') res.removeHeader('Cache-Control');
    if (route.status === 303) res.redirect(303, answered as string);
    else res.status(route.status ?? 200).json(answered);
  };
