import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { roleChanged } from '../auth/auth.events.js';
import { isStaff } from '../auth/permissions.js';
import { insertChange } from '../auth/record-change.js';
import type { User } from '../auth/user.entity.js';
import { secondFactorChanged } from './second-factor.events.js';
import { deleteFactors } from './second-factor.queries.js';

/**
 * Records that a second factor is added or removed, and notifies the owner of the account. To be called before a factor
 * is added, so that the link in the mail, which undoes what was done since, removes it.
 */
export async function recordFactorChange(
  tx: EntityManager,
  outbox: Outbox,
  user: User,
  change: 'added' | 'removed',
): Promise<void> {
  const changeId = await insertChange(tx, { before: user, isNewPassword: false });
  await outbox.append(tx, secondFactorChanged, { changeId, change });
  if (!isStaff(user)) return;
  // What they may do may depend on it.
  await outbox.append(tx, roleChanged, { userId: user.id });
  const { id, name } = user;
  const record = { id, name };
  const isAdded = change === 'added';
  await appendAudit(tx, user, 'SECOND_FACTOR', [
    { before: isAdded ? null : record, after: isAdded ? record : null },
  ]);
}

/** Takes all second factors off an account. @returns whether there were any */
export async function takeFactorsOff(tx: EntityManager, outbox: Outbox, user: User): Promise<boolean> {
  const hadSome = await deleteFactors(tx, user.id);
  if (hadSome) await recordFactorChange(tx, outbox, user, 'removed');
  return hadSome;
}
