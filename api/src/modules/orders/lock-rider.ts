import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { isDevice } from '../auth/auth.policy.js';
import { accountCan } from '../auth/permissions.js';
import { SecondFactorRule } from '../auth/second-factor-rule.entity.js';
import { User } from '../auth/user.entity.js';
import { say } from './orders.sentences.js';

const deliversNoMore = () => new DomainError('CONFLICT', say.deliversNoMore);

/**
 * Somebody who may deliver: no tablet, and nobody who lacks a demanded second factor. Until the transaction ends, their role
 * cannot end and no factor can be demanded.
 * @throws {DomainError} `CONFLICT` for others
 */
export async function lockRider(tx: EntityManager, id: string): Promise<User> {
  const lock = { mode: 'pessimistic_read' } as const;
  const user = await tx.findOne(User, { where: { id }, lock });
  const { roles } = await tx.findOneOrFail(SecondFactorRule, { where: { id: 1 }, lock });
  if (!user || isDevice(user)) throw deliversNoMore();
  const { role, staffRole, secondFactorSince } = user;
  const account = { role, staffRole, hasNoFactor: secondFactorSince === null, demandedRoles: roles };
  if (!accountCan(account, 'DELIVER_ORDERS')) throw deliversNoMore();
  return user;
}
