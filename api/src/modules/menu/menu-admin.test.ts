import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { value } from '../../../test/doors/doors.js';
import { menuAdminDoorsOf, plainDish, type DishInput } from '../../../test/doors/menu-admin.js';
import { newId } from '../../platform/ids.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
let other: Account;
let asha: Account;

// Without a worker, so that the events stay in the outbox.
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  admin = await anAdmin(test);
  other = await anAdmin(test, 'Meera Iyer');
  asha = await aCustomer(test);
});
afterAll(() => test.close());

const misal: DishInput = {
  name: 'Misal Pav',
  price: 89.5,
  description: 'Sprouts in a fiery gravy.',
  category: 'Chaat',
  isVegetarian: true,
};

const rowOf = (id: string) => test.app.dataSource.manager.findOneBy(MenuItem, { id });

async function eventsOf(id: string): Promise<string[]> {
  const rows = await test.app.dataSource.query<{ type: string; payload: { version: number } }[]>(
    `select type, payload from outbox_events where payload->>'itemId' = $1 order by id`,
    [id],
  );
  return rows.map(({ type, payload }) => `${type} ${payload.version}`);
}

describe.each(
  menuAdminDoorsOf(
    () => test,
    () => admin.token,
  ),
)('the admin’s menu through $name', (door) => {
  it('adds, changes and deletes a dish, each with its event', async () => {
    const added = value(await door.add(admin.token, misal));
    expect(added).toEqual({
      ...plainDish,
      ...misal,
      id: added.id,
      image: null,
      servedFrom: null,
      servedUntil: null,
      mark: 'VEGETARIAN',
      version: 1,
    });
    expect((await door.menu()).at(-1)).toEqual(added);

    const changed = value(
      await door.update(admin.token, added.id, { name: 'Puneri Misal', price: 95 }, added.version),
    );
    expect(changed).toEqual({ ...added, name: 'Puneri Misal', price: 95, version: 2 });
    expect((await door.menu()).at(-1)).toEqual(changed);

    expect(value(await door.delete(admin.token, added.id))).toEqual(changed);
    expect((await door.menu()).map(({ id }) => id)).not.toContain(added.id);
    expect(await eventsOf(added.id)).toEqual([
      'menu.item-added 1',
      'menu.item-changed 2',
      'menu.item-deleted 3',
    ]);
  });

  it('keeps missing fields, and clears them with blank or null', async () => {
    const { id } = value(await door.add(admin.token, misal));
    const basics = { name: misal['name'], price: misal['price'] };
    expect(value(await door.update(admin.token, id, { ...basics, price: 90 }, 1))).toMatchObject({
      description: misal['description'],
      category: 'Chaat',
      isVegetarian: true,
      version: 2,
    });
    const emptied = { ...basics, description: null, category: '  ', isVegetarian: null };
    expect(value(await door.update(admin.token, id, emptied, 2))).toMatchObject({
      description: '',
      category: null,
      isVegetarian: null,
      version: 3,
    });
    const marked = { ...basics, isVegetarian: false };
    expect(value(await door.update(admin.token, id, marked, 3))).toMatchObject({ isVegetarian: false });
  });

  it('changes nothing and writes no event if no field differs', async () => {
    const { id } = value(await door.add(admin.token, misal));
    expect(value(await door.update(admin.token, id, { ...misal, name: ' Misal Pav ' }, 1))).toMatchObject({
      version: 1,
    });
    expect(await eventsOf(id)).toEqual(['menu.item-added 1']);
  });

  it.each([
    ['name', 'empty', ''],
    ['name', 'blank', ' \n '],
    ['name', 'too long', 'x'.repeat(121)],
    ['name', 'unreadable', 'Sa\0mosa'],
    ['price', 'of nothing', 0],
    ['price', 'below nothing', -1],
    ['price', 'a paisa too high', 100_000.01],
    ['price', 'far too high', 1e9],
    ['description', 'too long', 'x'.repeat(2001)],
    ['description', 'unreadable', '\0'],
    ['category', 'too long', 'x'.repeat(61)],
    ['image', 'empty', ''],
    ['image', 'of nobody', '/uploads/menu/nobody-uploaded-this.webp'],
    ['image', 'from elsewhere', 'https://example.com/dosa.webp'],
  ])('refuses a %s that is %s and writes nothing', async (field, _fault, wrong) => {
    const bad = { [field]: wrong };
    const before = await door.menu();
    expect(await door.add(admin.token, { ...misal, ...bad })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
    const dish = await aDish(test);
    expect(await door.update(admin.token, dish.id, { ...misal, ...bad }, 1)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
    expect(await rowOf(dish.id)).toEqual(dish);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    test.app.services.menuChanges.notify();
    expect(await door.menu()).toEqual(before);
  });

  it.each([{ price: 1.234 }, { price: 'cheap' }, { price: null }, { name: null }, { name: 7 }])(
    'refuses %j',
    async (bad) => {
      expect(await door.add(admin.token, { ...misal, ...bad })).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
      });
    },
  );

  it('accepts the maximum of every field', async () => {
    const most = {
      name: 'x'.repeat(120),
      price: 100_000,
      description: 'y'.repeat(2000),
      category: 'z'.repeat(60),
    };
    expect(value(await door.add(admin.token, most))).toMatchObject(most);
    expect(value(await door.add(admin.token, { name: 'x', price: 0.01 }))).toMatchObject({
      price: 0.01,
      description: '',
      category: null,
      image: null,
    });
  });

  it('is restricted to admins, and checks permissions first', async () => {
    const { id } = await aDish(test);
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      ['not.a.token', 'UNAUTHENTICATED'],
      [asha.token, 'FORBIDDEN'],
    ] as const) {
      const refusal = { ok: false, code };
      expect(await door.add(token, { name: '', price: 1 })).toMatchObject(refusal);
      expect(await door.update(token, id, { name: 'Free lunch', price: 0 }, 1)).toMatchObject(refusal);
      expect(await door.delete(token, id)).toMatchObject(refusal);
      expect(await door.delete(token, 'soup')).toMatchObject(refusal);
    }
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });

  it('refuses unknown and invalid ids', async () => {
    for (const [id, code] of [
      [newId(), 'NOT_FOUND'],
      ['soup', 'BAD_USER_INPUT'],
    ] as const) {
      expect(await door.update(admin.token, id, misal, 1)).toMatchObject({ ok: false, code });
      expect(await door.delete(admin.token, id)).toMatchObject({ ok: false, code });
    }
    const { id } = await aDish(test);
    value(await door.delete(admin.token, id));
    expect(await door.delete(other.token, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('refuses a change of an outdated version and keeps the earlier change', async () => {
    const { id } = value(await door.add(admin.token, misal));
    value(await door.update(admin.token, id, { ...misal, price: 99 }, 1));
    expect(await door.update(other.token, id, { ...misal, name: 'Misal' }, 1)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
    });
    expect(await rowOf(id)).toMatchObject({ name: 'Misal Pav', pricePaise: 9900, version: 2 });
    expect(value(await door.update(other.token, id, { ...misal, name: 'Misal' }, 2))).toMatchObject({
      version: 3,
    });
  });

  it('lets exactly one of many concurrent changes to the same version succeed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), async (callers) => {
        const { id } = value(await door.add(admin.token, misal));
        const outcomes = await Promise.all(
          Array.from({ length: callers }, (_, index) =>
            door.update(index % 2 ? admin.token : other.token, id, { ...misal, price: 100 + index }, 1),
          ),
        );
        const winners = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.price] : []));
        expect(winners).toHaveLength(1);
        expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'CONFLICT')).toHaveLength(
          callers - 1,
        );
        expect(await rowOf(id)).toMatchObject({ pricePaise: (winners[0] ?? 0) * 100, version: 2 });
        expect(await eventsOf(id)).toEqual(['menu.item-added 1', 'menu.item-changed 2']);
      }),
      { numRuns: 5 },
    );
  });

  it('adds one dish for repeated requests with the same key', async () => {
    const before = (await door.menu()).length;
    const key = newId();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => door.add(admin.token, misal, key)));
    const ids = new Set(outcomes.map((outcome) => value(outcome).id));
    expect(ids.size).toBe(1);
    expect(await door.menu()).toHaveLength(before + 1);
    expect(await eventsOf([...ids][0] ?? '')).toEqual(['menu.item-added 1']);

    expect(await door.add(admin.token, { ...misal, price: 1 }, key)).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(value(await door.add(other.token, misal, key)).id).not.toBe([...ids][0]);
  });

  it('keeps orders readable after their dish is deleted', async () => {
    const dish = value(await door.add(admin.token, misal));
    const { body: order } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dish.id, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' },
    });
    value(await door.delete(admin.token, dish.id));
    const { body } = await test.rest('GET', `/api/orders/${order._id}`, { token: asha.token });
    expect(body).toEqual(order);
    expect(body).toMatchObject({
      total: 179,
      items: [{ menuItem: { name: 'Misal Pav', price: 89.5 }, qty: 2 }],
    });
  });

  it.each([
    [
      'its event cannot be written',
      'alter table outbox_events add constraint full_up check (false) not valid',
      'alter table outbox_events drop constraint full_up',
    ],
    [
      'it cannot be committed',
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create constraint trigger refuse after insert or update or delete on menu_items
         deferrable initially deferred for each row execute function refuse()`,
      'drop function refuse cascade',
    ],
  ])('rolls back both change and event if %s', async (_why, breakIt, mendIt) => {
    const { id } = value(await door.add(admin.token, misal));
    const { dataSource } = test.app;
    const events = () => dataSource.query<unknown[]>('select id from outbox_events order by id');
    const before = [await door.menu(), await events()];
    await dataSource.query(breakIt);
    try {
      for (const outcome of [
        await door.add(admin.token, misal),
        await door.update(admin.token, id, { ...misal, price: 1 }, 1),
        await door.delete(admin.token, id),
      ]) {
        expect(outcome).toMatchObject({ ok: false, code: 'INTERNAL_SERVER_ERROR' });
      }
      expect([await door.menu(), await events()]).toEqual(before);
    } finally {
      await dataSource.query(mendIt);
    }
  });
});

describe('updateMenuItem', () => {
  it('includes the current version of the dish in a conflict', async () => {
    const { id } = await aDish(test, { version: 7 });
    const { errors } = await test.graphql(
      `mutation ($id: ID!) { updateMenuItem(id: $id, input: { name: "Bhel", price: 40 }, version: 3) { id } }`,
      { id },
      admin.token,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', version: 7 } }]);
  });
});
