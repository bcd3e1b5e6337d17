import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { canonicalJson } from '../src/modules/bill-book/ledger-hash.js';
import { residentKilobytes } from './cpu.js';
import { collectGarbage, settled } from './memory.js';
import { median } from './quantiles.js';
import { withShop, type Shop } from './shop.js';

const entries = 300_000;
const month = '2025-10';
const rounds = 3;
const path = `/api/admin/bill-book/months/${month}`;

/** MiB of V8's old objects: without a limit, its heap grows although nothing needs it. */
const heap = 200;

/** Milliseconds between two looks at the memory. */
const lookEvery = 50;

/**
 * The accountant's month with 300,000 documents: rows per second of the file of all documents, seconds until the tables are
 * there, and how much larger the process is meanwhile. The reference is `COPY` of the same rows of the table.
 */
export async function billMonth(): Promise<void> {
  const environment = { NODE_OPTIONS: `--import=${collectGarbage} --max-old-space-size=${heap}` };
  await withShop({ roles: ['api'], environment }, async (shop) => {
    await fill(shop.databaseUrl);
    const token = await shop.login();
    const [pid = 0] = shop.pids;
    // The first run compiles.
    await read(shop, token, '/documents.csv');
    const before = await settled(pid);
    const seconds: Record<'file' | 'tables' | 'copy', number[]> = { file: [], tables: [], copy: [] };
    let lines = 0;
    const highest = await highestDuring(pid, async () => {
      for (let round = 0; round < rounds; round += 1) {
        seconds.copy.push(await timed(() => copyAll(shop.databaseUrl)));
        seconds.file.push(
          await timed(async () => {
            lines = await read(shop, token, '/invoices.csv');
          }),
        );
        seconds.tables.push(await timed(() => read(shop, token, '/hsn-b2c.csv')));
      }
    });
    const [file, copy, tables] = [median(seconds.file), median(seconds.copy), median(seconds.tables)];
    console.log(
      `  ${lines - 1} documents as CSV  ${file.toFixed(1)} s, ${perSecond(file)} rows/s (target: at most 60 s)`,
    );
    console.log(
      `  COPY TO STDOUT           ${copy.toFixed(1)} s, ${perSecond(copy)} rows/s   ratio ${(file / copy).toFixed(1)}`,
    );
    console.log(`  tables of the month      ${tables.toFixed(1)} s   ratio ${(tables / copy).toFixed(1)}`);
    console.log(
      `  memory                   +${((highest - before) / 1024).toFixed(0)} MiB (target: at most 64)`,
    );
  });
}

const perSecond = (seconds: number): string => (entries / seconds).toFixed(0);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** @returns lines of the file */
async function read({ url }: Shop, token: string, file: string): Promise<number> {
  const { ok, status, body } = await fetch(`${url}${path}${file}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!ok || !body) throw new Error(`${file} answered ${status}`);
  let lines = 0;
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>)
    for (const byte of piece) if (byte === 0x0a) lines += 1;
  return lines;
}

const rowsOfMonth = `select * from ledger_entries
  where created_at >= '2025-10-01 00:00+05:30' and created_at < '2025-11-01 00:00+05:30'`;

async function copyAll(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  for await (const _piece of database.query(copyTo(`copy (${rowsOfMonth}) to stdout`)));
  await database.end();
}

/** @returns KiB */
async function highestDuring(pid: number, work: () => Promise<void>): Promise<number> {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentKilobytes(pid));
  }, lookEvery);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return highest;
}

const row = (hsn: string, taxablePaise: number, cgstPaise: number) => ({
  hsn,
  rate: 500,
  taxablePaise,
  cgstPaise,
  sgstPaise: cgstPaise,
});

/** The document of an invoice with four lines; `at` stands for the time, `number` for the number. */
const invoice = canonicalJson({
  v: 1,
  number: '@number',
  issuedAt: '@at',
  order: { id: 'a'.repeat(24), number: 47, day: '2025-10-15', placedAt: '2025-10-15T06:30:00.000Z' },
  mode: 'REGULAR',
  seller: {
    name: 'Chowk Street Kitchen',
    address: '12 MG Road, Bengaluru',
    state: 'Karnataka',
    pinCode: '560001',
    gstin: '29AAGCB7383J1Z4',
    fssai: '10012345678901',
  },
  buyer: { name: null, address: null },
  placeOfSupply: '29',
  version: 3,
  way: 'DELIVERY',
  table: null,
  bill: {
    v: 1,
    lines: ['Paneer Tikka', 'Butter Naan', 'Dal Makhani', 'Water 1 l'].map((name, index) => ({
      menuItemId: String(index).repeat(24),
      quantity: 1 + index,
      name,
      category: 'Mains',
      unitPricePaise: 12_000,
      choices: [{ choiceId: 'c'.repeat(24), group: 'Size', name: 'Full', pricePaise: 0, quantity: 1 }],
      note: null,
      tax: {
        class: index === 3 ? 'WATER' : 'RESTAURANT',
        hsn: index === 3 ? '22011010' : '996331',
        rate: 500,
        isIncluded: true,
      },
    })),
    charges: [],
    taxes: {
      mode: 'REGULAR',
      pricesInclude: true,
      roundsTotal: true,
      rows: [row('22011010', 45_714, 1_143), row('996331', 68_572, 1_714)],
    },
    totalPaise: 120_000,
  },
});

/** The credit note of half an invoice. */
const note = canonicalJson({
  ...(JSON.parse(invoice) as object),
  bill: undefined,
  lines: [row('22011010', 22_857, 571), row('996331', 34_286, 857)].map((each) => ({
    ...each,
    names: ['Paneer Tikka', 'Butter Naan'],
  })),
  untaxedPaise: 0,
  amountPaise: 60_000,
  refundedPaise: 60_000,
  invoice: { number: '@number', issuedAt: '@at' },
});

/** A month of invoices, one in twenty with a credit note; its entries are in the middle of a book of a year. */
async function fill(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const others = Math.round(entries / 4);
  await database.query(
    `insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at, order_id, number)
     select n, kind, replace(replace(case kind when 'INVOICE' then $1 else $2 end, '@number', number), '@at', at::text),
       md5(n::text), md5((n + 1)::text), at, lpad(to_hex(n), 24, '0'), number
     from (
       select n, case when n % 20 = 0 then 'CREDIT_NOTE' else 'INVOICE' end as kind,
         'C/25-26/' || case when n % 20 = 0 then 'R' else '' end || n as number,
         case
           when n <= $3 then timestamptz '2025-09-01 00:00+05:30' + n * interval '30 days' / $3
           when n <= $3 + $4 then timestamptz '2025-10-01 00:00+05:30' + (n - $3 - 1) * interval '31 days' / $4
           else timestamptz '2025-11-01 00:00+05:30' + (n - $3 - $4) * interval '30 days' / $3
         end as at
       from generate_series(1, 2 * $3::int + $4::int) n
     ) as numbered`,
    [invoice, note, others, entries],
  );
  await database.query('update ledger_head set sequence = $1', [2 * others + entries]);
  await database.query('vacuum analyze ledger_entries');
  await database.end();
}
