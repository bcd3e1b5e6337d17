import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { appendAudit } from '../audit/save-versioned.js';
import { say } from './auth.sentences.js';
import { lockUser } from './lock-user.js';
import { staffRoleOf, storedRole, type StaffRole } from './role.js';
import type { Viewer } from './viewer.js';
import { User } from './user.entity.js';

/**
 * Gives an account a role at the restaurant, or none. The caller's transaction must be the outbox's: a trigger appends
 * the event at which live connections of the account reconnect with its new permissions.
 * @throws {DomainError} `NOT_FOUND` for a guest and an unknown id
 */
export async function setStaffRole(
  tx: EntityManager,
  actor: Pick<Viewer, 'id' | 'name'>,
  userId: string,
  staffRole: StaffRole | null,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user || user.email === null) throw new DomainError('NOT_FOUND', say.noAccount);
  const audited = (role: StaffRole | null) => ({ id: userId, name: user.name, staffRole: role });
  const before = staffRoleOf(user);
  if (before === staffRole) return;
  await tx.update(User, userId, storedRole(staffRole));
  await appendAudit(tx, actor, 'PERSON', [{ before: audited(before), after: audited(staffRole) }]);
}
