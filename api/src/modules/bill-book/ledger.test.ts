import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { migrations } from '../../platform/migrations/index.js';
import { appendEntry, lockHead, takeNumber, type NewEntry } from './bill-book.queries.js';
import { canonicalJson, hashOf } from './ledger-hash.js';
import { verifyLedger, type VerifiedLedger } from './ledger-verification.js';

let database: ScratchDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const at = new Date('2026-11-30T12:00:00.123Z');
const appendAll = (entries: readonly Pick<NewEntry, 'kind' | 'document' | 'number'>[]) =>
  dataSource.transaction(async (tx) => {
    let head = await lockHead(tx);
    for (const entry of entries) head = await appendEntry(tx, { at, orderId: null, ...entry }, head);
  });
async function append(count: number): Promise<void> {
  await dataSource.transaction((tx) => takeNumber(tx, 'C', '26-27'));
  const number = `C/26-27/${String(count).padStart(6, '0')}`;
  await appendAll([{ kind: 'INVOICE', document: canonicalJson({ number }), number }]);
}

/** As somebody with all rights on the database does. */
async function tamper(...statements: string[]): Promise<VerifiedLedger> {
  await dataSource.query('alter table ledger_entries disable trigger user');
  for (const statement of statements) await dataSource.query(statement);
  await dataSource.query('alter table ledger_entries enable always trigger ledger_entries_append_only');
  return verifyLedger(dataSource);
}
const faultOf = async (...statements: string[]) => (await tamper(...statements)).fault;

beforeEach(async () => {
  await tamper(
    'truncate ledger_entries, bill_series, ledger_head',
    `insert into ledger_head (id, sequence, hash, at) values (1, 0, '', 'epoch')`,
  );
  for (const count of [1, 2, 3, 4]) await append(count);
});

/** Also the head of the book: as in an older backup. */
const cutAfter = (sequence: number) => [
  `delete from ledger_entries where sequence > ${sequence}`,
  `update ledger_head set (sequence, hash) = (select sequence, hash from ledger_entries where sequence = ${sequence})`,
];

const firstHash = 'select hash from ledger_entries where sequence = 1';
const shiftedOver = (sequence: number) =>
  `update ledger_entries set sequence = sequence - 1 where sequence > ${sequence}`;

describe('the bill book', () => {
  it('holds, with the number of its entries and the hash of the last one', async () => {
    const verified = await verifyLedger(dataSource);
    expect(verified).toEqual({
      count: 4,
      head: expect.stringMatching(/^[\da-f]{64}$/) as string,
      headAt: '2026-11-30T12:00:00.123000Z',
    });
    expect(await verifyLedger(dataSource, verified.head)).toEqual(verified);
    await append(5);
    expect(await verifyLedger(dataSource, verified.head)).toMatchObject({ count: 5 });
  });

  it('holds in pages, however long it is', async () => {
    await appendAll(Array.from({ length: 600 }, () => ({ kind: 'DAY_HEAD', document: '{}', number: null })));
    expect(await verifyLedger(dataSource)).toMatchObject({ count: 604 });
    expect(await faultOf('update ledger_entries set document = $$[]$$ where sequence = 501')).toEqual({
      kind: 'CHANGED',
      sequence: 501,
    });
  });

  it('is read no further once its reader has had enough', async () => {
    const reason = new Error('This takes too long');
    await expect(verifyLedger(dataSource, undefined, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it.each([
    `update ledger_entries set document = '{}' where sequence = 2`,
    'delete from ledger_entries where sequence = 4',
    'truncate ledger_entries',
  ])('refuses %s', async (statement) => {
    await expect(dataSource.query(statement)).rejects.toThrow('ledger_entries can only be appended to');
    // Nor does a session that replicates, which fires no ordinary triggers.
    const replicating = dataSource.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(statement);
    });
    await expect(replicating).rejects.toThrow('ledger_entries can only be appended to');
  });

  it('gives the owner of the tables no right to change it', async () => {
    const granted = await dataSource.query<{ privilege: string }[]>(
      `select privilege_type as privilege from pg_class, aclexplode(relacl) where relname = 'ledger_entries'`,
    );
    const privileges = granted.map(({ privilege }) => privilege);
    expect(privileges).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
    for (const refused of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(privileges).not.toContain(refused);
  });

  it.each([
    `document = '{"number":"C/26-27/000009"}'`,
    `kind = 'CANCELLATION'`,
    `created_at = created_at + interval '1 microsecond'`,
    `order_id = 'aaaaaaaaaaaaaaaaaaaaaaaa'`,
    'number = null',
    `previous_hash = repeat('0', 64)`,
    `hash = repeat('0', 64)`,
  ])('names the first entry that was changed: %s', async (change) => {
    expect(await tamper(`update ledger_entries set ${change} where sequence = 2`)).toMatchObject({
      count: 1,
      fault: { kind: 'CHANGED', sequence: 2 },
    });
  });

  it('names where entries were deleted, also if the others have moved up', async () => {
    expect(await faultOf('delete from ledger_entries where sequence = 2')).toEqual({
      kind: 'DELETED',
      sequence: 3,
    });
    expect(await faultOf(shiftedOver(2))).toEqual({ kind: 'REPLACED', sequence: 2 });
  });

  it('names the first entry that stands behind another one', async () => {
    const swapped = [
      'update ledger_entries set sequence = 1002 where sequence = 2',
      'update ledger_entries set sequence = 2 where sequence = 3',
      'update ledger_entries set sequence = 3 where sequence = 1002',
    ];
    expect(await faultOf(...swapped)).toEqual({ kind: 'REORDERED', sequence: 2 });
  });

  it('names the entry after one that was written anew with its hash', async () => {
    const hash = hashOf({
      sequence: 2,
      kind: 'INVOICE',
      document: '{}',
      createdAt: '2026-11-30T12:00:00.123000Z',
      orderId: null,
      number: 'C/26-27/000002',
      previousHash: (await dataSource.query<{ hash: string }[]>(firstHash))[0]?.hash ?? '',
    });
    const anew = `update ledger_entries set document = '{}', hash = '${hash}' where sequence = 2`;
    expect(await faultOf(anew)).toEqual({ kind: 'REPLACED', sequence: 3 });
    expect(await faultOf('delete from ledger_entries where sequence > 2')).toEqual({
      kind: 'TRUNCATED',
      sequence: 3,
    });
  });

  it('names an entry that was slipped in before the first or behind the last one', async () => {
    const insert = (sequence: number) =>
      `insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at)
       select ${sequence}, kind, document, previous_hash, hash, created_at from ledger_entries where sequence = 1`;
    await expect(dataSource.query(insert(0))).rejects.toThrow('ledger_entries_sequence_check');
    const check = 'alter table ledger_entries drop constraint ledger_entries_sequence_check';
    expect(await faultOf(check, insert(-1))).toEqual({ kind: 'REORDERED', sequence: -1 });
    await tamper(
      'delete from ledger_entries where sequence < 1',
      `${check.replace('drop', 'add')} check (sequence > 0)`,
    );
    // A well-formed entry, but the end of the book does not know it.
    const end =
      'update ledger_head set (sequence, hash) = (4, (select hash from ledger_entries where sequence = 4))';
    await appendAll([{ kind: 'RESTORE', document: '{}', number: null }]);
    expect(await faultOf(end)).toEqual({ kind: 'APPENDED', sequence: 5 });
  });

  it('has to have its head', async () => {
    await expect(tamper('delete from ledger_head')).rejects.toThrow('the bill book has no head');
  });

  it('names what is missing at its end, by its own head', async () => {
    expect(await faultOf('delete from ledger_entries where sequence > 2')).toEqual({
      kind: 'TRUNCATED',
      sequence: 3,
    });
  });

  it('names that more numbers were given than it has, or another one than the next', async () => {
    expect(await faultOf(...cutAfter(2))).toEqual({ kind: 'COUNTED_OTHERWISE', sequence: 3 });
    expect(await faultOf('update bill_series set last = 3')).toEqual({
      kind: 'COUNTED_OTHERWISE',
      sequence: 3,
    });
    await append(4);
    expect((await verifyLedger(dataSource)).fault).toEqual({ kind: 'NUMBER_SKIPPED', sequence: 3 });
  });

  it('shows by a head that was noted elsewhere that an older backup was restored', async () => {
    const { head } = await verifyLedger(dataSource);
    const restored = await tamper(...cutAfter(2), 'update bill_series set last = 2');
    expect(restored).toMatchObject({ count: 2 });
    expect(restored.fault).toBeUndefined();
    expect((await verifyLedger(dataSource, head)).fault).toEqual({ kind: 'TRUNCATED', sequence: 3 });
  });

  it('names a trigger that is disabled, missing or does nothing', async () => {
    const unguarded = { kind: 'UNGUARDED', sequence: 5 };
    const faultWith = async (statement: string, undo: string) => {
      await dataSource.query(statement);
      const { fault } = await verifyLedger(dataSource);
      await dataSource.query(undo);
      return fault;
    };
    const disable = 'alter table ledger_entries disable trigger ledger_entries_append_only';
    const enable = disable.replace('disable', 'enable always');
    expect(await faultWith(disable, enable)).toEqual(unguarded);
    expect(await faultWith(disable.replace('disable', 'enable'), enable)).toEqual(unguarded);
    const rename = 'alter trigger ledger_entries_append_only on ledger_entries rename to other';
    const back = 'alter trigger other on ledger_entries rename to ledger_entries_append_only';
    expect(await faultWith(rename, back)).toEqual(unguarded);
    const refuse = (body: string) =>
      `create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin ${body} end $$`;
    const raise = `raise exception '% can only be appended to', tg_table_name;`;
    for (const body of ['return new;', `if false then ${raise} end if; return null;`])
      expect(await faultWith(refuse(body), refuse(raise))).toEqual(unguarded);
    expect((await verifyLedger(dataSource)).fault).toBeUndefined();
  });
});

it('canonical JSON is the same for equal documents, and knows integers alone', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'क' }], a: undefined })).toBe('{"b":[1,{"c":"क","d":null}]}');
  expect(() => canonicalJson({ amount: 1.5 })).toThrow('1.5');
});
