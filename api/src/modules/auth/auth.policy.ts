import { DomainError } from '../../platform/errors.js';
import { can, type Permission } from './permissions.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';

export function notLoggedIn(): DomainError {
  return new DomainError('UNAUTHENTICATED', say.notLoggedIn);
}

/** @throws {DomainError} `UNAUTHENTICATED` for a visitor, `FORBIDDEN` if the viewer's role lacks the permission */
export function requirePermission(viewer: Viewer | null, permission: Permission): Viewer {
  if (!viewer) throw notLoggedIn();
  if (!can(viewer, permission)) {
    throw new DomainError('FORBIDDEN', viewer.lacksFactor ? say.factorDemanded : say.forbidden);
  }
  return viewer;
}

/** Who may read a field: see `@access` in schema.graphql. */
export interface FieldAccess {
  readonly permission: Permission;
  readonly orOwner: boolean;
}

/** @param record the record of the field; its owner has the user id */
export const mayRead = (
  viewer: Viewer | null,
  record: { readonly userId?: string | null },
  { permission, orOwner }: FieldAccess,
): boolean => can(viewer, permission) || (orOwner && viewer !== null && record.userId === viewer.id);
