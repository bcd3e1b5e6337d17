import { DomainError } from '../../platform/errors.js';
import type { Viewer } from './viewer.js';

/** @throws {DomainError} `UNAUTHENTICATED` */
export function requireSignedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw notLoggedIn();
  return viewer;
}

export function notLoggedIn(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'You are not logged in.');
}

/** @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN` */
export function requireAdmin(viewer: Viewer | null): Viewer {
  const signedIn = requireSignedIn(viewer);
  if (signedIn.role !== 'admin') {
    throw new DomainError('FORBIDDEN', 'Access denied. You are not authorized.');
  }
  return signedIn;
}
