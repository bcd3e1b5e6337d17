import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { password, passwordHash } from '../../../test/factories.js';
import { enrol, factorDoorsOf, type FactorDoor } from '../../../test/second-factor.js';
import { codeOf } from '../../../test/totp-codes.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const asha = { id: newId(), name: 'Asha Rao', email: 'asha@example.in' };

/** A database of the last release, with an account. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'SecondFactor1764004750020');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role) values ($1, $2, $3, $4, 'customer')`,
      [asha.id, asha.name, asha.email, passwordHash],
    );
    await dataSource.query(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [newId(), asha.id],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

/** Starts a session as processes of the last release do, which run on during an update. */
const oldLogin = (test: TestApp, userId: string) =>
  test.app.dataSource.query(
    `insert into sessions (id, user_id, expires_at, user_agent, last_seen_at)
     select $1, id, now() + interval '1 day', null, now() from users
     where id = $2 and password_hash is not distinct from $3 for share
     returning id`,
    [newId(), userId, passwordHash],
  );

it('an account of the last release logs in as before, and in every process with two steps once it has added an app', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url, ROLE: 'api', TRUST_PROXY: 'true' });
  try {
    const [door] = factorDoorsOf(() => test) as [FactorDoor];
    const { value } = await door.login(asha.email, password);
    await oldLogin(test, asha.id);
    const { key } = await enrol(test, { ...asha, token: value?.token ?? '' });
    const { code, ticket } = await door.login(asha.email, password);
    expect(code).toBe('SECOND_FACTOR_REQUIRED');
    await expect(oldLogin(test, asha.id)).rejects.toThrow('second factor');
    const second = await door.secondStep({ ticket, digits: codeOf(key) });
    await door.turnOff(second.value?.token ?? '');
    await oldLogin(test, asha.id);
    expect((await door.own(second.value?.token ?? '')).value).toMatchObject({ since: null });
  } finally {
    await test.close();
  }
});
