import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, password, type Account } from '../../../test/factories.js';
import { Passwords } from './passwords.js';
import { User } from './user.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: 'true' });
});
afterAll(() => test.close());

/** Makes a comparison take about 12 ms, so that a few dozen parallel logins have to wait. */
const slowHash = hashSync(password, 7);

async function aSlowAccount(): Promise<Account> {
  const account = await aCustomer(test);
  await test.app.dataSource.manager.update(User, { id: account.id }, { passwordHash: slowHash });
  return account;
}

async function logIn(email: string, address: string): Promise<number> {
  const { status } = await test.rest('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'X-Forwarded-For': address },
  });
  return status;
}

describe('logins that wait for their turn', () => {
  it('leave database connections to other requests, however many they are', async () => {
    const address = '203.0.113.40';
    const people = await Promise.all(Array.from({ length: 40 }, () => aSlowAccount()));
    const [asha] = people;
    expect(await logIn(asha?.email ?? '', address)).toBe(200);
    const holder = test.app.dataSource.createQueryRunner();
    await holder.startTransaction();
    // The counter of their network.
    await holder.query('select from rate_limits for update');
    const waiting = Promise.all(people.map(({ email }) => logIn(email, address)));
    const isWaiting = async () => {
      const waits: unknown = await holder.query(
        `select from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return Array.isArray(waits) && waits.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    const orders = await test.rest('GET', '/api/orders', { token: asha?.token });
    expect(orders.status).toBe(200);
    await holder.rollbackTransaction();
    await holder.release();
    expect(await waiting).toEqual(people.map(() => 200));
  });
});

describe('the queue of password comparisons', () => {
  it.each([
    [20, 'another network', '203.0.113.20'],
    [10, 'the same network', '203.0.113.10'],
  ])(
    'serves %i logins from %s while eight accounts keep ten logins each in flight',
    async (logins, _from, address) => {
      const victim = await aSlowAccount();
      const attackers = await Promise.all(Array.from({ length: 8 }, () => aSlowAccount()));
      const end = new AbortController();
      const flood = attackers.flatMap(({ email }) =>
        Array.from({ length: 10 }, async () => {
          while (!end.signal.aborted) await logIn(email, '203.0.113.10');
        }),
      );
      const statuses: number[] = [];
      for (let n = 0; n < logins; n += 1) statuses.push(await logIn(victim.email, address));
      end.abort();
      await Promise.all(flood);
      expect(statuses).toEqual(Array.from({ length: logins }, () => 200));
    },
  );

  it('lets a login pass 12 earlier registrations', async () => {
    const passwords = new Passwords(1, 60);
    const caller = { address: '203.0.113.30', account: 'asha@example.in' };
    const known = await passwords.hash(password, caller);
    const finished: string[] = [];
    const wave = Array.from({ length: 12 }, async (_, n) => {
      await passwords.hash('mango lassi 42', { address: `198.51.100.${n}`, account: `${n}@example.in` });
      finished.push('registration');
    });
    expect(await passwords.compare(password, known, caller)).toBe(true);
    finished.push('login');
    await Promise.all(wave);
    await passwords.close();
    expect(finished).toHaveLength(13);
    // One task per thread was running when it arrived, and the kinds take turns.
    expect(finished.indexOf('login')).toBeLessThanOrEqual(9);
  });

  it('refuses the twenty-first login of one account and none of another', async () => {
    const passwords = new Passwords(1, 60);
    const address = '203.0.113.31';
    const compare = (account: string) =>
      passwords
        .compare(password, slowHash, { address, account })
        .catch((error: { code: string }) => error.code);
    const flood = Array.from({ length: 30 }, () => compare('mallory@example.in'));
    expect(await compare('asha@example.in')).toBe(true);
    const outcomes = await Promise.all(flood);
    await passwords.close();
    const refused = outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS');
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(30 - refused.length);
    // One to four threads work on the first ones, and twenty wait.
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(refused.length).toBeLessThanOrEqual(9);
  });
});
