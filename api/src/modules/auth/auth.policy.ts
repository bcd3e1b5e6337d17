import { DomainError } from '../../platform/errors.js';
import { can, type Permission } from './permissions.js';
import type { Viewer } from './viewer.js';

export function notLoggedIn(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'You are not logged in.');
}

/** @throws {DomainError} `UNAUTHENTICATED` for a visitor, `FORBIDDEN` if the viewer's role lacks the permission */
export function requirePermission(viewer: Viewer | null, permission: Permission): Viewer {
  if (!viewer) throw notLoggedIn();
  if (!can(viewer, permission)) {
    throw new DomainError('FORBIDDEN', 'Access denied. You are not authorized.');
  }
  return viewer;
}
