import fc from 'fast-check';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { menuTopic } from './realtime.messages.js';

let api: TestApp;
let worker: TestApp;
let admin: Account;
const clients: Client[] = [];

// API and worker as separate apps that share only the database.
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api' });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
  admin = await anAdmin(api);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  await expect.poll(() => api.app.services.liveMenu.listeners()).toBe(0);
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

interface Change {
  readonly kind: string;
  readonly id: string;
  readonly item: { name: string; price: number; version: number } | null;
  readonly category?: { name: string; isHidden: boolean; version: number } | null;
}

/**
 * Subscribes as a visitor, or as staff to all categories; the returned function waits for the next change, as long as the
 * test may run.
 */
async function watch(more = '', { asStaff = false } = {}): Promise<() => Promise<Change>> {
  const before = api.app.services.liveMenu.listeners();
  const client = api.live(asStaff ? admin.token : undefined);
  clients.push(client);
  const field = asStaff ? 'menuChanged: fullMenuChanged' : 'menuChanged';
  const messages = client.iterate<{ menuChanged: Change }>({
    query: `subscription { ${field} { kind id item { name price version } ${more} } }`,
  });
  // Requested immediately, so that the client subscribes.
  let next = messages.next();
  await expect.poll(() => api.app.services.liveMenu.listeners()).toBe(before + 1);
  return async () => {
    const { value } = await next;
    next = messages.next();
    const { data } = value as { data: { menuChanged: Change } };
    return data.menuChanged;
  };
}

const send = async (method: string, route: string, body?: unknown) => {
  const answer = await api.rest<{ item: { _id: string } }>(method, `/api/admin/menu${route}`, {
    token: admin.token,
    body,
  });
  return answer.body.item._id;
};
const stray = (itemId: string, version: number) => api.app.pubsub.publish(menuTopic, { itemId, version });

it('menuChanged sends added, changed and deleted dishes to every visitor', async () => {
  const watchers = [await watch(), await watch()];
  const id = await send('POST', '', { name: 'Kanda Poha', price: 40 });
  for (const next of watchers) {
    expect(await next()).toEqual({ kind: 'ADDED', id, item: { name: 'Kanda Poha', price: 40, version: 1 } });
  }
  await send('PUT', `/${id}`, { price: 45.5 });
  for (const next of watchers) {
    expect(await next()).toEqual({
      kind: 'UPDATED',
      id,
      item: { name: 'Kanda Poha', price: 45.5, version: 2 },
    });
  }
  await send('DELETE', `/${id}`);
  for (const next of watchers) expect(await next()).toEqual({ kind: 'DELETED', id, item: null });
});

it('menuChanged sends nothing for an update without changes and for a refused one', async () => {
  const dish = await aDish(api);
  const next = await watch();
  await send('PUT', `/${dish.id}`, { name: dish.name });
  await api.rest('PUT', `/api/admin/menu/${dish.id}`, { token: admin.token, body: { price: 0 } });
  await send('PUT', `/${dish.id}`, { name: 'Sabudana Vada' });
  expect(await next()).toMatchObject({ kind: 'UPDATED', item: { name: 'Sabudana Vada', version: 2 } });
});

it('menuChanged sends rising versions of a dish, none after its deletion, for any delivery', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 10 }), async (strays) => {
      const next = await watch();
      const id = await send('POST', '', { name: 'Dabeli', price: 30 });
      // Late, repeated and early messages; the version may not exist yet.
      const published = strays.map((version) => stray(id, version));
      for (const price of [31, 32, 33]) await send('PUT', `/${id}`, { price });
      await send('DELETE', `/${id}`);
      await Promise.all(published);
      const seen: Change[] = [];
      const read = async (isLast: (change: Change) => boolean) => {
        do seen.push(await next());
        while (!seen.slice(-1).some(isLast));
      };
      await read((change) => change.id === id && change.kind === 'DELETED');
      await Promise.all(strays.map((version) => stray(id, version)));
      const end = await aDish(api);
      await stray(end.id, 1);
      await read((change) => change.id === end.id);

      const changes = seen.filter((change) => change.id === id);
      const versions = changes.map(({ item }) => item?.version ?? Number.POSITIVE_INFINITY);
      expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
      expect(changes.at(-1)).toEqual({ kind: 'DELETED', id, item: null });
    }),
    { numRuns: 10 },
  );
});

it('menuChanged reads a changed dish once for all subscribers', async () => {
  const read = vi.spyOn(api.app.services.menu, 'find');
  const watchers = [await watch(), await watch(), await watch()];
  const dish = await aDish(api);
  await send('PUT', `/${dish.id}`, { price: 99 });
  for (const next of watchers) expect(await next()).toMatchObject({ id: dish.id, item: { price: 99 } });
  await stray(dish.id, 2);
  await send('DELETE', `/${dish.id}`);
  for (const next of watchers) expect(await next()).toMatchObject({ kind: 'DELETED' });
  expect(read.mock.calls).toEqual([[dish.id], [dish.id]]);
  read.mockRestore();
});

const ask = async (query: string) => {
  const { data, errors } = await api.graphql(query, {}, admin.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as { id: string };
};

it('fullMenuChanged sends every change of categories, their dishes and their order to staff', async () => {
  const next = await watch('category { name isHidden version }', { asStaff: true });
  const nextTwo = async () => [await next(), await next()];
  const dishId = await send('POST', '', { name: 'Idli', price: 40, category: 'Brekfast' });
  const added = await nextTwo();
  const id = added.find(({ category }) => category)?.id ?? '';
  expect(added).toContainEqual({
    kind: 'ADDED',
    id,
    item: null,
    category: { name: 'Brekfast', isHidden: false, version: 1 },
  });
  expect(added).toContainEqual(expect.objectContaining({ kind: 'ADDED', id: dishId, category: null }));

  await ask(`mutation { updateCategory(id: "${id}", version: 1, input: { name: "Breakfast" }) { id } }`);
  const renamed = await nextTwo();
  expect(renamed).toContainEqual(
    expect.objectContaining({
      kind: 'UPDATED',
      id,
      category: { name: 'Breakfast', isHidden: false, version: 2 },
    }),
  );
  expect(renamed).toContainEqual(
    expect.objectContaining({ id: dishId, item: { name: 'Idli', price: 40, version: 2 } }),
  );

  await ask(
    `mutation { updateCategory(id: "${id}", version: 2, input: { name: "Breakfast", isHidden: true }) { id } }`,
  );
  expect(await next()).toMatchObject({ id, category: { isHidden: true, version: 3 } });

  for (const list of ['reorderDishes', 'reorderDishes', 'reorderCategories']) {
    const ids = (
      list === 'reorderDishes' ? await api.app.services.menu.list() : await api.app.services.menu.categories()
    )
      .map((each) => each.id)
      .toReversed();
    await ask(`mutation { ${list}(ids: ${JSON.stringify(ids)}) { id } }`);
    expect(await next()).toEqual({ kind: 'UPDATED', id: '0'.repeat(24), item: null, category: null });
  }

  await ask(`mutation { deleteCategory(id: "${id}") { id } }`);
  const deleted = await nextTwo();
  expect(deleted).toContainEqual({ kind: 'DELETED', id, item: null, category: null });
  expect(deleted).toContainEqual(expect.objectContaining({ id: dishId, kind: 'UPDATED' }));
});

it('menuChanged sends no data of a hidden category, only deletions and a request to refetch', async () => {
  const next = await watch('category { name isHidden version }');
  const idli = await send('POST', '', { name: 'Idli', price: 40, category: 'Early' });
  const added = [await next(), await next()];
  const id = added.find(({ category }) => category)?.id ?? '';
  const hide = (version: number, isHidden: boolean) =>
    ask(
      `mutation { updateCategory(id: "${id}", version: ${version}, input: { name: "Early", isHidden: ${isHidden} }) { id } }`,
    );
  const readAgain = { kind: 'UPDATED', id: '0'.repeat(24), item: null, category: null };

  await hide(1, true);
  expect(await next()).toEqual(readAgain);
  await send('PUT', `/${idli}`, { price: 45 });
  expect(await next()).toEqual({ kind: 'DELETED', id: idli, item: null, category: null });
  const dosa = await send('POST', '', { name: 'Dosa', price: 60, category: 'Early' });
  expect(await next()).toEqual({ kind: 'DELETED', id: dosa, item: null, category: null });
  await send('PUT', `/${dosa}`, { category: 'Dinner of visitors' });
  const moved = [await next(), await next()];
  expect(moved).toContainEqual(expect.objectContaining({ id: dosa, item: expect.anything() as unknown }));

  await hide(2, false);
  const shown = [await next(), await next()];
  expect(shown).toContainEqual(readAgain);
  expect(shown).toContainEqual(expect.objectContaining({ id, category: expect.anything() as unknown }));
  await send('PUT', `/${idli}`, { price: 50 });
  expect(await next()).toMatchObject({ kind: 'UPDATED', id: idli, item: { price: 50 } });
});

it('fullMenuChanged is refused to visitors and customers', async () => {
  for (const token of [undefined, (await aCustomer(api)).token]) {
    const client = api.live(token);
    clients.push(client);
    const messages = client.iterate({ query: 'subscription { fullMenuChanged { id item { name } } }' });
    const { value } = (await messages.next()) as { value: { errors?: { extensions?: object }[] } };
    expect(value.errors?.[0]?.extensions).toMatchObject({ code: token ? 'FORBIDDEN' : 'UNAUTHENTICATED' });
  }
});

it('menuChanged survives an invalid message and one about an unknown dish', async () => {
  const next = await watch();
  await api.app.pubsub.publish(menuTopic, { itemId: 7 });
  const unknown = newId();
  await stray(unknown, 1);
  expect(await next()).toEqual({ kind: 'DELETED', id: unknown, item: null });
  const dish = await aDish(api);
  await send('PUT', `/${dish.id}`, { price: 12 });
  expect(await next()).toMatchObject({ id: dish.id, item: { price: 12 } });
});
