import { DomainError } from '../../platform/errors.js';
import { requirePermission } from '../auth/auth.policy.js';
import { say } from '../auth/auth.sentences.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import type { Viewer } from '../auth/viewer.js';

/** @throws {DomainError} `REAUTHENTICATE`; `CONFLICT` for a guest */
export async function requireOwner(
  reauthentication: Reauthentication,
  viewer: Viewer | null,
  proof: OwnerProof,
): Promise<Viewer> {
  const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
  if (signedIn.isGuest) throw new DomainError('CONFLICT', say.guestHasNoAccount);
  await reauthentication.require(signedIn, { ...proof, acceptsFreshLogin: true });
  return signedIn;
}
