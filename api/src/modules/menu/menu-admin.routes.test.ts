import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { holdToDocument } from '../../../test/doors/contract.js';
import { plainDish } from '../../../test/doors/menu-admin.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
let asha: Account;

beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  admin = await anAdmin(test);
  asha = await aCustomer(test);
});
afterAll(() => test.close());

const aPicture = (background = 'orange') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

/** Sends a form in the format of browsers. */
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
  const { status, headers } = response;
  holdToDocument(test.app, { method, route: `/api/admin/menu${route}`, status, headers, body });
  return { status, body };
}

describe('admin menu over REST', () => {
  const put = (id: string, body: unknown) =>
    test.rest<Record<string, unknown>>('PUT', `/api/admin/menu/${id}`, { token: admin.token, body });

  it('returns a message and the item', async () => {
    const added = await test.rest<{ item: { _id: string } }>('POST', '/api/admin/menu', {
      token: admin.token,
      body: { name: 'Bhel', price: 40 },
    });
    const item = {
      _id: added.body.item._id,
      name: 'Bhel',
      price: 40,
      description: null,
      category: null,
      image: null,
      isVegetarian: null,
      options: [],
      servedFrom: null,
      servedUntil: null,
      available: true,
      soldOutUntil: null,
      portionsLeft: null,
      ...plainDish,
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

  it('changes the current dish if no version is given', async () => {
    const { id } = await aDish(test, { version: 5 });
    expect((await put(id, { category: 'Specials' })).body).toMatchObject({
      item: { category: 'Specials', version: 6 },
    });
    expect((await put(id, { name: 'x', version: 5 })).status).toBe(409);
    expect((await put(id, { name: 'x', version: 'new' })).status).toBe(400);
  });

  it('refuses a vegetarian mark that is not a boolean', async () => {
    const { id } = await aDish(test);
    expect(await put(id, { isVegetarian: 'perhaps' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isVegetarian' }] },
    });
  });

  it('names every missing field', async () => {
    const { status, body } = await test.rest<{ errors: { field: string }[] }>('POST', '/api/admin/menu', {
      token: admin.token,
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['name', 'price']);
  });

  it('checks permissions before it reads the body', async () => {
    const send = (token?: string) => test.rest('POST', '/api/admin/menu', { token, body: '{"name":' });
    expect((await send()).status).toBe(401);
    expect((await send(asha.token)).status).toBe(403);
    expect((await send(admin.token)).status).toBe(400);
  });

  it('lists the same dishes as /api/menu with versions', async () => {
    const dish = await aDish(test, { name: 'Kothimbir Vadi', version: 3 });
    const list = (query: string, token?: string) =>
      test.rest<Record<string, unknown>[]>('GET', `/api/admin/menu${query}`, { token });
    expect((await list('?search=VADI', admin.token)).body).toMatchObject([{ _id: dish.id, version: 3 }]);
    const rows = (await list('', admin.token)).body;
    expect(rows.at(-1)).toMatchObject({ _id: dish.id });
    expect((await list('?limit=1', admin.token)).body).toEqual(rows.slice(0, 1));
    expect((await list(`?before=${dish.id}`, admin.token)).body).toEqual(rows.slice(0, -1));
    expect((await list('')).status).toBe(401);
    expect((await list('', asha.token)).status).toBe(403);
    expect((await list('?limit=501', admin.token)).status).toBe(400);
  });
});

describe('multipart form', () => {
  const misalForm = {
    name: 'Misal Pav',
    price: '249.50',
    description: '',
    category: ' Chaat ',
    isVegetarian: 'true',
  };

  it('creates a dish with its picture, which is then served', async () => {
    const { status, body } = await sendForm(
      'POST',
      '',
      { ...misalForm, image: await aPicture() },
      admin.token,
    );
    expect(status).toBe(201);
    expect(body.item).toMatchObject({
      name: 'Misal Pav',
      price: 249.5,
      description: null,
      category: 'Chaat',
      isVegetarian: true,
    });
    const picture = await fetch(test.url + body.item.image);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('changes the fields it contains and keeps the picture if none was chosen', async () => {
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

  it('is refused without effect if a field is invalid', async () => {
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

  it('is restricted to admins', async () => {
    const fields = { ...misalForm, image: await aPicture() };
    expect((await sendForm('POST', '', fields)).status).toBe(401);
    expect((await sendForm('POST', '', fields, asha.token)).status).toBe(403);
  });
});

describe('picture of a dish', () => {
  it('must have been uploaded, or is null', async () => {
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

  it('can be kept although its file is lost', async () => {
    const image = `/uploads/menu/${'0'.repeat(32)}.webp`;
    const { id } = await aDish(test, { image });
    const { body } = await test.rest('PUT', `/api/admin/menu/${id}`, {
      token: admin.token,
      body: { price: 12, image },
    });
    expect(body).toMatchObject({ item: { price: 12, image } });
  });
});
