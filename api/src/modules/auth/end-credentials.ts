import { Not, type EntityManager } from 'typeorm';
import { GuestLink } from './guest-link.entity.js';
import { lockUser } from './lock-user.js';
import { Session } from './session.entity.js';

/**
 * Ends everything that gives access to an account without its password: sessions and guest links. Runs in the
 * transaction of what makes them invalid, such as a new password.
 * @param keptSession the id of a session that continues
 */
export async function endCredentials(tx: EntityManager, userId: string, keptSession?: string): Promise<void> {
  await endGuestLinks(tx, userId);
  await tx.delete(Session, { userId, ...(keptSession !== undefined && { id: Not(keptSession) }) });
}

/** To be called before sessions end: a link that is being made or opened meanwhile would begin another. */
export async function endGuestLinks(tx: EntityManager, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.delete(GuestLink, { userId });
}
