import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import { endCredentials } from './end-credentials.js';
import { recordChange } from './record-change.js';
import { User } from './user.entity.js';

/**
 * Replaces a password, ends all sessions of the account and notifies its owner.
 * @param user as it was read: if its password or e-mail address has changed since, nothing changes
 * @returns whether the password was changed
 */
export async function changePassword(
  tx: EntityManager,
  outbox: Outbox,
  user: User,
  newHash: string,
): Promise<boolean> {
  const { id, email, passwordHash } = user;
  const { affected } = await tx.update(User, { id, email, passwordHash }, { passwordHash: newHash });
  if (affected !== 1) return false;
  await endCredentials(tx, id);
  await recordChange(tx, outbox, { before: user, isNewPassword: true });
  return true;
}
