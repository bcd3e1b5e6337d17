import { And, LessThan, MoreThanOrEqual, Raw, type EntityManager, type FindOperator } from 'typeorm';
import type { Page } from './razorpay-input.js';

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
export const pageOf = ({ count, skip }: Page) => ({
  order: { createdAt: 'DESC', id: 'DESC' } as const,
  take: count,
  skip,
});

export const createdIn = ({ from, to }: Page): FindOperator<Date> =>
  And(MoreThanOrEqual(from ?? new Date(0)), LessThan(to ?? new Date('9999-12-31')));

export interface DueWebhook {
  readonly id: string;
  readonly eventId: string;
  readonly body: string;
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Takes the webhook whose turn it is from other senders for some milliseconds, and counts the attempt. */
export async function claimWebhook(
  manager: EntityManager,
  leaseMilliseconds: number,
): Promise<DueWebhook | undefined> {
  const [[due]] = await manager.query<[DueWebhook[], number]>(
    `update sandbox_webhooks set attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'
     where id = (select id from sandbox_webhooks where next_attempt_at <= now()
                 order by next_attempt_at limit 1 for update skip locked)
     returning id, event_id as "eventId", body, attempts, created_at as "createdAt"`,
    [leaseMilliseconds],
  );
  return due;
}
