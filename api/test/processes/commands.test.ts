import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config.js';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, password as oldPassword } from '../factories.js';
import { enrol } from '../second-factor.js';
import { createScratchDatabase } from '../servers/scratch-database.js';

/** Without a terminal, as in a script. */
async function run(
  command: 'admin' | 'backup' | 'reset' | 'restaurant',
  environment: Record<string, string>,
  ...args: string[]
): Promise<Ran> {
  return runWith('', command, environment, ...args);
}

interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** @param input what it reads from standard input */
async function runWith(
  input: string,
  command: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<Ran> {
  const file = fileURLToPath(new URL(`../../dist/commands/${command}.js`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'pipe',
  });
  // A command that refuses its arguments does not read.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let said = '';
  let complained = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (complained += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said, complained };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chowk-commands-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const secret = 'a long way to the sea';

describe('admin:create', () => {
  let test: TestApp;
  let store: Record<string, string>;
  beforeAll(async () => {
    test = await TestApp.start();
    store = { DATABASE_URL: test.databaseUrl, DATA_DIR: path.join(folder, newId()) };
  });
  afterAll(() => test.close());

  const create = (environment: Record<string, string>, ...args: string[]) =>
    run('admin', { ...store, ...environment }, ...args);
  const login = (email: string, password: string) =>
    test.rest<{ token: string; user: { role: string; name: string } }>('POST', '/api/auth/login', {
      body: { email, password },
    });

  it('creates an admin who can sign in while the shop runs', async () => {
    const args = ['--email', 'Meera@example.in', '--name', 'Meera Shah'];
    const done = await create({ ADMIN_PASSWORD: secret }, ...args);
    expect(done).toEqual({ code: 0, said: 'Chowk · Meera@example.in is an admin now\n', complained: '' });
    const { body } = await login('meera@example.in', secret);
    expect(body.user).toMatchObject({ role: 'admin', name: 'Meera Shah' });
    const again = await create({ ADMIN_PASSWORD: 'another long password' }, ...args);
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('admin already') as string });
    expect((await login('meera@example.in', secret)).status).toBe(200);
  });

  const promotions: [by: string, promote: (email: string) => Promise<string>][] = [
    ['the command', async (email) => (await create({ ADMIN_PASSWORD: secret }, '--email', email)).said],
    [
      'a start with ADMIN_EMAIL',
      async (email) => {
        let said = '';
        const environment = { ...store, ADMIN_EMAIL: email, ADMIN_PASSWORD: secret, LOG_LEVEL: 'silent' };
        const app = await createApp(readConfig(environment), (message) => (said += message));
        await app.close();
        return said;
      },
    ],
  ];
  it.each(promotions)(
    'promotes an account with a new password, and ends the sessions of its previous owner: %s',
    async (_by, promote) => {
      const stranger = {
        name: 'Stranger',
        email: `${newId()}@example.in`,
        password: 'a stranger chose this',
      };
      await test.rest('POST', '/api/auth/register', { body: stranger });
      const { token } = (await login(stranger.email, stranger.password)).body;
      const summary = (bearer: string) => test.rest('GET', '/api/admin/summary', { token: bearer });
      expect((await summary(token)).status).toBe(403);

      expect(await promote(stranger.email)).toContain('every session of it has ended');
      expect((await summary(token)).status).toBe(401);
      expect((await login(stranger.email, stranger.password)).status).toBe(401);
      const owner = await login(stranger.email, secret);
      expect((await summary(owner.body.token)).status).toBe(200);
    },
  );

  it.concurrent.each([
    ['no e-mail', [], secret, 'npm run admin:create -- --email'],
    ['a bad e-mail', ['--email', 'meera'], secret, 'Please enter a valid e-mail address'],
    ['a short password', ['--email', 'a@example.in'], 'short', 'at least 8 characters'],
    ['a password that all guess', ['--email', 'a@example.in'], 'password123', 'easy to guess'],
    ['their own name', ['--email', 'ravindra@example.in'], 'ravindra', 'your own name or e-mail'],
    ['no password', ['--email', 'a@example.in'], '', 'no terminal to ask for the password'],
  ])('refuses %s', async (_what, args, password, sentence) => {
    const done = await create(password ? { ADMIN_PASSWORD: password } : {}, ...args);
    expect(done).toMatchObject({ code: 1, said: '' });
    expect(done.complained).toMatch(/^Chowk · [^\n]+\n$/);
    expect(done.complained).toContain(sentence);
    expect((await login('a@example.in', password || secret)).status).toBe(401);
  });

  it('does not give a second admin the environment’s password for the first', async () => {
    const environment = { ADMIN_EMAIL: 'owner@example.in', ADMIN_PASSWORD: secret };
    const other = await create(environment, '--email', 'b@example.in');
    const sentence = 'no terminal to ask for the password: set ADMIN_EMAIL=b@example.in and ADMIN_PASSWORD.';
    expect(other).toMatchObject({ code: 1, complained: expect.stringContaining(sentence) as string });
    expect(await create(environment, '--email', 'Owner@example.in')).toMatchObject({ code: 0 });
    expect((await login('owner@example.in', secret)).status).toBe(200);
  });
});

describe('admin:reset', () => {
  let test: TestApp;
  let store: Record<string, string>;
  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
    store = { DATABASE_URL: test.databaseUrl, DATA_DIR: path.join(folder, newId()) };
  });
  afterAll(() => test.close());

  const reset = (email: string, chosen = secret) =>
    run('admin', { ...store, ...(chosen && { ADMIN_PASSWORD: chosen }) }, 'reset', '--email', email);
  const login = async (email: string, secretWord: string) =>
    (await test.rest('POST', '/api/auth/login', { body: { email, password: secretWord } })).status;

  it('sets an admin’s new password while the shop runs, ends their sessions and notifies them', async () => {
    const [owner, other] = [await anAdmin(test), await anAdmin(test)];
    const status = async (token: string) => (await test.rest('GET', '/api/admin/summary', { token })).status;
    expect(await reset(owner.email.toUpperCase())).toEqual({
      code: 0,
      said: `Chowk · ${owner.email.toUpperCase()} has the new password; every session of it has ended\n`,
      complained: '',
    });
    expect([await status(owner.token), await status(other.token)]).toEqual([401, 200]);
    expect([await login(owner.email, oldPassword), await login(owner.email, secret)]).toEqual([401, 200]);
    const titles = () =>
      test.app.dataSource.query('select title from notifications where user_id = $1', [owner.id]);
    await expect.poll(titles).toEqual([{ title: 'Your password was changed' }]);
  });

  it('takes the second factor off, and says so', async () => {
    const owner = await anAdmin(test);
    await enrol(test, owner);
    const { said } = await reset(owner.email);
    expect(said).toContain(`two-step login is off for ${owner.email}`);
    expect(await login(owner.email, secret)).toBe(200);
    const [entry] = await test.app.dataSource.query(
      `select act from audit_entries where subject = 'SECOND_FACTOR' order by created_at desc limit 1`,
    );
    expect(entry).toEqual({ act: 'DELETED' });
  });

  it('sets the new password of a customer, who stays one, and takes the second factor off', async () => {
    const asha = await aCustomer(test);
    await enrol(test, asha);
    expect(await reset(asha.email)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`two-step login is off for ${asha.email}`) as string,
    });
    expect([await login(asha.email, oldPassword), await login(asha.email, secret)]).toEqual([401, 200]);
    const [row] = await test.app.dataSource.query('select role, staff_role from users where id = $1', [
      asha.id,
    ]);
    expect(row).toEqual({ role: 'customer', staff_role: null });
  });

  it('refuses a stranger, and a password that a registration would refuse', async () => {
    const owner = await anAdmin(test);
    for (const [email, chosen, sentence] of [
      ['nobody@example.in', secret, 'nobody@example.in has no account.'],
      [owner.email, 'short', 'at least 8 characters'],
      [owner.email, 'password123', 'easy to guess'],
      [owner.email, '', 'no terminal to ask for the password'],
    ] as const) {
      const done = await reset(email, chosen);
      expect(done).toMatchObject({ code: 1, said: '' });
      expect(done.complained).toContain(sentence);
    }
    const misspelt = await run('admin', { ...store, ADMIN_PASSWORD: secret }, 'rest', '--email', owner.email);
    expect(misspelt).toMatchObject({ code: 1, complained: expect.stringContaining('admin:reset') as string });
    expect(await login(owner.email, oldPassword)).toBe(200);
  });
});

describe('the embedded database', () => {
  it('accepts admin commands while running or stopped, and db:reset only while stopped', async () => {
    const environment = {
      DATA_DIR: path.join(folder, newId()),
      SEED_DEMO: 'false',
      LOG_LEVEL: 'silent',
      PORT: '0',
    };
    const admin = (email: string) =>
      run('admin', { ...environment, ADMIN_PASSWORD: secret }, '--email', email);
    expect((await admin('early@example.in')).complained).toContain('start it once first');

    const app = await createApp(readConfig(environment), () => undefined);
    try {
      expect(await admin('running@example.in')).toMatchObject({ code: 0, complained: '' });
      const login = (email: string) =>
        app.services.auth.login({ email, password: secret }, '127.0.0.1').then(({ user }) => user.role);
      expect(await login('running@example.in')).toBe('admin');
      const refused = await run('reset', environment, '--yes');
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.complained).toContain('Stop the shop first');
      expect(await login('running@example.in')).toBe('admin');
    } finally {
      await app.close();
    }
    expect(await admin('stopped@example.in')).toMatchObject({ code: 0, complained: '' });
    const settings = ['--file', '-', '--dry-run'] as const;
    const renamed = await runWith('{ "name": "Sharma’s Dhaba" }', 'restaurant', environment, ...settings);
    expect(renamed).toMatchObject({ code: 0, complained: '' });
    const said = renamed.said.split('\n');
    expect(said[0]).toBe('Chowk · name: "Chowk Street Kitchen" → "Sharma’s Dhaba"');
    // The texts about the demo restaurant go with its name.
    expect(said.slice(1, -2).map((line) => line.replace(/:.*/, ''))).toEqual([
      'Chowk · aboutText',
      'Chowk · hindiAboutText',
      'Chowk · links',
    ]);
    expect(said.at(-2)).toBe('Chowk · this would change; nothing was changed');
    const forgotten = { ...environment, ADMIN_PASSWORD: 'another way to the sea' };
    expect(await run('admin', forgotten, 'reset', '--email', 'stopped@example.in')).toEqual({
      code: 0,
      said: 'Chowk · stopped@example.in has the new password; every session of it has ended\n',
      complained: '',
    });

    const [asked, meant] = await Promise.all([
      run('reset', environment),
      run('reset', environment, '--yes', '--database', 'chowk'),
    ]);
    expect(asked).toMatchObject({ code: 1, said: '' });
    expect(asked.complained).toContain('npm run db:reset -- --yes');
    expect(meant.complained).toContain('DATABASE_URL is not set');

    const done = await run('reset', environment, '--yes');
    expect(done).toMatchObject({ code: 0, complained: '' });
    const [saved = ''] = await readdir(path.join(environment.DATA_DIR, 'backups'));
    expect(saved).toMatch(/^before-reset-.*\.zip$/);
    expect(done.said).toContain(saved);

    const file = path.join(environment.DATA_DIR, 'backups', saved);
    const restored = await run('backup', environment, 'restore', file);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('3 accounts') as string });
  });
});

describe('restaurant', () => {
  let test: TestApp;
  let store: Record<string, string>;
  beforeAll(async () => {
    test = await TestApp.start();
    store = { DATABASE_URL: test.databaseUrl, DATA_DIR: path.join(folder, newId()) };
  });
  afterAll(() => test.close());

  const current = () => test.app.services.restaurant.latest();
  const apply = (settings: object, ...args: string[]) =>
    runWith(JSON.stringify(settings), 'restaurant', store, '--file', '-', ...args);

  it('changes the running shop, says what has changed, and can be repeated', async () => {
    const settings = {
      name: 'Sharma’s Dhaba',
      bookingFee: 149.5,
      prepMinutes: 25,
      orderHours: Array.from({ length: 7 }, () => [{ opensAt: '18:00', closesAt: '01:30' }]),
      tables: [
        { name: 'Table 1', seats: 3 },
        { name: 'Terrace', seats: 6 },
      ],
    };
    const before = await current();
    const dry = await apply(settings, '--dry-run');
    expect(dry).toMatchObject({ code: 0, complained: '' });
    expect(dry.said).toContain('bookingFee: 200 → 149.5');
    expect(dry.said).toContain('prepMinutes: null → 25');
    expect(dry.said).toContain('nothing was changed');
    expect(await current()).toMatchObject({ version: before.version, name: before.name });

    const file = path.join(folder, 'settings.json');
    await writeFile(file, JSON.stringify(settings));
    const done = await run('restaurant', store, '--file', file);
    expect(done).toMatchObject({ code: 0, complained: '' });
    expect(done.said).toContain('name: "Chowk Street Kitchen" → "Sharma’s Dhaba"');
    expect(done.said).toMatch(/settings are saved\n$/);
    await expect.poll(async () => (await current()).name).toBe('Sharma’s Dhaba');
    const { bookingFeePaise, tables, version } = await current();
    expect(bookingFeePaise).toBe(149_50);
    expect(tables.map(({ id, name, seats }) => ({ id, name, seats }))).toEqual([
      { id: before.tables[0]?.id, name: 'Table 1', seats: 3 },
      { id: expect.any(String) as string, name: 'Terrace', seats: 6 },
    ]);

    expect((await apply(settings)).said).toContain('like this already');
    expect((await current()).version).toBe(version);
  });

  it.concurrent.each([
    ['{ "nmae": "Sharma" }', 'Field "nmae" is not defined by type "RestaurantInput". Did you mean "name"?'],
    ['{ "tables": [{ "name": "A", "seats": "2" }] }', 'tables.0.seats: Int cannot represent non-integer'],
    ['{ "bookingFee": 1.234 }', 'bookingFee: '],
    [
      '{ "fssai": "1001234567890", "pinCode": "1" }',
      'pinCode: Please enter a PIN code of six digits\nChowk · fssai: An FSSAI number has 14 digits',
    ],
    ['[]', 'Expected type "RestaurantInput" to be an object.'],
    ['{ "name": ', 'The settings are not JSON'],
  ])('refuses %s with one line per field, and changes nothing', async (settings, sentence) => {
    const { version } = await current();
    const done = await runWith(settings, 'restaurant', store, '--file', '-');
    expect(done).toMatchObject({ code: 1, said: '' });
    expect(done.complained).toMatch(/^(Chowk · [^\n]+\n)+$/);
    expect(done.complained).toContain(sentence);
    expect((await current()).version).toBe(version);
  });

  it('says how it is used, and which file cannot be read', async () => {
    expect((await run('restaurant', store)).complained).toContain('npm run restaurant -- --file');
    const missing = await run('restaurant', store, '--file', path.join(folder, 'none.json'));
    expect(missing).toMatchObject({ code: 1, complained: expect.stringContaining('none.json') as string });
  });
});

describe('db:reset of an external database', () => {
  it('requires its name and no connected client, and leaves one that a shop can start on', async () => {
    const database = await createScratchDatabase(inject('databaseServer'));
    onTestFinished(() => database.drop());
    const store = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, newId()) };
    const name = new URL(database.url).pathname.slice(1);
    const test = await TestApp.start(store);
    await aDish(test);
    await anAdmin(test);
    const unclear = [[], ['--yes'], ['--yes', '--database', 'chowk'], ['--database', name]];
    for (const { code, complained } of await Promise.all(
      unclear.map((args) => run('reset', store, ...args)),
    )) {
      expect([code, complained]).toEqual([
        1,
        expect.stringContaining(`empties the database ${name} on`) as string,
      ]);
    }
    const reset = () => run('reset', store, '--yes', '--database', name);
    const used = await reset();
    expect(used).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/in use by \d+ other/) as string,
    });
    expect((await test.graphql('{ menu { name } }')).data?.['menu']).toHaveLength(1);
    await test.close();

    expect(await reset()).toMatchObject({ code: 0, complained: '' });
    expect(await reset()).toMatchObject({
      code: 1,
      complained: expect.stringContaining('holds no shop yet') as string,
    });
    const again = await TestApp.start(store);
    onTestFinished(() => again.close());
    expect((await again.graphql('{ menu { name } }')).data?.['menu']).toEqual([]);
    expect(await again.app.services.accounts.hasAdmin()).toBe(false);
  });
});
