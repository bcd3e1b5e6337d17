import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin, type Account } from '../../../test/factories.js';
import { Welcome1764001000000 } from '../../platform/migrations/1764001000000-welcome.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(() =>
  test.app.dataSource.query(
    `update restaurant set name = 'Chowk Street Kitchen', fssai = null, version = version + 1, welcome_done = '{}',
       welcome_ended_at = null`,
  ),
);

const ask = async (operation: string) => {
  const { data, errors } = await test.graphql(operation, {}, admin.token);
  expect(errors).toBeUndefined();
  return data;
};
const welcome = async () => (await ask('{ welcome { isDue done } }'))?.['welcome'];
const finish = (step: string) => ask(`mutation { finishWelcomeStep(step: ${step}) { isDue done } }`);

describe('the welcome', () => {
  it('is due in a shop that has not been set up, keeps its steps, and ends once', async () => {
    expect(await welcome()).toEqual({ isDue: true, done: [] });
    await finish('MENU');
    await finish('WHO');
    await test.app.services.restaurant.verified();
    expect(await finish('WHO')).toEqual({ finishWelcomeStep: { isDue: true, done: ['WHO', 'MENU'] } });
    expect(await ask('mutation { endWelcome { isDue done } }')).toEqual({
      endWelcome: { isDue: false, done: ['WHO', 'MENU'] },
    });
    await ask('mutation { endWelcome { isDue } }');
    expect(await welcome()).toEqual({ isDue: false, done: ['WHO', 'MENU'] });
  });

  it('is still due after its first step has given the restaurant a name', async () => {
    await test.app.dataSource.query(`update restaurant set name = 'Sharma’s Dhaba', version = version + 1`);
    expect(await welcome()).toMatchObject({ isDue: false });
    await finish('WHO');
    expect(await welcome()).toMatchObject({ isDue: true });
  });

  it('keeps every step that is finished in parallel', async () => {
    await Promise.all(['WHO', 'WHEN', 'WHERE_TO', 'WAYS', 'MENU', 'PAYMENTS', 'WHO', 'WHEN'].map(finish));
    expect(await welcome()).toMatchObject({ done: ['WHO', 'WHEN', 'WHERE_TO', 'WAYS', 'MENU', 'PAYMENTS'] });
  });

  it('is not due in a shop whose record was changed before the update', async () => {
    const runner = test.app.dataSource.createQueryRunner();
    const migration = new Welcome1764001000000();
    try {
      for (const [version, isDue] of [
        [1, true],
        [2, false],
      ] as const) {
        await runner.query('update restaurant set version = $1', [version]);
        await migration.down(runner);
        await migration.up(runner);
        expect(await welcome()).toMatchObject({ isDue });
      }
    } finally {
      await runner.release();
    }
  });
});

describe('setupSteps', () => {
  const open = async () => (await ask('{ setupSteps }'))?.['setupSteps'];

  it('lists what is missing in a new shop until it is there', async () => {
    expect(await open()).toEqual(['ADDRESS', 'PHONE', 'FSSAI', 'HOURS', 'WAYS', 'PAYMENTS', 'MAIL', 'HTTPS']);
    const { version } = await test.app.services.restaurant.verified();
    const { errors } = await test.graphql(
      `mutation ($version: Int!) {
         updateRestaurant(
           version: $version
           input: { address: "4 MG Road, Pune", phone: "+91 98765 43210", fssai: "10012345678901" }
         ) { version }
       }`,
      { version },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect(await open()).toEqual(['HOURS', 'WAYS', 'PAYMENTS', 'MAIL', 'HTTPS']);
    // Taking orders at any hour was confirmed; play money is always listed.
    await finish('WHEN');
    await finish('WAYS');
    await finish('PAYMENTS');
    expect(await open()).toEqual(['PAYMENTS', 'MAIL', 'HTTPS']);
  });

  it('asks how customers get their food only while the shop is set up, and until that is changed', async () => {
    expect(await open()).toContain('WAYS');
    const setWays = (ways: string) =>
      test.app.dataSource.query(`update restaurant set order_ways = $1, version = version + 1`, [ways]);
    await setWays('{DELIVERY,PICKUP}');
    await expect.poll(open).not.toContain('WAYS');
    await setWays('{DELIVERY}');
    await expect.poll(open).toContain('WAYS');
    await ask('mutation { endWelcome { isDue } }');
    expect(await open()).not.toContain('WAYS');
  });

  it('lists nothing in a shop that is ready, with cash only if the owner has said so', async () => {
    const ready = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      PUBLIC_URL: 'https://shop.example.in',
      PAYMENTS_SANDBOX: 'false',
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: 'orders@shop.example.in',
      ROLE: 'api',
    });
    try {
      const steps = async () => (await ready.graphql('{ setupSteps }', {}, admin.token)).data?.['setupSteps'];
      await test.app.dataSource.query(
        `update restaurant set version = version + 1, address = 'Pune', phone = '1234567', fssai = '10012345678901'`,
      );
      await expect.poll(steps).toEqual(['HOURS', 'WAYS', 'PAYMENTS']);
      await finish('WHEN');
      await finish('WAYS');
      await finish('PAYMENTS');
      expect(await steps()).toEqual([]);
    } finally {
      await ready.close();
    }
  });
});
