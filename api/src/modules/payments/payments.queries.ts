import type { EntityManager } from 'typeorm';
import { openPaymentLocks } from '../../platform/advisory-locks.js';
import { lockLimit } from '../../platform/batched.js';
import { columnsOf } from '../../platform/columns.js';
import { appendFrom, outboxColumns, type OutboxRow } from '../../platform/outbox.js';
import { selectPage, type Page } from '../../platform/paging.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { intentMs } from './payment-times.js';
import { Payment, type Purpose } from './payment.entity.js';

export type NewPayment = Pick<
  Payment,
  'id' | 'receipt' | 'providerReceipt' | 'receiptScope' | 'userId' | 'network' | 'amountPaise' | 'nextCheckAt'
> &
  Partial<Pick<Payment, 'purpose' | 'intent' | 'intentKey'>>;

/** @returns false if its receipt is taken in its scope or at the provider, and nothing was written */
export async function insertPayment(tx: EntityManager, payment: NewPayment): Promise<boolean> {
  const { id, receipt, providerReceipt, receiptScope, userId, network, amountPaise, nextCheckAt } = payment;
  const { purpose = null, intent = null, intentKey = null } = payment;
  const rows = await tx.query<unknown[]>(
    `insert into payments (id, receipt, provider_receipt, receipt_scope, user_id, network, amount_paise,
       next_check_at, purpose, intent, intent_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      id,
      receipt,
      providerReceipt,
      receiptScope,
      userId,
      network,
      amountPaise,
      nextCheckAt,
      purpose,
      intent && JSON.stringify(intent),
      intentKey,
    ],
  );
  return rows.length > 0;
}

/** Serializes transactions that begin payments of a user or network: takes a lock until the transaction ends. */
export async function lockOpenPayments(tx: EntityManager, userOrNetwork: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [openPaymentLocks, userOrNetwork]);
}

/**
 * Seconds until fewer than `limit` other payments than `id` are open, that is unpaid and unexpired; undefined if that is
 * already so.
 */
export async function secondsUntilFewerOpen(
  tx: EntityManager,
  column: 'user_id' | 'network',
  value: string,
  id: string,
  limit: number,
): Promise<number | undefined> {
  // The newest `limit` payments fill the limit until the oldest of them expires.
  const [last] = await tx.query<{ seconds: number }[]>(
    `select ceil(extract(epoch from begun_at + make_interval(secs => $3) - clock_timestamp()))::int as seconds
     from payments
     where ${column} = $1 and id <> $4 and paid_with is null and begun_at > clock_timestamp() - make_interval(secs => $3)
     order by begun_at desc offset $2 limit 1`,
    [value, limit - 1, intentMs / 1000, id],
  );
  return last?.seconds;
}

type SamePurchase = Pick<Payment, 'userId' | 'purpose' | 'intent' | 'amountPaise'>;

/** The customer's payment of this amount for the same purchase that is unpaid and not expired. */
export async function selectOpenPayment(
  tx: EntityManager,
  { userId, purpose, intent, amountPaise }: SamePurchase,
): Promise<string | undefined> {
  const [open] = await tx.query<{ id: string }[]>(
    `select id from payments
     where user_id = $1 and purpose = $2 and intent = $3::jsonb and amount_paise = $4 and paid_with is null
       and begun_at > clock_timestamp() - make_interval(secs => $5)
     order by begun_at desc limit 1`,
    [userId, purpose, JSON.stringify(intent), amountPaise, intentMs / 1000],
  );
  return open?.id;
}

export interface UsablePayment {
  readonly userId: string;
  readonly amountPaise: number;
  readonly purpose: Purpose;
  readonly razorpayOrderId?: string | undefined;
  readonly receipt?: string | undefined;
}

/**
 * The customer's oldest paid payment of this amount without a purchase or a refund, locked until the transaction ends.
 */
export async function lockUsablePayment(
  tx: EntityManager,
  { userId, amountPaise, purpose, razorpayOrderId, receipt }: UsablePayment,
): Promise<Payment | undefined> {
  const values: unknown[] = [userId, amountPaise, purpose];
  const conditions = [
    'user_id = $1 and amount_paise = $2 and (purpose is null or purpose = $3)',
    'paid_with is not null and order_id is null and booking_id is null and due_order_id is null',
    `not exists (select from refunds
       where refunds.payment_id = payments.id and refunds.razorpay_payment_id = payments.paid_with)`,
  ];
  if (razorpayOrderId) conditions.push(`razorpay_order_id = $${values.push(razorpayOrderId)}`);
  if (receipt) conditions.push(`receipt = $${values.push(receipt)}`);
  const [payment] = await tx.query<Payment[]>(
    `select ${columnsOf(Payment, 'payments')} from payments where ${conditions.join(' and ')}
     order by paid_at limit 1 for update`,
    values,
  );
  return payment;
}

/** Number of payments without evidence of money that are due for a check, at most `limit`. */
export async function countUnprovedDue(manager: EntityManager, limit: number): Promise<number> {
  const due = await manager.query<unknown[]>(
    'select from payments where next_check_at <= now() and proved_at is null limit $1',
    [limit],
  );
  return due.length;
}

/** Payments that are due for a check and not locked by another worker, locked until the transaction ends. */
export function lockDuePayments(
  tx: EntityManager,
  kind: 'proved' | 'unproved',
  limit: number,
): Promise<Payment[]> {
  return tx.query<Payment[]>(
    `select ${columnsOf(Payment, 'payments')} from payments
     where next_check_at <= now() and proved_at is ${kind === 'proved' ? 'not null' : 'null'}
     order by next_check_at limit $1 for update skip locked`,
    [limit],
  );
}

/** Paise of the payments that paid for an order, or what was due of it. */
export interface OnlineMoney {
  readonly paidPaise: number;
  /** Of refunds that have not failed. */
  readonly refundedPaise: number;
  /** Of them, what goes back of the purchase; the rest was paid when nothing was due. */
  readonly purchaseRefundPaise: number;
}

const onlineMoney: PreparedStatement = {
  name: 'online-money',
  text: `
    select coalesce(sum(amount_paise), 0)::int as "paidPaise", coalesce(sum(refunded), 0)::int as "refundedPaise",
      coalesce(sum(of_purchase), 0)::int as "purchaseRefundPaise"
    from payments left join lateral (
      select sum(amount_paise) as refunded, sum(amount_paise) filter (where reason <> 'nothing-due') as of_purchase
      from refunds
      where payment_id = payments.id and razorpay_payment_id = paid_with and state in ('requested', 'processed')
    ) as own on true
    where (order_id = $1 or due_order_id = $1) and paid_with is not null`,
};

export async function selectOnlineMoney(manager: EntityManager, orderId: string): Promise<OnlineMoney> {
  const [money] = await runPrepared<OnlineMoney>(manager, onlineMoney, [orderId]);
  return money ?? { paidPaise: 0, refundedPaise: 0, purchaseRefundPaise: 0 };
}

/** Ids of the refunds that are due for a check. */
export async function selectDueRefunds(manager: EntityManager, limit: number): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from refunds where next_try_at <= now() order by next_try_at limit $1',
    [limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Payments with a pending or failed refund, only authorized, captured without a purchase, or of a cancelled order without a
 * decision; newest first.
 */
export function selectNeedingAttention(manager: EntityManager, page: Page): Promise<Payment[]> {
  return selectPage(manager, Payment, page, [
    `(payments.state in ('REFUNDING', 'REFUND_FAILED', 'AUTHORIZED')
      or payments.decision = 'needed'
      or (payments.state = 'CAPTURED' and payments.order_id is null and payments.booking_id is null
        and payments.due_order_id is null))`,
  ]);
}

export interface NewWebhook extends OutboxRow {
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** All transactions insert ids in the same sequence, which prevents deadlocks. */
const webhooks: PreparedStatement = {
  name: 'webhooks-keep',
  text: `
    with received as (
      select distinct on (id) * from json_to_recordset($1::json) as received (id text, body text, ${outboxColumns})
      order by id
    ), limited as materialized (${lockLimit('received')}
    ), kept as (
      insert into payment_webhooks (event_id, body) select id, body::json from limited, received order by id
      on conflict do nothing returning event_id as id
    )
    ${appendFrom('received where id in (select id from kept)')}`,
};

/** Inserts webhooks with their events. Skips known ids and duplicates within `received`. */
export async function insertWebhooks(manager: EntityManager, received: readonly NewWebhook[]): Promise<void> {
  await runPrepared(manager, webhooks, [JSON.stringify(received)]);
}

interface WebhookHealth {
  readonly lastReceivedAt: Date | null;
  /** Whether no webhook was received for a day in which payments were captured. */
  readonly isSilent: boolean;
}

export async function selectWebhookHealth(manager: EntityManager): Promise<WebhookHealth> {
  const [health] = await manager.query<[WebhookHealth]>(
    `select (select max(received_at) from payment_webhooks) as "lastReceivedAt",
       exists (select from payment_attempts where state = 'captured'
               and created_at between now() - interval '24 hours' and now() - interval '15 minutes')
       and not exists (select from payment_webhooks where received_at > now() - interval '24 hours')
         as "isSilent"`,
  );
  return health;
}

export async function countPaymentsByState(manager: EntityManager): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ state: string; count: number }[]>(
    'select state, count(*)::float8 as count from payments group by state',
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}
