import { And, LessThan, MoreThanOrEqual, Raw, type EntityManager, type FindOperator } from 'typeorm';
import type { SandboxPage } from './razorpay-input.js';

/** Waits for other transactions with this receipt, and holds it until the transaction ends. */
export async function lockReceipt(tx: EntityManager, receipt: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('sandbox receipt ' || $1, 0))`, [receipt]);
}

/** @returns false if another transaction holds this key; otherwise it is held until the transaction ends */
export async function tryLockRefundKey(tx: EntityManager, key: string): Promise<boolean> {
  const [lock] = await tx.query<[{ isFree: boolean }]>(
    `select pg_try_advisory_xact_lock(hashtextextended('sandbox refund ' || $1, 0)) as "isFree"`,
    [key],
  );
  return lock.isFree;
}

/** For the id of an order: whether the bank has agreed to one of its payments. */
export function hasAuthorizedPayment(isWanted: boolean): FindOperator<string> {
  return Raw(
    (id) => `${isWanted ? '' : 'not '}exists (select from sandbox_payments payment
      where payment.order_id = ${id} and payment.status in ('authorized', 'captured', 'refunded'))`,
  );
}

/** For a list, newest first. */
export const sandboxPageOf = ({ count, skip }: SandboxPage) => ({
  order: { createdAt: 'DESC', id: 'DESC' } as const,
  take: count,
  skip,
});

export const createdIn = ({ from, to }: SandboxPage): FindOperator<Date> =>
  And(MoreThanOrEqual(from ?? new Date(0)), LessThan(to ?? new Date('9999-12-31')));
