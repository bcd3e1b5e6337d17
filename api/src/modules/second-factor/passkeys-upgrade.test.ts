import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { password, passwordHash } from '../../../test/factories.js';
import { factorDoorsOf, type FactorDoor } from '../../../test/second-factor.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { SoftwarePasskey } from '../../../test/software-passkey.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { recoveryCodeHash } from './recovery-codes.js';

let database: ScratchDatabase;
const asha = { id: newId(), email: 'asha@example.in' };
const recoveryCode = 'k7dm-p2xq-9fwa-h3tz';

/** A database of the last release, with an account that has an app. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Passkeys1764004750110');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role, second_factor_since)
       values ($1, 'Asha Rao', $2, $3, 'customer', now())`,
      [asha.id, asha.email, passwordHash],
    );
    await dataSource.query(
      `insert into authenticators (user_id, is_in_force, sealed) values ($1, true, '')`,
      [asha.id],
    );
    await dataSource.query('insert into recovery_codes (user_id, hash) values ($1, $2)', [
      asha.id,
      recoveryCodeHash(recoveryCode),
    ]);
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

/** Starts a session as processes of the last release do, which run on during an update. @returns whether it began */
async function oldLogin(test: TestApp): Promise<boolean> {
  const rows = await test.app.dataSource.query<unknown[]>(
    `insert into sessions (id, user_id, expires_at, user_agent, last_seen_at, factor_proved_at)
     select $1, id, now() + interval '1 day', null, now(), null from users
     where id = $2 and password_hash is not distinct from $3 and second_factor_since is null for share
     returning id`,
    [newId(), asha.id, passwordHash],
  );
  return rows.length > 0;
}

/** Removes all that processes of the last release know as second factors. */
async function oldTurnOff(test: TestApp): Promise<void> {
  const { dataSource } = test.app;
  await dataSource.query('delete from authenticators where user_id = $1', [asha.id]);
  await dataSource.query(
    `update users set second_factor_since = null where id = $1 and second_factor_since is not null
       and not exists (select from authenticators where user_id = users.id and is_in_force) returning id`,
    [asha.id],
  );
}

it('an account of the last release keeps its second factor, and processes of that release log nobody in past a passkey', async () => {
  const publicUrl = 'https://shop.example.in';
  const test = await TestApp.start({ DATABASE_URL: database.url, ROLE: 'api', PUBLIC_URL: publicUrl });
  try {
    const [door] = factorDoorsOf(() => test) as [FactorDoor];
    const first = await door.login(asha.email, password);
    expect(first.methods).toEqual(['AUTHENTICATOR', 'RECOVERY_CODE']);
    const { value } = await door.secondStep({ ticket: first.ticket, recoveryCode });
    const token = value?.token ?? '';
    const { value: options } = await door.startPasskey(token);
    if (!options) throw new Error('no challenge');
    const device = new SoftwarePasskey();
    expect((await door.confirmPasskey(token, device.create(options))).value?.recoveryCodes).toEqual([]);

    await oldTurnOff(test);
    expect(await oldLogin(test)).toBe(false);
    const { ticket = '', methods } = await door.login(asha.email, password);
    expect(methods).toEqual(['PASSKEY']);
    const { value: request } = await door.requestPasskeyForLogin(ticket);
    if (!request) throw new Error('no challenge');
    const second = await door.secondStep({ ticket, passkey: device.get(request) });
    expect((await door.turnOff(second.value?.token ?? '')).value).toMatchObject({ since: null });
    expect(await oldLogin(test)).toBe(true);
  } finally {
    await test.close();
  }
});
