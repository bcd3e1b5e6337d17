import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../../src/app/app.js';
import { backUp, restore } from '../../src/backup/backup.js';
import { readConfig, type Config } from '../../src/config.js';
import { ArchiveReader, ArchiveWriter } from '../../src/backup/archive.js';
import type { BackupManifest } from '../../src/backup/manifest.js';
import { openDatabase } from '../../src/platform/database.js';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';
import { JobQueue } from '../../src/platform/jobs.js';
import { createLogger } from '../../src/platform/log.js';
import { migrations } from '../../src/platform/migrations/index.js';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { aMinuteAfter, aTablet, noteDevice, ownDevice } from '../devices.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../factories.js';
import { createScratchDatabase, databaseUrl } from '../servers/scratch-database.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chowk-backup-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFile = (extension = 'zip') => path.join(folder, `${newId()}.${extension}`);
const quietly = { force: false, print: () => undefined };

/** Another stopped shop: a migrated database without rows, and no pictures. */
async function anotherShop(): Promise<Config & { databaseUrl: string }> {
  const database = await createScratchDatabase(inject('databaseServer'));
  onTestFinished(() => database.drop());
  const environment = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, newId()) };
  return { ...readConfig(environment), databaseUrl: database.url };
}

async function query<T extends object>(url: string, statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from "${name}" t`);
    found[name] = rows.map(({ row }) => row).toSorted();
  }
  return found;
}

const order = (test: TestApp, customer: Account, dish: string, qty = 1) =>
  test.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dish, qty }], address: '12 MG Road', paymentMode: 'COD' },
    headers: { 'Idempotency-Key': randomUUID() },
  });

describe('a backup', () => {
  let test: TestApp;
  let admin: Account;
  let asha: Account;
  let dish: string;
  let picture: string;

  beforeAll(async () => {
    // Without a worker, queued jobs stay queued.
    test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
    admin = await anAdmin(test);
    asha = await aCustomer(test, 'Aśa\t"Rao"\\N');
    dish = (await aDish(test)).id;
    const form = new FormData();
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background: 'orange' } });
    form.append('image', new Blob([new Uint8Array(await image.png().toBuffer())]), 'dish.png');
    form.append('name', 'Bhel');
    form.append('price', '40');
    const added = await fetch(`${test.url}/api/admin/menu`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    picture = ((await added.json()) as { item: { image: string } }).item.image;
    for (let count = 1; count <= 5; count += 1) await order(test, asha, dish, count);
  });
  afterAll(() => test.close());

  it('restores every row of every table, the pictures, the queued jobs and the secrets', async () => {
    await test.app.queue.addAll([
      { id: `${newId()}-somebody`, name: 'something/somebody', payload: { a: 1 } },
    ]);
    await mkdir(path.join(test.app.config.dataDir, 'secrets'), { recursive: true });
    await writeFile(path.join(test.app.config.dataDir, 'secrets', 'jwt'), 'known to this shop alone');
    const before = await everything(test.databaseUrl);
    const file = newFile();
    const manifest = await backUp(test.app.config, file, () => undefined);
    expect(manifest.pictures).toBeGreaterThan(0);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const shop = await anotherShop();
    await restore(shop, file, quietly);
    expect(await everything(shop.databaseUrl)).toEqual(before);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(8);
    expect(await readFile(path.join(shop.dataDir, 'secrets', 'jwt'), 'utf8')).toBe(
      'known to this shop alone',
    );
    const store = { databaseUrl: shop.databaseUrl, redis: undefined };
    const queue = await JobQueue.open(store, createLogger('silent'));
    // Jobs in Redis are not included.
    expect(await queue.pending()).toBe(test.stores.REDIS_URL ? 0 : 1);
    await queue.close();

    const again = await TestApp.start({
      ROLE: 'all',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.dataDir,
      RATE_LIMIT_FACTOR: '1000',
    });
    onTestFinished(() => again.close());
    const login = await again.rest<{ token: string }>('POST', '/api/auth/login', {
      body: { email: asha.email, password },
    });
    const returned = { ...asha, token: login.body.token };
    expect((await again.rest<unknown[]>('GET', '/api/orders', { token: returned.token })).body).toHaveLength(
      5,
    );
    expect((await fetch(again.url + picture)).status).toBe(200);
    // Counts continue, and waiting events are handled now.
    expect((await order(again, returned, dish)).status).toBe(201);
    const summary = await again.rest('GET', '/api/admin/summary', { token: admin.token });
    expect(summary.body).toMatchObject({ totalOrders: 6, totalUsers: 2 });
    await expect.poll(() => query(shop.databaseUrl, 'select id from outbox_events')).toEqual([]);
  });

  it('is a snapshot, unaffected by concurrent orders', async () => {
    const file = newFile();
    const done = new AbortController();
    const crowd = [1, 2, 3, 4].map(async () => {
      while (!done.signal.aborted) expect((await order(test, asha, dish)).status).toBe(201);
    });
    await backUp(test.app.config, file, () => undefined).finally(() => done.abort());
    await Promise.all(crowd);
    const shop = await anotherShop();
    await restore(shop, file, quietly);
    const [found] = await query<Record<string, number>>(
      shop.databaseUrl,
      `select (select count(*) from orders)::int as orders, (select count(*) from order_items)::int as items,
         (select count(*) from order_changes)::int as changes`,
    );
    expect(found?.['orders']).toBeGreaterThanOrEqual(5);
    expect(found).toMatchObject({ items: found?.['orders'], changes: found?.['orders'] });
  });

  it('replaces orders only when forced', async () => {
    const file = newFile();
    await backUp(test.app.config, file, () => undefined);
    const shop = await anotherShop();
    await restore(shop, file, quietly);
    await query(shop.databaseUrl, `update orders set address = 'Elsewhere'`);
    const changed = await everything(shop.databaseUrl);
    await expect(restore(shop, file, quietly)).rejects.toThrow(/holds \d+ orders.*--force/);
    expect(await everything(shop.databaseUrl)).toEqual(changed);
    await restore(shop, file, { ...quietly, force: true });
    expect(await query(shop.databaseUrl, `select from orders where address = 'Elsewhere'`)).toEqual([]);
  });

  it('leaves tablets signed in, which are not taken for copies though they have reported since', async () => {
    const tablet = await aTablet(test);
    let stamp = (await noteDevice(test, tablet)).value;
    const file = newFile();
    await backUp(test.app.config, file, () => undefined);
    for (let minute = 0; minute < 3; minute += 1) {
      await aMinuteAfter(test, tablet);
      stamp = (await noteDevice(test, tablet, stamp)).value;
    }
    const shop = await anotherShop();
    await restore(shop, file, quietly);
    const again = await TestApp.start({
      ROLE: 'api',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.dataDir,
    });
    onTestFinished(() => again.close());
    for (let minute = 0; minute < 3; minute += 1) {
      const { value, code } = await noteDevice(again, tablet, stamp);
      expect(code).toBeUndefined();
      stamp = value;
      await aMinuteAfter(again, tablet);
    }
    expect(await ownDevice(again, tablet)).toMatchObject({ id: tablet.id });
  });

  it('is not restored under a running shop or into a foreign database', async () => {
    const file = newFile();
    await backUp(test.app.config, file, () => undefined);
    const before = await everything(test.databaseUrl);
    await expect(restore(test.app.config, file, { ...quietly, force: true })).rejects.toThrow(
      /Stop the shop first/,
    );
    expect(await everything(test.databaseUrl)).toEqual(before);

    const shop = await anotherShop();
    await query(shop.databaseUrl, 'alter table migrations rename to somebodys');
    await expect(restore(shop, file, { ...quietly, force: true })).rejects.toThrow(/something else/);
  });

  it('is refused with a sentence if it is damaged, and nothing is changed', async () => {
    const file = newFile();
    await backUp(test.app.config, file, () => undefined);
    const good = await readFile(file);
    const flipped = Buffer.from(good);
    // In the middle of a picture, because not every header byte of a zip file is read.
    const pixel = flipped.indexOf('RIFF') + 40;
    expect(pixel).toBeGreaterThan(40);
    flipped.writeUInt8(flipped.readUInt8(pixel) ^ 1, pixel);
    const cases: [Buffer | undefined, RegExp][] = [
      [undefined, /cannot be read/],
      [Buffer.from('a letter'), /is no backup of Chowk/],
      [good.subarray(0, -100), /is no backup of Chowk, or is cut off/],
      [flipped, /is broken/],
      [await rewritten(file, (manifest) => ({ ...manifest, chowk: 2 })), /newer version of Chowk/],
      [
        await rewritten(file, (manifest) => ({
          ...manifest,
          migrations: [...manifest.migrations, 'Flying1999999999999'],
        })),
        /newer version of Chowk.*Flying/,
      ],
      // Detected only after everything else has been loaded.
      [
        await rewritten(file, (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
        })),
        /rows of/,
      ],
    ];
    const shop = await anotherShop();
    await restore(shop, file, quietly);
    const before = await everything(shop.databaseUrl);
    for (const [contents, message] of cases) {
      const bad = newFile();
      if (contents) await writeFile(bad, contents);
      await expect(restore(shop, bad, { ...quietly, force: true })).rejects.toThrow(message);
    }
    expect(await everything(shop.databaseUrl)).toEqual(before);
  });

  describe('a backup with a passphrase', () => {
    const passphrase = 'paneer tikka at midnight';
    const answering = (given: string) => ({ ...quietly, passphrase: () => Promise.resolve(given) });
    const encrypted = async () => {
      const file = newFile('zip.age');
      await backUp(test.app.config, file, () => undefined, passphrase);
      return file;
    };

    it('is restored completely and leaves nothing decrypted', async () => {
      const file = await encrypted();
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const shop = await anotherShop();
      await restore(shop, file, answering(passphrase));
      expect((await everything(shop.databaseUrl))['orders']).toEqual(
        (await everything(test.databaseUrl))['orders'],
      );
      expect((await readdir(shop.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
    });

    it('is an age file around the zip file, for use without Chowk', async () => {
      const contents = await readFile(await encrypted());
      expect(contents.toString('latin1', 0, 30)).toContain('age-encryption.org/v1');
      expect(contents.includes('manifest.json')).toBe(false);
      const decrypter = new Decrypter();
      decrypter.addPassphrase(passphrase);
      const plain = Buffer.from(await decrypter.decrypt(contents));
      expect(plain.toString('latin1', 0, 2)).toBe('PK');
      expect(plain.includes('manifest.json')).toBe(true);
    });

    it('is refused with a wrong passphrase or if damaged, and nothing is changed', async () => {
      const file = await encrypted();
      const shop = await anotherShop();
      await expect(restore(shop, file, answering('something else'))).rejects.toThrow(
        `This is not the passphrase of ${file}. Nothing was changed: try again.`,
      );
      const flipped = await readFile(file);
      flipped.writeUInt8(flipped.readUInt8(flipped.length - 100) ^ 1, flipped.length - 100);
      for (const contents of [flipped, flipped.subarray(0, -200)]) {
        const bad = newFile('zip.age');
        await writeFile(bad, contents);
        await expect(restore(shop, bad, answering(passphrase))).rejects.toThrow(/is broken/);
      }
      expect((await everything(shop.databaseUrl))['orders']).toEqual([]);
      expect((await readdir(shop.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
    });

    it('works on the command line, which takes no passphrase as an argument', async () => {
      const shop = await anotherShop();
      const run = (databaseAddress: string, given: string, ...args: string[]) => {
        const command = fileURLToPath(new URL('../../dist/commands/backup.js', import.meta.url));
        const env = {
          PATH: process.env['PATH'],
          DATABASE_URL: databaseAddress,
          DATA_DIR: shop.dataDir,
          BACKUP_PASSPHRASE: given,
        };
        return spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' });
      };
      const made = run(test.databaseUrl, passphrase, 'backup');
      expect(made).toMatchObject({ status: 0, stderr: '' });
      expect(made.stdout).toContain('it is encrypted');
      const file = /\S+\.zip\.age/.exec(made.stdout)?.[0] ?? '';
      expect(run(shop.databaseUrl, passphrase, 'restore', file)).toMatchObject({ status: 0, stderr: '' });

      const refused = (said: RegExp) => ({ status: 1, stderr: expect.stringMatching(said) as string });
      expect(run(shop.databaseUrl, '', 'restore', file)).toMatchObject(
        refused(/no terminal to ask for the passphrase: set BACKUP_PASSPHRASE/),
      );
      expect(run(shop.databaseUrl, 'another passphrase', 'restore', file)).toMatchObject(
        refused(/This is not the passphrase of/),
      );
      expect(run(test.databaseUrl, '', 'backup', '--passphrase', passphrase)).toMatchObject(
        refused(/ends in \.age.*never from the command line/),
      );
      expect(run(test.databaseUrl, 'short', 'backup')).toMatchObject(
        refused(/BACKUP_PASSPHRASE must have at least 12 characters/),
      );
    });
  });

  it('leaves no file behind when it fails', async () => {
    const file = newFile();
    const full = ArchiveWriter.write(file, async (archive) => {
      await archive.add('first', Readable.from(['something']));
      throw new Error('the connection is gone');
    });
    await expect(full).rejects.toThrow('the connection is gone');
    expect((await readdir(folder)).filter((name) => file.endsWith(name.replace('.part', '')))).toEqual([]);
  });

  it('works on the command line, which reports what it did', async () => {
    const shop = await anotherShop();
    const file = newFile();
    const run = (databaseAddress: string, ...args: string[]) => {
      const command = fileURLToPath(new URL('../../dist/commands/backup.js', import.meta.url));
      const env = { PATH: process.env['PATH'], DATABASE_URL: databaseAddress, DATA_DIR: shop.dataDir };
      return spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' });
    };
    const made = run(test.databaseUrl, 'backup', file);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(file);
    expect(made.stdout).toContain('WARNING: it holds personal data and secrets and is not encrypted');
    expect(run(shop.databaseUrl, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
    expect(run(shop.databaseUrl, 'restore', file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Chowk · The database holds \d+ orders/) as string,
    });
    expect(run(shop.databaseUrl, 'restore')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run restore -- <file>') as string,
    });
  });
});

/** The same backup with another manifest, as a valid file. */
async function rewritten(file: string, change: (manifest: BackupManifest) => object): Promise<Buffer> {
  const source = await ArchiveReader.open(file);
  const target = newFile();
  await ArchiveWriter.write(target, async (archive) => {
    for (const name of source.names('').filter((entry) => entry !== 'manifest.json'))
      await archive.add(name, await source.read(name));
    return change(source.manifest) as BackupManifest;
  });
  await source.close();
  return readFile(target);
}

/** An old database without counts, search, payments and rows of categories, with one order and four dishes. */
async function fillOldDatabase(url: string): Promise<string> {
  const old = migrations.slice(0, 3);
  const dataSource = await openDatabase({ url, entities: [], migrations: old });
  await dataSource.runMigrations();
  await dataSource.destroy();
  const user = newId();
  await query(
    url,
    `insert into users (id, name, email, password_hash, role) values ($1, 'Asha', 'asha@example.in', 'x', 'customer')`,
    [user],
  );
  await query(
    url,
    `insert into menu_items (id, name, price_paise, category, created_at)
     select left(md5(name), 24), name, 100, category, now() + minute * interval '1 minute'
     from (values ('Chai', 'Drinks', 3), ('Dosa', 'Breakfast', 1), ('Gift card', null, 0), ('Idli', 'Breakfast', 2))
       as dish (name, category, minute)`,
  );
  const id = newId();
  await query(
    url,
    `insert into orders (id, user_id, address, location, payment_mode, payment_status, status, total_paise)
     values ($1, $2, '12 MG Road', '', 'COD', 'Pending', 'Pending', 9000)`,
    [id, user],
  );
  return id;
}

describe('an older version’s database', () => {
  it('is migrated when its backup is restored', async () => {
    const name = `chowk_old_${newId()}`;
    const server = inject('databaseServer');
    await query(server, `create database ${name}`);
    onTestFinished(async () => void (await query(server, `drop database ${name} with (force)`)));
    const url = databaseUrl(server, name);
    const id = await fillOldDatabase(url);
    const shop = await anotherShop();
    const file = newFile();
    const manifest = await backUp({ ...shop, databaseUrl: url }, file, () => undefined);
    expect(manifest.migrations).toHaveLength(3);
    await restore(shop, file, quietly);

    const again = await TestApp.start({ DATABASE_URL: shop.databaseUrl, ROLE: 'api' });
    onTestFinished(() => again.close());
    const { token } = await anAdmin(again);
    const orders = await again.rest<{ _id: string }[]>('GET', '/api/admin/orders', { token });
    expect(orders.body.map(({ _id }) => _id)).toEqual([id]);
    const summary = await again.rest('GET', '/api/admin/summary', { token });
    expect(summary.body).toMatchObject({ totalOrders: 1, pendingOrders: 1, totalMenuItems: 4 });

    await aDish(again, { name: 'New', category: 'Drinks' });
    const { data } = await again.graphql('{ menu { name category } categories { name version } }');
    expect(data).toEqual({
      menu: [
        { name: 'Gift card', category: null },
        { name: 'Dosa', category: 'Breakfast' },
        { name: 'Idli', category: 'Breakfast' },
        { name: 'Chai', category: 'Drinks' },
        { name: 'New', category: 'Drinks' },
      ],
      categories: [
        { name: 'Breakfast', version: 1 },
        { name: 'Drinks', version: 1 },
      ],
    });
  });

  it('is backed up before an update, and not changed if that fails', async () => {
    const dataDir = path.join(folder, newId());
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const id = await fillOldDatabase(postgres.url);
    await postgres.stop();
    const config = readConfig({ DATA_DIR: dataDir, SEED_DEMO: 'false', LOG_LEVEL: 'silent' });
    const folderOfBackups = path.join(dataDir, 'backups');

    // A file in place of the folder, because root ignores permissions.
    await writeFile(folderOfBackups, '');
    await expect(createApp(config, () => undefined)).rejects.toThrow(/no backup of it could be written/);
    await rm(folderOfBackups);

    await mkdir(folderOfBackups);
    const older = [1, 2, 3].map((day) => `before-update-2020-01-0${day}T00-00-00-000Z.zip`);
    for (const name of [...older, 'chowk-by-hand.zip']) await writeFile(path.join(folderOfBackups, name), '');
    const app = await createApp(config, () => undefined);
    await app.close();
    const kept = (await readdir(folderOfBackups)).toSorted();
    expect(kept).toHaveLength(4);
    expect(kept.filter((name) => older.slice(1).includes(name) || name === 'chowk-by-hand.zip')).toHaveLength(
      3,
    );

    const made = kept.find((name) => name.startsWith('before-update') && !older.includes(name)) ?? '';
    const archive = await ArchiveReader.open(path.join(folderOfBackups, made));
    expect(archive.manifest.migrations).toHaveLength(3);
    const [row] = Buffer.concat(await (await archive.read('database/orders.copy')).toArray())
      .toString()
      .split('\t');
    await archive.close();
    expect(row).toBe(id);

    // Nothing to migrate, nothing to save.
    await (await createApp(config, () => undefined)).close();
    expect((await readdir(folderOfBackups)).toSorted()).toEqual(kept);
  });
});
