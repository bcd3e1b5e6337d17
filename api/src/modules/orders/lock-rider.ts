import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { isDevice } from '../auth/auth.policy.js';
import { can } from '../auth/permissions.js';
import { isDemanded } from '../auth/role.js';
import { SecondFactorRule } from '../auth/second-factor-rule.entity.js';
import { User } from '../auth/user.entity.js';
import { say } from './orders.sentences.js';

/**
 * Somebody who may deliver, whose role cannot end meanwhile: no tablet, and nobody who lacks a demanded second factor.
 * @throws {DomainError} `CONFLICT` for others
 */
export async function lockRider(tx: EntityManager, id: string): Promise<User> {
  const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_read' } });
  const { roles } = await tx.findOneByOrFail(SecondFactorRule, { id: 1 });
  const lacksFactor = user !== null && !user.secondFactorSince && isDemanded(user, roles);
  const mayDeliver =
    user &&
    !isDevice(user) &&
    can({ role: user.role, staffRole: user.staffRole, lacksFactor }, 'DELIVER_ORDERS');
  if (!mayDeliver) throw new DomainError('CONFLICT', say.deliversNoMore);
  return user;
}
