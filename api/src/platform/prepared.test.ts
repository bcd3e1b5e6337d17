import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../test/servers/scratch-database.js';
import { openDatabase } from './database.js';
import { runInOneTrip, shortTransaction, type Call } from './prepared.js';

let database: ScratchDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await openDatabase({ url: database.url, entities: [], migrations: [], poolSize: 1 });
  await dataSource.query('create table dishes (name text primary key)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const add = (name: string): Call => [
  { name: 'add', text: 'insert into dishes values ($1) returning name' },
  [name],
];
const all: Call = [{ name: 'all', text: 'select name from dishes order by name' }, []];
const stored = () => dataSource.query<object[]>('select name from dishes order by name');

const rowsOf = (_tx: EntityManager, rows: object[]) => Promise.resolve(rows);
const wrong: Call = [{ name: 'wrong', text: 'select 1 / $1::int' }, [0]];

describe('a short transaction', () => {
  it('runs statements in their order and takes the rows of the last one', async () => {
    const rows = await shortTransaction(dataSource, [add('Dal'), add('Roti'), all], rowsOf);
    expect(rows).toEqual([{ name: 'Dal' }, { name: 'Roti' }]);
    expect(await stored()).toEqual(rows);
  });

  it('writes nothing if one of the first fails, throws its error, and leaves its connection usable', async () => {
    const before = await stored();
    let hasWorked = false;
    const failing = shortTransaction(dataSource, [add('Vada'), add('Dal'), add('Dosa')], async () => {
      hasWorked = true;
      return Promise.resolve();
    });
    await expect(failing).rejects.toMatchObject({ constraint: 'dishes_pkey' });
    expect(hasWorked).toBe(false);
    expect(await stored()).toEqual(before);
  });

  it('writes nothing if its work fails, or continues after a statement that failed', async () => {
    const before = await stored();
    const refused = shortTransaction(dataSource, [add('Idli')], () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    const careless = shortTransaction(dataSource, [add('Idli')], (tx) =>
      runInOneTrip(tx, [wrong]).catch(() => undefined),
    );
    await expect(careless).rejects.toThrow('had failed');
    expect(await stored()).toEqual(before);
  });

  it('writes nothing if its connection is lost', async () => {
    const before = await stored();
    const lost = shortTransaction(dataSource, [add('Idli')], (tx) =>
      tx.query('select pg_terminate_backend(pg_backend_pid())'),
    );
    await expect(lost).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });
});
