import type { RequestHandler } from 'express';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { Viewer } from '../modules/auth/viewer.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** The caller; null for a visitor or an invalid token. Set by {@link identify}. */
    viewer: Viewer | null;
  }
}

/** Identifies the caller. */
export function identify(auth: AuthService): RequestHandler {
  return async (req, _res, next) => {
    req.viewer = await auth.identify(req.get('Authorization'));
    next();
  };
}
