import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { migrations } from '../../platform/migrations/index.js';
import { appendEntry } from './bill-book.queries.js';
import { canonicalJson, instantOf } from './ledger-hash.js';
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

const at = instantOf(new Date('2026-11-30T12:00:00.123Z'));
const append = (number: string) =>
  dataSource.transaction((tx) =>
    appendEntry(tx, { kind: 'INVOICE', document: canonicalJson({ number }), at, orderId: null, number }),
  );

/** As somebody with all rights on the database does. */
async function tamper(...statements: string[]): Promise<VerifiedLedger> {
  await dataSource.query('alter table ledger_entries disable trigger user');
  for (const statement of statements) await dataSource.query(statement);
  await dataSource.query('alter table ledger_entries enable trigger user');
  return verifyLedger(dataSource.manager);
}
const faultOf = async (...statements: string[]) => (await tamper(...statements)).fault;

beforeEach(async () => {
  await tamper('truncate ledger_entries', `update ledger_head set sequence = 0, hash = ''`);
  for (const number of ['C/26-27/000001', 'C/26-27/000002', 'C/26-27/000003', 'C/26-27/000004'])
    await append(number);
});

const shiftedOver = (sequence: number) =>
  `update ledger_entries set sequence = sequence - 1 where sequence > ${sequence}`;

describe('the bill book', () => {
  it('holds, with the number of its entries and the hash of the last one', async () => {
    const verified = await verifyLedger(dataSource.manager);
    expect(verified).toEqual({
      count: 4,
      head: expect.stringMatching(/^[\da-f]{64}$/) as string,
      headAt: at,
    });
    expect(await verifyLedger(dataSource.manager, verified.head)).toEqual(verified);
    await append('C/26-27/000005');
    expect(await verifyLedger(dataSource.manager, verified.head)).toMatchObject({ count: 5 });
  });

  it('holds in pages, however long it is', async () => {
    await dataSource.transaction(async (tx) => {
      for (let count = 0; count < 2_100; count += 1)
        await appendEntry(tx, { kind: 'DAY_HEAD', document: '{}', at, orderId: null, number: null });
    });
    expect(await verifyLedger(dataSource.manager)).toMatchObject({ count: 2_104 });
    expect(await faultOf('update ledger_entries set document = $$[]$$ where sequence = 2001')).toEqual({
      kind: 'CHANGED',
      sequence: 2001,
    });
  });

  it.each([
    `update ledger_entries set document = '{}' where sequence = 2`,
    'delete from ledger_entries where sequence = 4',
    'truncate ledger_entries',
  ])('refuses %s', async (statement) => {
    await expect(dataSource.query(statement)).rejects.toThrow('ledger_entries can only be appended to');
    // The application's own role has no right to it either.
    const [role] = await dataSource.query<{ may: boolean }[]>(
      `select has_table_privilege('public', 'ledger_entries', 'update, delete, truncate') as may`,
    );
    expect(role?.may).toBe(false);
  });

  it.each([
    `document = '{"number":"C/26-27/000009"}'`,
    `kind = 'CANCELLATION'`,
    `created_at = created_at + interval '1 microsecond'`,
    `order_id = 'aaaaaaaaaaaaaaaaaaaaaaaa'`,
    'number = null',
    `hash = repeat('0', 64)`,
  ])('names the first entry that was changed: %s', async (change) => {
    expect(
      await tamper(
        `update ledger_entries set ${change} where sequence = 2`,
        'update ledger_entries set kind = kind',
      ),
    ).toMatchObject({ count: 1, fault: { kind: 'CHANGED', sequence: 2 } });
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
      'update ledger_entries set sequence = -2 where sequence = 2',
      'update ledger_entries set sequence = 2 where sequence = 3',
      'update ledger_entries set sequence = 3 where sequence = -2',
    ];
    expect(await faultOf(...swapped)).toEqual({ kind: 'REORDERED', sequence: 2 });
  });

  it('names the entry after one that was written anew with its hash', async () => {
    await tamper('delete from ledger_entries where sequence > 2');
    const [second] = await dataSource.query<{ hash: string }[]>(
      'select hash from ledger_entries where sequence = 1',
    );
    const saved = `update ledger_head set sequence = 1, hash = '${second?.hash}'`;
    await tamper(
      'create table kept as select * from ledger_entries',
      'delete from ledger_entries where sequence = 2',
      saved,
    );
    await append('C/26-27/000009');
    expect(
      await faultOf(
        `update ledger_head set hash = (select hash from kept where sequence = 2)`,
        'drop table kept',
      ),
    ).toEqual({
      kind: 'REPLACED',
      sequence: 2,
    });
  });

  it('names what is missing at its end, by its own head', async () => {
    expect(await faultOf('delete from ledger_entries where sequence > 2')).toEqual({
      kind: 'TRUNCATED',
      sequence: 3,
    });
  });

  it('shows by a head that was noted elsewhere that an older backup was restored', async () => {
    const { head } = await verifyLedger(dataSource.manager);
    await tamper(
      'delete from ledger_entries where sequence > 2',
      'update ledger_head set (sequence, hash) = (select sequence, hash from ledger_entries where sequence = 2)',
    );
    expect(await verifyLedger(dataSource.manager)).toMatchObject({ count: 2 });
    expect((await verifyLedger(dataSource.manager)).fault).toBeUndefined();
    expect((await verifyLedger(dataSource.manager, head)).fault).toEqual({ kind: 'TRUNCATED', sequence: 3 });
  });

  it('names a trigger that is disabled, missing or does nothing', async () => {
    const unguarded = { kind: 'UNGUARDED', sequence: 1 };
    const faultWith = async (statement: string, undo: string) => {
      await dataSource.query(statement);
      const { fault } = await verifyLedger(dataSource.manager);
      await dataSource.query(undo);
      return fault;
    };
    const disable = 'alter table ledger_entries disable trigger ledger_entries_append_only';
    expect(await faultWith(disable, disable.replace('disable', 'enable'))).toEqual(unguarded);
    const rename = 'alter trigger ledger_entries_append_only on ledger_entries rename to other';
    const back = 'alter trigger other on ledger_entries rename to ledger_entries_append_only';
    expect(await faultWith(rename, back)).toEqual(unguarded);
    const refuse = (body: string) =>
      `create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin ${body} end $$`;
    const raise = `raise exception '% can only be appended to', tg_table_name;`;
    expect(await faultWith(refuse('return new;'), refuse(raise))).toEqual(unguarded);
    expect((await verifyLedger(dataSource.manager)).fault).toBeUndefined();
  });
});

it('canonical JSON is the same for equal documents, and knows integers alone', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'क' }], a: undefined })).toBe('{"b":[1,{"c":"क","d":null}]}');
  expect(() => canonicalJson({ amount: 1.5 })).toThrow('1.5');
});
