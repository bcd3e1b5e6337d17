import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { menuAdminDoorsOf, value, type DishInput } from '../../../test/menu-admin-doors.js';
import { newId } from '../../platform/ids.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
let other: Account;
let asha: Account;

// Without a worker, so that events stay where they can be looked at.
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
};

const aPicture = (background = 'orange') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

/** Sends a form as a browser does. */
async function sendForm(
  method: string,
  route: string,
  fields: Record<string, string | Buffer>,
  token?: string,
) {
  const form = new FormData();
  for (const [field, contents] of Object.entries(fields)) {
    if (typeof contents === 'string') form.append(field, contents);
    else form.append(field, new Blob([new Uint8Array(contents)], { type: 'image/png' }), 'dish.png');
  }
  const response = await fetch(`${test.url}/api/admin/menu${route}`, {
    method,
    body: form,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const body = (await response.json()) as {
    item: { _id: string; image: string };
    errors?: { field: string }[];
  };
  return { status: response.status, body };
}

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
  it('takes a dish, changes it and takes it off, each with its event', async () => {
    const added = value(await door.add(admin.token, misal));
    expect(added).toEqual({ ...misal, id: added.id, image: null, version: 1 });
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

  it('lets fields that are left out stay as they are; blank or null empties them', async () => {
    const { id } = value(await door.add(admin.token, misal));
    const basics = { name: misal['name'], price: misal['price'] };
    expect(value(await door.update(admin.token, id, { ...basics, price: 90 }, 1))).toMatchObject({
      description: misal['description'],
      category: 'Chaat',
      version: 2,
    });
    const emptied = { ...basics, description: null, category: '  ' };
    expect(value(await door.update(admin.token, id, emptied, 2))).toMatchObject({
      description: '',
      category: null,
      version: 3,
    });
  });

  it('changes nothing and tells nobody when nothing is different', async () => {
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
  ])('refuses a %s that is %s, and writes nothing', async (field, _fault, wrong) => {
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

  it('takes the longest and dearest there may be', async () => {
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

  it('is for admins alone, who are asked for before anything else is looked at', async () => {
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

  it('knows only dishes that are there', async () => {
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

  it('tells the second of two admins that the dish has changed, and keeps what the first made', async () => {
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

  it('lets exactly one of many win who change the same version at once', async () => {
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

  it('adds a dish once however often it is sent', async () => {
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

  it('leaves orders readable whose dish is deleted', async () => {
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
  ])('keeps neither a change nor its event when %s', async (_why, breakIt, mendIt) => {
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

describe('over GraphQL', () => {
  it('a conflict carries the version that the dish has now', async () => {
    const { id } = await aDish(test, { version: 7 });
    const { errors } = await test.graphql(
      `mutation ($id: ID!) { updateMenuItem(id: $id, input: { name: "Bhel", price: 40 }, version: 3) { id } }`,
      { id },
      admin.token,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', version: 7 } }]);
  });
});

describe('over REST', () => {
  const put = (id: string, body: unknown) =>
    test.rest<Record<string, unknown>>('PUT', `/api/admin/menu/${id}`, { token: admin.token, body });

  it('answers with a message and the item', async () => {
    const added = await test.rest<{ item: { _id: string } }>('POST', '/api/admin/menu', {
      token: admin.token,
      body: { name: 'Bhel', price: 40 },
    });
    const item = {
      _id: added.body.item._id,
      name: 'Bhel',
      price: 40,
      description: '',
      category: null,
      image: null,
      version: 1,
    };
    expect([added.status, added.body]).toEqual([201, { message: 'Item added!', item }]);
    const changed = await put(item._id, { price: '42.50' });
    expect([changed.status, changed.body]).toEqual([
      200,
      { message: 'Item updated!', item: { ...item, price: 42.5, version: 2 } },
    ]);
    const gone = await test.rest('DELETE', `/api/admin/menu/${item._id}`, { token: admin.token });
    expect([gone.status, gone.body]).toEqual([
      200,
      { message: 'Item deleted!', item: { ...item, price: 42.5, version: 2 } },
    ]);
  });

  it('a change without a version is made to whatever the dish is now', async () => {
    const { id } = await aDish(test, { version: 5 });
    expect((await put(id, { category: 'Specials' })).body).toMatchObject({
      item: { category: 'Specials', version: 6 },
    });
    expect((await put(id, { name: 'x', version: 5 })).status).toBe(409);
    expect((await put(id, { name: 'x', version: 'new' })).status).toBe(400);
  });

  it('names every field that is missing', async () => {
    const { status, body } = await test.rest<{ errors: { field: string }[] }>('POST', '/api/admin/menu', {
      token: admin.token,
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['name', 'price']);
  });

  it('asks who it is before it reads the body', async () => {
    const send = (token?: string) => test.rest('POST', '/api/admin/menu', { token, body: '{"name":' });
    expect((await send()).status).toBe(401);
    expect((await send(asha.token)).status).toBe(403);
    expect((await send(admin.token)).status).toBe(400);
  });

  it('lists for admins as /api/menu does for all, with versions', async () => {
    const dish = await aDish(test, { name: 'Kothimbir Vadi', version: 3 });
    const list = (query: string, token?: string) =>
      test.rest<Record<string, unknown>[]>('GET', `/api/admin/menu${query}`, { token });
    expect((await list('?search=VADI', admin.token)).body).toMatchObject([{ _id: dish.id, version: 3 }]);
    expect((await list('?limit=1', admin.token)).body).toMatchObject([{ _id: dish.id }]);
    expect((await list(`?limit=500&before=${dish.id}`, admin.token)).body).not.toContainEqual(
      expect.objectContaining({ _id: dish.id }),
    );
    expect((await list('')).status).toBe(401);
    expect((await list('', asha.token)).status).toBe(403);
    expect((await list('?limit=501', admin.token)).status).toBe(400);
  });
});

describe('a form', () => {
  const misalForm = { name: 'Misal Pav', price: '249.50', description: '', category: ' Chaat ' };

  it('makes a dish with its picture, which the server then serves', async () => {
    const { status, body } = await sendForm(
      'POST',
      '',
      { ...misalForm, image: await aPicture() },
      admin.token,
    );
    expect(status).toBe(201);
    expect(body.item).toMatchObject({ name: 'Misal Pav', price: 249.5, description: '', category: 'Chaat' });
    const picture = await fetch(test.url + body.item.image);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('changes what it names; a picture that was not chosen stays', async () => {
    const added = await sendForm('POST', '', { ...misalForm, image: await aPicture() }, admin.token);
    const { _id: id, image } = added.body.item;
    const repriced = await sendForm('PUT', `/${id}`, { price: '99', image: '' }, admin.token);
    expect([repriced.status, repriced.body.item]).toMatchObject([
      200,
      { name: 'Misal Pav', price: 99, image, version: 2 },
    ]);
    const pictured = await sendForm(
      'PUT',
      `/${id}`,
      { version: '2', image: await aPicture('green') },
      admin.token,
    );
    expect(pictured.body.item).toMatchObject({ price: 99, version: 3 });
    expect(pictured.body.item.image).not.toBe(image);
    expect((await sendForm('PUT', `/${id}`, { version: '2', name: 'x' }, admin.token)).status).toBe(409);
  });

  it('is refused when something in it is bad, and nothing is written', async () => {
    const before = await test.app.dataSource.manager.count(MenuItem);
    const picture = await aPicture();
    const refused = async (fields: Record<string, string | Buffer>) => {
      const { status, body } = await sendForm('POST', '', { ...misalForm, ...fields }, admin.token);
      return [status, body.errors?.[0]?.field];
    };
    for (const price of [
      '',
      'cheap',
      '0',
      '-5',
      '1.999',
      '1e3',
      '0x10',
      '1,249',
      '100000.01',
      'NaN',
      'Infinity',
    ]) {
      expect(await refused({ price, image: picture }), price).toEqual([400, 'price']);
    }
    expect(await refused({ name: ' ' })).toEqual([400, 'name']);
    expect(await refused({ image: '/uploads/menu/nobody.webp' })).toEqual([400, 'image']);
    expect(await refused({ image: Buffer.from('no picture at all') })).toEqual([415, undefined]);
    expect(await test.app.dataSource.manager.count(MenuItem)).toBe(before);
  });

  it('is for admins alone', async () => {
    const fields = { ...misalForm, image: await aPicture() };
    expect((await sendForm('POST', '', fields)).status).toBe(401);
    expect((await sendForm('POST', '', fields, asha.token)).status).toBe(403);
  });
});

describe('the picture of a dish', () => {
  it('is one that was uploaded, or none', async () => {
    const image = await test.app.services.pictures.put('menu', await aPicture('purple'));
    const added = await test.rest<{ item: { _id: string } }>('POST', '/api/admin/menu', {
      token: admin.token,
      body: { name: 'Jamun', price: 10, image },
    });
    expect(added.body.item).toMatchObject({ image });
    const put = (body: unknown) =>
      test.rest<Record<string, unknown>>('PUT', `/api/admin/menu/${added.body.item._id}`, {
        token: admin.token,
        body,
      });
    expect((await put({ name: 'Kala Jamun' })).body).toMatchObject({ item: { image } });
    expect((await put({ image: null })).body).toMatchObject({ item: { image: null } });
    const profile = await test.app.services.pictures.put('profile', await aPicture());
    expect((await put({ image: profile })).status).toBe(400);
  });

  it('may stay even if its file is lost', async () => {
    const image = `/uploads/menu/${'0'.repeat(32)}.webp`;
    const { id } = await aDish(test, { image });
    const { body } = await test.rest('PUT', `/api/admin/menu/${id}`, {
      token: admin.token,
      body: { price: 12, image },
    });
    expect(body).toMatchObject({ item: { price: 12, image } });
  });
});
