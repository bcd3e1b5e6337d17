import type { EntityManager } from 'typeorm';
import { timeZone } from '../../platform/time-zone.js';
import type { LedgerEntry, LedgerKind } from './ledger-entry.entity.js';
import type { LedgerHead } from './ledger-head.entity.js';
import { hashOf, type Hashed } from './ledger-hash.js';

/** Who sells, and to whom. */
export interface Parties {
  readonly name: string;
  readonly address: string;
  readonly state: string | null;
  readonly pinCode: string;
  readonly gstin: string | null;
  readonly fssai: string | null;
  readonly prefix: string;
  /** Null for a caller, and after the account was deleted. */
  readonly buyerName: string | null;
}

interface KnownParties extends Parties {
  /** Whether the order has an invoice that was not cancelled. */
  readonly isInvoiced: boolean;
}

export async function selectParties(
  tx: EntityManager,
  { id, customerId }: { readonly id: string; readonly customerId: string | null },
): Promise<KnownParties> {
  const [parties] = await tx.query<KnownParties[]>(
    `select name, address, state, pin_code as "pinCode", gstin, fssai, invoice_prefix as prefix,
       (select users.name from users where users.id = $1) as "buyerName",
       coalesce(
         (select kind = 'INVOICE' from ledger_entries
          where order_id = $2 and kind in ('INVOICE', 'CANCELLATION') order by sequence desc limit 1),
         false
       ) as "isInvoiced"
     from restaurant`,
    [customerId, id],
  );
  if (!parties) throw new Error('there is no restaurant');
  return parties;
}

/** An entry of an order, as far as its bill is concerned. */
export type OrderEntry = Pick<LedgerEntry, 'kind' | 'number' | 'document'>;

/** Oldest first. */
export const selectEntriesOf = (tx: EntityManager, orderId: string): Promise<OrderEntry[]> =>
  tx.query<OrderEntry[]>(
    'select kind, number, document from ledger_entries where order_id = $1 order by sequence',
    [orderId],
  );

/** The invoice of an order. */
export interface Invoice {
  readonly number: string;
  readonly issuedAt: Date;
}

/** The invoices of orders by order. */
export async function selectInvoices(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  const rows = await manager.query<(Invoice & { readonly orderId: string })[]>(
    `select distinct on (order_id) order_id as "orderId", number, created_at as "issuedAt"
     from ledger_entries where order_id = any($1) and kind = 'INVOICE'
     order by order_id, sequence desc`,
    [orderIds],
  );
  return new Map(rows.map(({ orderId, ...invoice }) => [orderId, invoice]));
}

export type LockedHead = Pick<LedgerHead, 'sequence' | 'hash'>;

/** Locks the end of the book until the transaction ends, which must take no other lock but counters of series. */
export async function lockHead(tx: EntityManager): Promise<LockedHead> {
  const [head] = await tx.query<{ sequence: string; hash: string }[]>(
    'select sequence, hash from ledger_head where id = 1 for update',
  );
  if (!head) throw new Error('the bill book has no head');
  return { sequence: Number(head.sequence), hash: head.hash };
}

/** Under the lock of the head. */
export async function takeNumber(tx: EntityManager, series: string, year: string): Promise<number> {
  const [taken] = await tx.query<{ last: number }[]>(
    `insert into bill_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = bill_series.last + 1
     returning last`,
    [series, year],
  );
  return taken?.last ?? 1;
}

export interface NewEntry {
  readonly kind: LedgerKind;
  /** Canonical JSON. */
  readonly document: string;
  readonly at: string;
  readonly orderId: string | null;
  readonly number: string | null;
}

/**
 * Appends an entry behind the last one.
 * @param locked the last one, if the transaction has locked it
 */
export async function appendEntry(tx: EntityManager, entry: NewEntry, locked?: LockedHead): Promise<void> {
  const { kind, document, at: createdAt, orderId, number } = entry;
  const head = locked ?? (await lockHead(tx));
  const sequence = head.sequence + 1;
  const hash = hashOf({ sequence, kind, createdAt, orderId, number, document, previousHash: head.hash });
  await tx.query(
    `with appended as (
       insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at, order_id, number)
       values ($1, $2, $3, $4, $5, $6::timestamptz, $7, $8)
     )
     update ledger_head set sequence = $1, hash = $5 where id = 1`,
    [sequence, kind, document, head.hash, hash, createdAt, orderId, number],
  );
}

export interface BillBookRow extends Pick<
  LedgerEntry,
  'sequence' | 'kind' | 'number' | 'orderId' | 'document'
> {
  readonly issuedAt: Date;
}

interface BillBookPage {
  readonly limit: number;
  /** Only entries before this one. */
  readonly before: number | undefined;
  /** At the restaurant: `2026-11`. */
  readonly month?: string | undefined;
}

/** Newest first. */
export async function selectBillBook(
  manager: EntityManager,
  { limit, before, month }: BillBookPage,
): Promise<BillBookRow[]> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  if (before !== undefined) conditions.push(`sequence < ${value(before)}`);
  if (month) {
    const [first, zone] = [value(`${month}-01`), value(timeZone)];
    conditions.push(
      `created_at >= ${first}::date::timestamp at time zone ${zone}`,
      `created_at < (${first}::date + interval '1 month') at time zone ${zone}`,
    );
  }
  const rows = await manager.query<(Omit<BillBookRow, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, kind, number, order_id as "orderId", document, created_at as "issuedAt"
     from ledger_entries ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by sequence desc limit ${value(limit)}`,
    values,
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

export interface BillBookState {
  readonly entries: number;
  /** The hash of the last entry; null for an empty book. */
  readonly head: string | null;
  readonly headAt: Date | null;
}

export async function selectBillBookState(manager: EntityManager): Promise<BillBookState> {
  const [state] = await manager.query<(Omit<BillBookState, 'entries'> & { readonly entries: string })[]>(
    `select ledger_head.sequence as entries, nullif(ledger_head.hash, '') as head, created_at as "headAt"
     from ledger_head left join ledger_entries using (sequence)`,
  );
  return { head: null, headAt: null, ...state, entries: Number(state?.entries ?? 0) };
}

export type LedgerRow = Hashed & { readonly hash: string };

/** In their sequence. */
export async function selectLedgerPage(
  manager: EntityManager,
  after: number,
  limit: number,
): Promise<LedgerRow[]> {
  const rows = await manager.query<(Omit<LedgerRow, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, kind, document, previous_hash as "previousHash", hash, order_id as "orderId", number,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
     from ledger_entries where sequence > $1 order by sequence limit $2`,
    [after, limit],
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

export async function existsHash(manager: EntityManager, hash: string): Promise<boolean> {
  const found = await manager.query<unknown[]>('select from ledger_entries where hash = $1 limit 1', [hash]);
  return found.length > 0;
}

export async function selectHead(manager: EntityManager): Promise<Pick<LedgerHead, 'sequence' | 'hash'>> {
  const [head] = await manager.query<{ sequence: string; hash: string }[]>(
    'select sequence, hash from ledger_head',
  );
  return { sequence: Number(head?.sequence ?? 0), hash: head?.hash ?? '' };
}

/** Whether the trigger is there, is enabled and refuses. */
export async function isGuarded(manager: EntityManager): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where tgrelid = 'ledger_entries'::regclass and tgname = 'ledger_entries_append_only'
       and tgenabled in ('O', 'A') and prosrc like '%raise exception%'
       -- Before each statement that updates, deletes or truncates.
       and tgtype = 58 and tgqual is null`,
  );
  return found.length > 0;
}

/** The first entry that no head of a day covers. */
export async function selectFirstSinceDayHead(
  manager: EntityManager,
): Promise<Pick<LedgerEntry, 'sequence' | 'createdAt'> | undefined> {
  const [first] = await manager.query<{ sequence: string; createdAt: Date }[]>(
    `select sequence, created_at as "createdAt" from ledger_entries
     where sequence > coalesce(
       (select sequence from ledger_entries where kind = 'DAY_HEAD' order by sequence desc limit 1), 0)
     order by sequence limit 1`,
  );
  return first && { ...first, sequence: Number(first.sequence) };
}

export interface KindSum {
  readonly kind: LedgerKind;
  readonly entries: number;
  readonly amountPaise: number;
}

/** Of all entries from one on. */
export async function selectSums(tx: EntityManager, from: number): Promise<KindSum[]> {
  const rows = await tx.query<{ kind: LedgerKind; entries: string; amountPaise: string }[]>(
    `select kind, count(*) as entries, coalesce(sum(
       coalesce(document::jsonb #>> '{bill,totalPaise}', document::jsonb ->> 'amountPaise')::bigint
     ), 0) as "amountPaise"
     from ledger_entries where sequence >= $1 group by kind order by kind`,
    [from],
  );
  return rows.map(({ kind, entries, amountPaise }) => ({
    kind,
    entries: Number(entries),
    amountPaise: Number(amountPaise),
  }));
}

export async function selectDayHead(
  manager: EntityManager,
  sequence: number,
): Promise<Pick<LedgerEntry, 'hash' | 'document'> | undefined> {
  const [head] = await manager.query<{ hash: string; document: string }[]>(
    `select hash, document from ledger_entries where sequence = $1 and kind = 'DAY_HEAD'`,
    [sequence],
  );
  return head;
}
