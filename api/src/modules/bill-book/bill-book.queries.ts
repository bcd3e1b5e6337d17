import type { EntityManager } from 'typeorm';
import { runInOneTrip, runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { timeZone } from '../../platform/time-zone.js';
import type { BillSeries } from './bill-series.entity.js';
import type { LedgerEntry, LedgerKind } from './ledger-entry.entity.js';
import type { LedgerHead } from './ledger-head.entity.js';
import { hashOf, instantOf, type Hashed } from './ledger-hash.js';

/** Who sells, and to whom. */
export interface Parties {
  readonly name: string;
  readonly address: string;
  readonly state: string | null;
  readonly pinCode: string;
  readonly gstin: string | null;
  readonly fssai: string | null;
  /** What the restaurant says below its bills. */
  readonly footer: string | null;
  readonly prefix: string;
  /** Null for a caller, and after the account was deleted. */
  readonly buyerName: string | null;
}

/** An entry of an order, as far as its bill is concerned. */
export type OrderEntry = Pick<LedgerEntry, 'kind' | 'document'>;

/** Oldest first. */
export const selectEntriesOf = (tx: EntityManager, orderId: string): Promise<OrderEntry[]> =>
  tx.query<OrderEntry[]>('select kind, document from ledger_entries where order_id = $1 order by sequence', [
    orderId,
  ]);

export async function selectEntry(manager: EntityManager, sequence: number): Promise<OrderEntry | undefined> {
  const [entry] = await manager.query<OrderEntry[]>(
    'select kind, document from ledger_entries where sequence = $1',
    [sequence],
  );
  return entry;
}

/** The invoice of an order. */
export interface Invoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly isCancelled: boolean;
}

/** The last invoices of orders by order. */
export async function selectInvoices(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  const rows = await manager.query<(Invoice & { readonly orderId: string })[]>(
    `select distinct on (order_id) order_id as "orderId", number, created_at as "issuedAt",
       exists (
         select from ledger_entries later
         where later.order_id = ledger_entries.order_id and later.sequence > ledger_entries.sequence
           and later.kind = 'CANCELLATION'
       ) as "isCancelled"
     from ledger_entries where order_id = any($1) and kind = 'INVOICE'
     order by order_id, sequence desc`,
    [orderIds],
  );
  return new Map(rows.map(({ orderId, ...invoice }) => [orderId, invoice]));
}

/** The end of the book. */
export interface Head extends Pick<LedgerHead, 'sequence' | 'hash' | 'at'> {}

async function readHead(manager: EntityManager, lock = ''): Promise<Head> {
  const [head] = await manager.query<(Omit<Head, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, hash, at from ledger_head where id = 1 ${lock}`,
  );
  if (!head) throw new Error('the bill book has no head');
  return { ...head, sequence: Number(head.sequence) };
}

export const selectHead = (manager: EntityManager): Promise<Head> => readHead(manager);

const headLock: PreparedStatement = {
  name: 'bill-head-lock',
  text: 'select from ledger_head where id = 1 for update',
};

const partyColumns = `restaurant.name, restaurant.address, restaurant.state, restaurant.pin_code as "pinCode",
      restaurant.gstin, restaurant.fssai,
      restaurant.bill_footer as footer, restaurant.invoice_prefix as prefix,
      (select users.name from users where users.id = $1) as "buyerName"`;

/** Of an order without a document in the book. */
export async function selectParties(
  manager: EntityManager,
  { customerId }: { readonly customerId: string | null },
): Promise<Parties> {
  const [parties] = await manager.query<Parties[]>(`select ${partyColumns} from restaurant`, [customerId]);
  if (!parties) throw new Error('there is no restaurant');
  return parties;
}

/** A statement of its own, which sees what was written until the head was locked. */
const billFacts: PreparedStatement = {
  name: 'bill-facts',
  text: `
    select ledger_head.sequence, ledger_head.hash, ledger_head.at, ${partyColumns},
      coalesce(
        (select json_agg(json_build_object('kind', kind, 'document', document) order by ledger_entries.sequence)
         from ledger_entries where order_id = $2),
        '[]'
      ) as entries
    from ledger_head, restaurant where ledger_head.id = 1`,
};

/** What a bill is written from, under the lock of the head. */
export interface BillFacts {
  readonly head: Head;
  readonly parties: Parties;
  /** Of the order, oldest first. */
  readonly entries: readonly OrderEntry[];
}

/** As {@link lockHead}. */
export async function lockHeadFor(
  tx: EntityManager,
  order: { readonly id: string; readonly customerId: string | null },
): Promise<BillFacts> {
  type Row = Parties & Omit<Head, 'sequence'> & { readonly sequence: string; readonly entries: OrderEntry[] };
  const [facts] = await runInOneTrip<Row>(tx, [
    [headLock, []],
    [billFacts, [order.customerId, order.id]],
  ]);
  if (!facts) throw new Error('the bill book has no head, or there is no restaurant');
  const { sequence, hash, at, entries, ...parties } = facts;
  return { head: { sequence: Number(sequence), hash, at }, parties, entries };
}

/** Locks the end of the book until the transaction ends, which must take no other lock but counters of series. */
export const lockHead = (tx: EntityManager): Promise<Head> => readHead(tx, 'for update');

const nextNumber: PreparedStatement = {
  name: 'bill-next-number',
  text: `
    insert into bill_series (series, year, last) values ($1, $2, 1)
    on conflict (series, year) do update set last = bill_series.last + 1
    returning last`,
};

/** Under the lock of the head. */
export async function takeNumber(tx: EntityManager, series: string, year: string): Promise<number> {
  const [taken] = await runPrepared<{ last: number }>(tx, nextNumber, [series, year]);
  if (!taken) throw new Error(`${series} of ${year} gave no number`);
  return taken.last;
}

/** Clocks of processes may differ by so much. */
const clocksDifferMs = 5 * 60_000;

/** The times of entries follow their sequence, unless a clock was wrong. */
export const timeAfter = ({ at }: Pick<Head, 'at'>, now: Date): Date =>
  at > now && at.getTime() - now.getTime() < clocksDifferMs ? at : now;

export interface NewEntry {
  readonly kind: LedgerKind;
  /** Canonical JSON. */
  readonly document: string;
  readonly at: Date;
  readonly orderId: string | null;
  readonly number: string | null;
}

const nextEntry: PreparedStatement = {
  name: 'bill-next-entry',
  text: `
    with appended as (
      insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at, order_id, number)
      values ($1, $2, $3, $4, $5, $6::timestamptz, $7, $8)
    )
    update ledger_head set sequence = $1, hash = $5, at = $6::timestamptz where id = 1`,
};

/**
 * Appends an entry behind the last one, which the transaction has locked.
 * @returns the new end
 */
export async function appendEntry(tx: EntityManager, entry: NewEntry, last: Head): Promise<Head> {
  const { kind, document, orderId, number } = entry;
  const at = timeAfter(last, entry.at);
  const sequence = last.sequence + 1;
  const createdAt = instantOf(at);
  const hash = hashOf({ sequence, kind, createdAt, orderId, number, document, previousHash: last.hash });
  const values = [sequence, kind, document, last.hash, hash, createdAt, orderId, number];
  await runPrepared(tx, nextEntry, values);
  return { sequence, hash, at };
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

/** A condition that a time is in a month at the restaurant; of placeholders of its first day and of the time zone. */
const during = (column: string, first: string, zone: string): string =>
  `${column} >= ${first}::date::timestamp at time zone ${zone}
   and ${column} < (${first}::date + interval '1 month') at time zone ${zone}`;

/** Newest first. */
export async function selectBillBook(
  manager: EntityManager,
  { limit, before, month }: BillBookPage,
): Promise<BillBookRow[]> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  if (before !== undefined) conditions.push(`sequence < ${value(before)}`);
  if (month) conditions.push(during('created_at', value(`${month}-01`), value(timeZone)));
  const rows = await manager.query<(Omit<BillBookRow, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, kind, number, order_id as "orderId", document, created_at as "issuedAt"
     from ledger_entries ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by ${month ? 'created_at desc, ' : ''}sequence desc limit ${value(limit)}`,
    values,
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

/** Entries of a month, from one to another, so that entries that are appended meanwhile are in no later page. */
export interface BookMonth {
  /** At the restaurant: `2026-11`. */
  readonly month: string;
  readonly first: number;
  readonly last: number;
}

/** Undefined for a month without entries. */
export async function selectBookMonth(manager: EntityManager, month: string): Promise<BookMonth | undefined> {
  const [found] = await manager.query<{ first: string | null; last: string | null }[]>(
    // The limit of 0 entries to skip keeps the minimum from being looked for along all sequences.
    `select min(sequence) as first, max(sequence) as last from (
       select sequence from ledger_entries where ${during('created_at', '$1', '$2')} offset 0
     ) as entries_of_month`,
    [`${month}-01`, timeZone],
  );
  return found?.first && found.last
    ? { month, first: Number(found.first), last: Number(found.last) }
    : undefined;
}

export interface MonthRow extends Pick<LedgerEntry, 'sequence' | 'number' | 'document'> {
  readonly kind: Exclude<LedgerKind, 'DAY_HEAD' | 'RESTORE'>;
  readonly issuedAt: Date;
}

/** The documents of a month from one entry on, in their sequence. */
export async function selectMonthPage(
  manager: EntityManager,
  { month, last }: BookMonth,
  from: number,
  limit: number,
): Promise<MonthRow[]> {
  const rows = await manager.query<(Omit<MonthRow, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, kind, number, document, created_at as "issuedAt" from ledger_entries
     where sequence between $3 and $4 and kind not in ('DAY_HEAD', 'RESTORE')
       and ${during('created_at', '$1', '$2')}
     order by sequence limit $5`,
    [`${month}-01`, timeZone, from, last, limit],
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

/** The numbers of invoices that cancellations of a month took back as a whole. Others had a credit note before. */
export async function selectCancelledIn(
  manager: EntityManager,
  { month, first, last }: BookMonth,
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ number: string }[]>(
    `select invoice.number
     from ledger_entries as cancellation join ledger_entries as invoice on invoice.number =
       case when cancellation.kind = 'CANCELLATION' then cancellation.document::jsonb #>> '{invoice,number}' end
     where cancellation.kind = 'CANCELLATION' and cancellation.sequence between $3 and $4
       and ${during('cancellation.created_at', '$1', '$2')}
       and invoice.document::jsonb #> '{bill,totalPaise}' = cancellation.document::jsonb -> 'amountPaise'`,
    [`${month}-01`, timeZone, first, last],
  );
  return new Set(rows.map(({ number }) => number));
}

export type LedgerRow = Hashed & { readonly hash: string };

/** In their sequence; `after` null: from the first one on. */
export async function selectLedgerPage(
  manager: EntityManager,
  after: number | null,
  limit: number,
): Promise<LedgerRow[]> {
  const rows = await manager.query<(Omit<LedgerRow, 'sequence'> & { readonly sequence: string })[]>(
    `select sequence, kind, document, previous_hash as "previousHash", hash, order_id as "orderId", number,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
     from ledger_entries where $1::bigint is null or sequence > $1 order by sequence limit $2`,
    [after, limit],
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

export async function existsHash(manager: EntityManager, hash: string): Promise<boolean> {
  const found = await manager.query<unknown[]>('select from ledger_entries where hash = $1 limit 1', [hash]);
  return found.length > 0;
}

/** Whether the database has a bill book: one of an earlier version, or an empty one, has none. */
export async function hasBook(manager: EntityManager): Promise<boolean> {
  const [found] = await manager.query<{ has: boolean }[]>(
    `select to_regclass('ledger_head') is not null as has`,
  );
  return found?.has === true;
}

/** The prefix of a restaurant's numbers; undefined if it was never registered for GST. */
export async function selectTaxedPrefix(tx: EntityManager): Promise<string | undefined> {
  const [taxed] = await tx.query<{ prefix: string }[]>(
    `select invoice_prefix as prefix from restaurant where jsonb_array_length(tax_positions) > 0`,
  );
  return taxed?.prefix;
}

export async function setPrefix(tx: EntityManager, prefix: string): Promise<void> {
  await tx.query('update restaurant set invoice_prefix = $1, version = version + 1', [prefix]);
}

/** The last number that was given in each series and year. */
export const selectSeries = (manager: EntityManager): Promise<BillSeries[]> =>
  manager.query<BillSeries[]>('select series, year, last from bill_series order by series, year');

/** Whether the trigger is there, fires always and refuses. */
export async function isGuarded(manager: EntityManager): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where tgrelid = 'ledger_entries'::regclass and tgname = 'ledger_entries_append_only' and tgenabled = 'A'
       and proname = 'refuse_audit_change' and btrim(regexp_replace(prosrc, '\\s+', ' ', 'g'))
         = 'begin raise exception ''% can only be appended to'', tg_table_name; end'
       -- Before each statement that updates, deletes or truncates.
       and tgtype = 58 and tgqual is null`,
  );
  return found.length > 0;
}

/** The first entry from a time on, without heads of days. */
export async function selectFirstSince(manager: EntityManager, since: Date): Promise<Date | undefined> {
  const [first] = await manager.query<{ at: Date }[]>(
    `select created_at as at from ledger_entries where created_at >= $1 and kind <> 'DAY_HEAD'
     order by created_at limit 1`,
    [since],
  );
  return first?.at;
}

export interface KindSum {
  readonly kind: LedgerKind;
  readonly entries: number;
  readonly amountPaise: number;
}

/** Of the entries of a time, without heads of days. */
export async function selectSums(tx: EntityManager, from: Date, until: Date): Promise<KindSum[]> {
  const rows = await tx.query<{ kind: LedgerKind; entries: string; amountPaise: string }[]>(
    `select kind, count(*) as entries, coalesce(sum(
       coalesce(document::jsonb #>> '{bill,totalPaise}', document::jsonb ->> 'amountPaise')::bigint
     ), 0) as "amountPaise"
     from ledger_entries where created_at >= $1 and created_at < $2 and kind <> 'DAY_HEAD'
     group by kind order by kind`,
    [from, until],
  );
  return rows.map(({ kind, entries, amountPaise }) => ({
    kind,
    entries: Number(entries),
    amountPaise: Number(amountPaise),
  }));
}

/** @param sequence of the head; undefined: the last one */
export async function selectDayHead(
  manager: EntityManager,
  sequence?: number,
): Promise<Pick<LedgerEntry, 'hash' | 'document'> | undefined> {
  const [head] = await manager.query<{ hash: string; document: string }[]>(
    `select hash, document from ledger_entries where kind = 'DAY_HEAD' and ($1::bigint is null or sequence = $1)
     order by sequence desc limit 1`,
    [sequence ?? null],
  );
  return head;
}
