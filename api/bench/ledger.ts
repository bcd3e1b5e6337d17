import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { hashOf, type Hashed } from '../src/modules/bill-book/ledger-hash.js';
import { residentKilobytes } from './cpu.js';
import { withShop } from './shop.js';

const entries = 1_000_000;
const batch = 10_000;
const command = fileURLToPath(new URL('../dist/commands/ledger.js', import.meta.url));

/** As of an order of three dishes, about 1.4 kilobytes. */
const document = JSON.stringify({
  bill: {
    charges: [{ amountPaise: 3_000, kind: 'DELIVERY', label: 'Delivery fee' }],
    lines: ['Thali', 'Masala Chai', 'Gulab Jamun'].map((name) => ({
      choices: [],
      menuItemId: 'd'.repeat(24),
      name,
      note: null,
      quantity: 2,
      tax: { class: 'RESTAURANT', hsn: '996331', isIncluded: true, rate: 500 },
      unitPricePaise: 24_900,
    })),
    taxes: {
      mode: 'REGULAR',
      pricesInclude: true,
      roundsTotal: true,
      rows: [{ cgstPaise: 3_629, hsn: '996331', rate: 500, sgstPaise: 3_629, taxablePaise: 145_142 }],
    },
    totalPaise: 152_400,
    v: 1,
  },
  seller: { address: '12 Chowk Road, Bengaluru', gstin: '29AAGCB7383J1Z4', name: 'Chowk Street Kitchen' },
});

/** Seconds of `npm run ledger:verify` with a million invoices, and of reading their documents alone. */
export async function ledger(): Promise<void> {
  await withShop({}, async ({ databaseUrl }) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await fill(database);
    const [ours, theirs] = [await verified(databaseUrl), await read(database)];
    await database.end();
    console.log(`  ${entries} entries verified: ${ours.seconds.toFixed(1)} s, ${ours.mebibytes} MiB`);
    console.log(`  read alone: ${theirs.toFixed(1)} s, ratio ${(ours.seconds / theirs).toFixed(1)}`);
  });
}

async function fill(database: pg.Client): Promise<void> {
  let previousHash = '';
  const createdAt = '2026-11-30T12:00:00.000000Z';
  for (let first = 1; first <= entries; first += batch) {
    const rows = Array.from({ length: batch }, (_each, index): Hashed & { hash: string } => {
      const sequence = first + index;
      const number = `C/26-27/${String(sequence).padStart(6, '0')}`;
      const entry = { sequence, kind: 'INVOICE', createdAt, orderId: null, number, document } as const;
      const hash = hashOf({ ...entry, previousHash });
      const row = { ...entry, previousHash, hash };
      previousHash = hash;
      return row;
    });
    await database.query(
      `insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at, number)
       select *, $6::timestamptz, 'C/26-27/' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
       from unnest($1::bigint[], array_fill('INVOICE'::text, array[$2::int]), array_fill($3::text, array[$2::int]),
         $4::text[], $5::text[]) as entry (sequence, kind, document, previous_hash, hash)`,
      [
        rows.map(({ sequence }) => sequence),
        rows.length,
        document,
        rows.map((row) => row.previousHash),
        rows.map(({ hash }) => hash),
        createdAt,
      ],
    );
  }
  await database.query('update ledger_head set sequence = $1, hash = $2, at = $3', [
    entries,
    previousHash,
    createdAt,
  ]);
  await database.query(`insert into bill_series (series, year, last) values ('C', '26-27', $1)`, [entries]);
  await database.query('vacuum analyze ledger_entries');
}

/** By the command. */
async function verified(
  databaseUrl: string,
): Promise<{ readonly seconds: number; readonly mebibytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  const look = setInterval(() => {
    kilobytes = Math.max(kilobytes, residentKilobytes(child.pid ?? process.pid) || 0);
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error('the book does not hold');
  return { seconds: (performance.now() - began) / 1000, mebibytes: Math.round(kilobytes / 1024) };
}

async function read(database: pg.Client): Promise<number> {
  const began = performance.now();
  for (let after = 0; after < entries; after += 250)
    await database.query(
      'select document from ledger_entries where sequence > $1 order by sequence limit 250',
      [after],
    );
  return (performance.now() - began) / 1000;
}
