import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { menuAdminDoorsOf } from '../../../test/doors/menu-admin.js';
import { value } from '../../../test/doors/doors.js';
import {
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  tryToChangeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { MenuItem } from '../menu/menu-item.entity.js';
import { dateAt } from './schedule.js';
import type { TaxMode } from './tax-settings.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());

const gstin = '29AAGCB7383J1Z4';
const dayFromNow = (days: number) => dateAt(new Date(Date.now() + days * 24 * 3600_000));
const position = (days: number, mode: TaxMode, pricesInclude = true) => ({
  from: dayFromNow(days),
  mode,
  pricesInclude,
});
const fizzy = {
  id: 'FIZZY',
  name: 'Fizzy drinks',
  hsn: '2202',
  rates: [{ from: '2025-09-22', percent: 40 }],
};
const water = { id: 'WATER', name: 'Water', hsn: '2201', rates: [{ from: '2025-09-22', percent: 5 }] };

const fields = `pricesWithoutTax taxPositions { from mode pricesInclude } roundsTotal billFooter
  taxClasses { id name hsn rates { from percent } }`;
interface Shown {
  readonly pricesWithoutTax: boolean;
  readonly taxPositions: readonly object[];
  readonly taxClasses: readonly object[];
  readonly roundsTotal: boolean;
  readonly billFooter: string | null;
}
const doors: Record<string, () => Promise<Shown>> = {
  GraphQL: async () => (await test.graphql(`{ restaurant { ${fields} } }`)).data?.['restaurant'] as Shown,
  REST: async () => {
    const { pricesWithoutTax, taxPositions, taxClasses, roundsTotal, billFooter } = (
      await test.rest<Shown>('GET', '/api/restaurant')
    ).body;
    return { pricesWithoutTax, taxPositions, taxClasses, roundsTotal, billFooter };
  },
};
const change = (input: object) => changeRestaurant(test, admin, input);

/** Code and fields of the refusal. */
async function refusalOf(input: object, account: Account = admin) {
  const { errors } = await tryToChangeRestaurant(test, account, input);
  const { code, fields: named = [] } = (errors?.[0]?.extensions ?? {}) as {
    code?: string;
    fields?: { field: string }[];
  };
  return [code, ...named.map(({ field }) => field)];
}

describe('the settings of taxes', () => {
  it.each(Object.entries(doors))('are off at first, as %s shows', async (_door, shown) => {
    expect(await shown()).toEqual({
      pricesWithoutTax: false,
      taxPositions: [],
      taxClasses: [],
      roundsTotal: true,
      billFooter: null,
    });
  });

  it('need a GSTIN for a registration, and keep it while there is one', async () => {
    const taxPositions = [position(3, 'REGULAR')];
    expect(await refusalOf({ taxPositions })).toEqual(['BAD_USER_INPUT', 'gstin']);
    expect(await refusalOf({ taxPositions, gstin: '29AAGCB7383J1Z5' })).toEqual(['BAD_USER_INPUT', 'gstin']);
    await change({ taxPositions, gstin });
    expect(await refusalOf({ gstin: null })).toEqual(['BAD_USER_INPUT', 'gstin']);
    await change({ taxPositions: [], gstin: null });
  });

  it.each([
    [
      'a rate above 40 %',
      { taxClasses: [{ ...fizzy, rates: [{ from: '2025-09-22', percent: 40.5 }] }] },
      'taxClasses.0.rates.0.percent',
    ],
    ['a class without a rate', { taxClasses: [{ ...fizzy, rates: [] }] }, 'taxClasses.0.rates'],
    [
      'a class whose first rate is to come',
      { taxClasses: [fizzy, { ...water, rates: [{ from: dayFromNow(1), percent: 5 }] }] },
      'taxClasses.1.rates',
    ],
    ['an HSN of three digits', { taxClasses: [{ ...fizzy, hsn: '220' }] }, 'taxClasses.0.hsn'],
    [
      'a short name that is there already',
      { taxClasses: [fizzy, { ...water, id: 'fizzy' }] },
      'taxClasses.1.id',
    ],
    [
      'more than 50 classes',
      { taxClasses: Array.from({ length: 51 }, (_, n) => ({ ...fizzy, id: `C${n}`, name: `C${n}` })) },
      'taxClasses',
    ],
    ['no list of classes', { taxClasses: null }, 'taxClasses'],
    ['no list of positions', { taxPositions: null }, 'taxPositions'],
    ['a sentence of 201 characters', { billFooter: 'x'.repeat(201) }, 'billFooter'],
    ['no answer about rounding', { roundsTotal: null }, 'roundsTotal'],
    ['a position of yesterday', { taxPositions: [position(-1, 'UNREGISTERED')] }, 'taxPositions.0.from'],
    [
      'two positions of a day',
      { taxPositions: [position(1, 'UNREGISTERED'), position(1, 'UNREGISTERED')] },
      'taxPositions.1.from',
    ],
  ])('refuse %s', async (_what, input, field) => {
    expect(await refusalOf(input)).toEqual(['BAD_USER_INPUT', field]);
  });

  it('are changed by admins alone', async () => {
    const cook = await aStaffMember(test, 'KITCHEN');
    expect(await refusalOf({ roundsTotal: false }, cook)).toEqual(['FORBIDDEN']);
  });

  it.each(Object.entries(doors))('are shown by %s in the order of their days', async (_door, shown) => {
    const positions = [position(0, 'REGULAR', false), position(2, 'COMPOSITION')];
    await change({
      gstin,
      taxPositions: positions.toReversed(),
      taxClasses: [fizzy, water],
      roundsTotal: false,
      billFooter: '  Thank you. \n Please come again! ',
    });
    expect(await shown()).toEqual({
      pricesWithoutTax: true,
      taxPositions: positions,
      taxClasses: [fizzy, water],
      roundsTotal: false,
      billFooter: 'Thank you. Please come again!',
    });
    await change({ taxPositions: [position(0, 'REGULAR', true)], billFooter: ' ' });
    expect(await shown()).toMatchObject({ pricesWithoutTax: false, billFooter: null });
  });

  it('keep positions whose day has passed', async () => {
    const past = position(-1, 'REGULAR');
    await test.app.dataSource.query('update restaurant set tax_positions = $1, version = version + 1', [
      JSON.stringify([past]),
    ]);
    expect(await refusalOf({ taxPositions: [] })).toEqual(['BAD_USER_INPUT', 'taxPositions']);
    expect(await refusalOf({ taxPositions: [{ ...past, pricesInclude: false }] })).toEqual([
      'BAD_USER_INPUT',
      'taxPositions.0.from',
    ]);
    await change({ taxPositions: [past, position(0, 'UNREGISTERED')] });
    await change({ taxPositions: [past, position(0, 'COMPOSITION')] });
    expect(await doors['REST']?.()).toMatchObject({ taxPositions: [past, position(0, 'COMPOSITION')] });
  });

  it('keep a class that dishes have', async () => {
    await change({ taxClasses: [fizzy, water] });
    const { id } = await aDish(test, { taxClass: 'FIZZY' });
    expect(await refusalOf({ taxClasses: [water] })).toEqual(['BAD_USER_INPUT', 'taxClasses']);
    await test.app.dataSource.manager.update(MenuItem, { id }, { taxClass: null });
    await change({ taxClasses: [water] });
  });

  it('lose a class or give it to a dish, of two who do so at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await change({ taxClasses: [fizzy, water] });
      const { id } = await aDish(test);
      const give = (taxClass: string | null) =>
        test.rest('PUT', '/api/admin/menu', { token: admin.token, body: { dishes: [{ id, taxClass }] } });
      const [refused, { status }] = await Promise.all([refusalOf({ taxClasses: [water] }), give('FIZZY')]);
      expect([refused, status]).toBeOneOf([
        [['BAD_USER_INPUT', 'taxClasses'], 200],
        [[undefined], 400],
      ]);
      await test.app.dataSource.manager.update(MenuItem, { id }, { taxClass: null });
    }
  });
});

describe.each(
  menuAdminDoorsOf(
    () => test,
    () => admin.token,
  ),
)('the tax class of a dish through $name', (door) => {
  const cola = { name: 'Cola', price: 40, isPackaged: true };
  const unknown = { ok: false, code: 'BAD_USER_INPUT', fields: ['taxClass'] };

  it('is kept, changed and cleared', async () => {
    await change({ taxClasses: [fizzy, water] });
    const { id } = value(await door.add(admin.token, { ...cola, taxClass: 'fizzy' }));
    const seen = async () => (await door.menu()).find((dish) => dish.id === id)?.taxClass;
    expect(await seen()).toBe('FIZZY');
    expect(value(await door.update(admin.token, id, { ...cola, taxClass: 'WATER' }, 1)).taxClass).toBe(
      'WATER',
    );
    expect(value(await door.update(admin.token, id, { ...cola, price: 45 }, 2)).taxClass).toBe('WATER');
    expect(
      value(await door.update(admin.token, id, { ...cola, taxClass: 'RESTAURANT' }, 3)).taxClass,
    ).toBeNull();
  });

  it('is one of the settings', async () => {
    expect(await door.add(admin.token, { ...cola, taxClass: 'GONE' })).toMatchObject({
      ...unknown,
      message: 'There is no tax class GONE. Please choose one from the settings',
    });
    const { id } = value(await door.add(admin.token, cola));
    expect(await door.update(admin.token, id, { ...cola, taxClass: 'GONE' }, 1)).toMatchObject(unknown);
    expect((await door.menu()).find((dish) => dish.id === id)).toMatchObject({ taxClass: null, version: 1 });
  });
});

it('a table of dishes sets their tax classes, all or none', async () => {
  await change({ taxClasses: [fizzy, water] });
  const { id } = await aDish(test);
  const save = (dishes: readonly object[]) =>
    test.rest<{ saved: number; errors: { field: string }[] }>('PUT', '/api/admin/menu', {
      token: admin.token,
      body: { dishes },
    });
  const refused = await save([
    { id, taxClass: 'WATER' },
    { name: 'Cola', price: 40, taxClass: 'GONE' },
  ]);
  expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([400, ['dishes.1']]);
  expect(await test.app.dataSource.manager.findOneByOrFail(MenuItem, { id })).toMatchObject({
    taxClass: null,
  });
  expect((await save([{ id, taxClass: 'water' }])).body.saved).toBe(1);
  expect(await test.app.dataSource.manager.findOneByOrFail(MenuItem, { id })).toMatchObject({
    taxClass: 'WATER',
  });
});
