import type { RequestHandler } from 'express';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { Viewer } from '../modules/auth/viewer.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Who asks; null for a visitor or a token that is no good. Set by {@link identify}. */
    viewer: Viewer | null;
  }
}

/** Finds out who asks. */
export function identify(auth: AuthService): RequestHandler {
  return async (req, _res, next) => {
    req.viewer = await auth.identify(req.get('Authorization'));
    next();
  };
}
