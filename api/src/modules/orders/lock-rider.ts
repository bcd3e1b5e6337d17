import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { can } from '../auth/permissions.js';
import { User } from '../auth/user.entity.js';
import { say } from './orders.sentences.js';

/**
 * Somebody who may deliver, whose role cannot end meanwhile.
 * @throws {DomainError} `CONFLICT` for others
 */
export async function lockRider(tx: EntityManager, id: string): Promise<User> {
  const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!user || !can(user, 'DELIVER_ORDERS')) throw new DomainError('CONFLICT', say.deliversNoMore);
  return user;
}
