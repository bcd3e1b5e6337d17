import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { roleChanged } from '../auth/auth.events.js';
import { isStaff } from '../auth/permissions.js';
import { insertChange } from '../auth/record-change.js';
import type { User } from '../auth/user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { secondFactorChanged } from './second-factor.events.js';
import { deleteFactors } from './second-factor.queries.js';

/**
 * Records that a second factor is added or removed, or that recovery codes are renewed, and notifies the owner of the
 * account. To be called before something is added, so that the link in the mail, which undoes what was done since,
 * removes it.
 * @param passkey the name of the only one that comes or goes, beside other second factors
 */
export async function recordFactorChange(
  tx: EntityManager,
  outbox: Outbox,
  user: User,
  change: 'added' | 'removed' | 'codes-renewed',
  passkey?: string,
): Promise<void> {
  const changeId = await insertChange(tx, { before: user, isNewPassword: false });
  await outbox.append(tx, secondFactorChanged, { changeId, change, passkey });
  if (!isStaff(user)) return;
  const { id, name } = user;
  if (passkey !== undefined) {
    const [before, after] = change === 'added' ? [null, passkey] : [passkey, null];
    await appendAudit(tx, user, 'SECOND_FACTOR', [
      { before: { id, name, passkey: before }, after: { id, name, passkey: after } },
    ]);
    return;
  }
  if (change === 'codes-renewed') {
    const codes = await tx.findOneBy(RecoveryCode, { userId: id });
    const made = (recoveryCodesSince: Date | undefined) => ({ id, name, recoveryCodesSince });
    await appendAudit(tx, user, 'SECOND_FACTOR', [
      { before: made(codes?.createdAt), after: made(new Date()) },
    ]);
    return;
  }
  // What they may do may depend on it.
  await outbox.append(tx, roleChanged, { userId: id });
  const isAdded = change === 'added';
  await appendAudit(tx, user, 'SECOND_FACTOR', [
    { before: isAdded ? null : { id, name }, after: isAdded ? { id, name } : null },
  ]);
}

/** Takes all second factors off an account. @returns whether there were any */
export async function takeFactorsOff(tx: EntityManager, outbox: Outbox, user: User): Promise<boolean> {
  const hadSome = await deleteFactors(tx, user.id);
  if (hadSome) await recordFactorChange(tx, outbox, user, 'removed');
  return hadSome;
}
