import { DomainError } from '../../platform/errors.js';
import type { Sentence } from '../../platform/sentences.js';
import { can, type Permission } from './permissions.js';
import type { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';

export function notLoggedIn(): DomainError {
  return new DomainError('UNAUTHENTICATED', say.notLoggedIn);
}

/** @throws {DomainError} `UNAUTHENTICATED` for a visitor, `FORBIDDEN` if the viewer's role lacks the permission */
export function requirePermission(viewer: Viewer | null, permission: Permission): Viewer {
  if (!viewer) throw notLoggedIn();
  if (!can(viewer, permission)) {
    throw new DomainError('FORBIDDEN', whyForbidden(viewer));
  }
  return viewer;
}

/**
 * {@link requirePermission}, but lets a tablet pass that has an approval, which the service uses up.
 * @param approval as it was sent
 */
export function requireApprovable(viewer: Viewer | null, permission: Permission, approval: unknown): Viewer {
  const isApproved = typeof approval === 'string' && viewer?.device && !viewer.device.isClosed;
  return isApproved ? viewer : requirePermission(viewer, permission);
}

/** The account of a public write; null for visitors, and at a tablet, which gives access to nobody's. */
export const customerIdOf = (viewer: Viewer | null): string | null =>
  viewer && !viewer.device ? viewer.id : null;

/** Who sends an idempotency key: a tablet may send a request again after the person at it has left. */
export const callerIdOf = ({ id, device }: Viewer): string => device?.id ?? id;

function whyForbidden({ lacksFactor, device }: Viewer): Sentence {
  if (device?.isClosed) return say.deviceClosed;
  return lacksFactor ? say.factorDemanded : say.forbidden;
}

/** Whether the account is a guest's: a tablet has no e-mail address either. */
export const isGuest = ({ email, staffRole }: Pick<User, 'email' | 'staffRole'>): boolean =>
  email === null && staffRole === null;

/** Whether the account is a tablet's. */
export const isDevice = ({ email, staffRole }: Pick<User, 'email' | 'staffRole'>): boolean =>
  email === null && staffRole !== null;

/** Who may read a field: see `@access` in schema.graphql. */
export interface FieldAccess {
  readonly permission: Permission;
  readonly orOwner: boolean;
  readonly orApproved?: boolean;
}

/** @param record the record of the field; its owner has the user id */
export const mayRead = (
  viewer: Viewer | null,
  record: { readonly userId?: string | null },
  { permission, orOwner }: FieldAccess,
): boolean =>
  can(viewer, permission) || (orOwner && viewer !== null && !viewer.device && record.userId === viewer.id);
