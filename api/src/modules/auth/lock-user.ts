import type { EntityManager } from 'typeorm';
import { notLoggedIn } from './auth.policy.js';
import { isActiveSession } from './auth.queries.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

/** Makes transactions of one account wait for each other. Null if the account is gone. */
export function lockUser(tx: EntityManager, id: string): Promise<User | null> {
  return tx.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/**
 * Locks the user, then checks that the session still exists: of two parallel requests that end other sessions, the first
 * ends the session of the second, which must then change nothing.
 * @throws {DomainError} `UNAUTHENTICATED`
 */
export async function lockSignedIn(
  tx: EntityManager,
  { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user || !(await isActiveSession(tx, sessionId))) throw notLoggedIn();
  return user;
}
