import type { EntityManager } from 'typeorm';
import { updateFactorProved } from '../auth/auth.queries.js';
import { endCredentials } from '../auth/end-credentials.js';
import type { Viewer } from '../auth/viewer.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { newRecoveryCode, recoveryCodeCount, recoveryCodeHash } from './recovery-codes.js';
import { turnOn } from './second-factor.queries.js';

/**
 * After a factor was added in a session: if it is the account’s first, all other sessions end.
 * @returns the recovery codes, unless the account has some
 */
export async function putInForce(tx: EntityManager, { id, sessionId }: Viewer): Promise<string[]> {
  await updateFactorProved(tx, sessionId);
  if (!(await turnOn(tx, id))) return [];
  await endCredentials(tx, id, sessionId);
  return insertRecoveryCodes(tx, id);
}

/** In place of those that the account has. */
export async function insertRecoveryCodes(tx: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.delete(RecoveryCode, { userId });
  await tx.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, hash: recoveryCodeHash(code) })),
  );
  return codes;
}
