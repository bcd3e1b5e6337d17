import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf } from '../../../test/doors/doors.js';
import { aDish } from '../../../test/factories.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import { minutesADay } from '../restaurant/schedule.js';
import { utcOffsetMinutes } from '../../platform/time-zone.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
  await aDish(test, { name: 'Paneer Tikka Roll', pricePaise: 18_950 });
  await aDish(test, { name: '100% Mango Lassi', pricePaise: 9000, category: 'Drinks' });
  await aDish(test, { name: 'Chef_s \\ Special', category: null });
});
afterAll(() => test.close());

describe.each(doorsOf(() => test))('menu through $name', (door) => {
  const names = async (search?: string) => {
    const outcome = await door.menu(search);
    return outcome.ok ? outcome.value.map((dish) => dish.name) : outcome;
  };

  it('is public, in order of creation, with prices in rupees', async () => {
    const outcome = await door.menu();
    expect(outcome).toMatchObject({
      ok: true,
      value: [
        { name: 'Paneer Tikka Roll', price: 189.5 },
        { name: '100% Mango Lassi', price: 90 },
        { name: 'Chef_s \\ Special' },
      ],
    });
  });

  it.each([
    ['TIKKA', ['Paneer Tikka Roll']],
    ['%', ['100% Mango Lassi']],
    ['_', ['Chef_s \\ Special']],
    ['\\', ['Chef_s \\ Special']],
    ["'; drop table menu_items; --", []],
    ['   ', ['Paneer Tikka Roll', '100% Mango Lassi', 'Chef_s \\ Special']],
  ])('finds literal text case-insensitively: %s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('refuses a search text that is too long', async () => {
    expect(await door.menu('x'.repeat(101))).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
  });
});

describe('GET /api/menu with limit, after and before', () => {
  const page = async (query: string) => {
    const { body } = await test.rest<{ _id: string }[]>('GET', `/api/menu?${query}`);
    return body.map(({ _id }) => _id);
  };

  it('pages through the menu forward and backward in its order', async () => {
    const [roll = '', lassi = '', special = ''] = await page('');
    expect(await page('limit=2')).toEqual([roll, lassi]);
    expect(await page(`limit=2&after=${roll}`)).toEqual([lassi, special]);
    expect(await page(`limit=2&after=${lassi}`)).toEqual([special]);
    expect(await page(`limit=2&before=${special}`)).toEqual([roll, lassi]);
    expect(await page(`limit=1&before=${special}`)).toEqual([lassi]);
    expect(await page(`before=${roll}`)).toEqual([]);
    expect(await page(`after=${roll}&before=${special}`)).toEqual([lassi]);
  });

  it('describes the parameters in the OpenAPI document', async () => {
    const { body } = await test.rest<{
      paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>;
    }>('GET', '/api/openapi.json');
    const described = Object.fromEntries(
      body.paths['/api/menu']!.get.parameters.map(({ name, description }) => [name, description]),
    );
    expect(described).toMatchObject({
      after: expect.stringContaining('follows this one') as string,
      before: expect.stringContaining('just before this one') as string,
    });
  });
});

it('the REST menu shows absent values as null', async () => {
  await aDish(test, { name: 'Kulfi', description: '', category: null });
  const { body } = await test.rest<Record<string, unknown>[]>('GET', '/api/menu?search=kulfi');
  expect(body).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'Kulfi',
      price: 45,
      description: null,
      category: null,
      image: null,
      options: [],
      available: true,
      soldOutUntil: null,
      portionsLeft: null,
      servedFrom: null,
      servedUntil: null,
      mark: null,
      packing: 0,
    },
  ]);
});

it('the REST menu shows the hours of a dish, combined from its own and its category’s', async () => {
  const now = Date.now();
  const inHours = (hours: number) => {
    const minutes = Math.floor(now / 60_000) + utcOffsetMinutes + hours * 60;
    return (minutes + minutesADay) % minutesADay;
  };
  const hoursOf = (from: number, until: number) => ({
    servedFrom: inHours(from),
    servedUntil: inHours(until),
  });
  const category = 'Breakfast at odd hours';
  await aDish(test, { name: 'Poha', category });
  await aDish(test, { name: 'Upma', category, ...hoursOf(-1, 2) });
  await aDish(test, { name: 'Late Upma', ...hoursOf(1, 3) });
  const seen = async () => {
    const { body } = await test.rest<{ name: string; available: boolean; servedFrom: string | null }[]>(
      'GET',
      '/api/menu?search=p',
    );
    return Object.fromEntries(body.map(({ name, available, servedFrom }) => [name, [available, servedFrom]]));
  };
  expect(await seen()).toMatchObject({
    Poha: [true, null],
    Upma: [true, timeOfDay(inHours(-1))],
    'Late Upma': [false, timeOfDay(inHours(1))],
  });
  const { servedFrom, servedUntil } = hoursOf(1, 3);
  await test.app.dataSource.query(
    'update categories set served_from = $2, served_until = $3 where name = $1',
    [category, servedFrom, servedUntil],
  );
  test.app.services.menuChanges.notify();
  expect(await seen()).toMatchObject({
    Poha: [false, timeOfDay(inHours(1))],
    Upma: [false, expect.anything()],
  });
});

it('demo dishes are seeded once in a new shop, and deleted ones are not restored', async () => {
  const shop = await TestApp.start({ SEED_DEMO: 'true' });
  const dishes = (await shop.rest<{ category: string | null; image: string | null }[]>('GET', '/api/menu'))
    .body;
  expect(dishes.length).toBeGreaterThanOrEqual(48);
  expect(new Set(dishes.map(({ category }) => category)).size).toBeGreaterThanOrEqual(9);
  expect(dishes.filter(({ category }) => category === null)).toHaveLength(1);
  expect(dishes.filter(({ image }) => image === null).length).toBeGreaterThanOrEqual(2);
  const picture = await fetch(shop.url + (dishes.find(({ image }) => image)?.image ?? ''));
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  // Small enough for phones.
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(45 * 1024);
  expect(picture.headers.get('Cache-Control')).toContain('immutable');

  await shop.app.dataSource.manager.deleteAll(MenuItem);
  const again = await TestApp.start({ SEED_DEMO: 'true', DATABASE_URL: shop.databaseUrl });
  expect((await again.rest('GET', '/api/menu')).body).toEqual([]);
  await again.close();
  await shop.close();
});
