import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

interface Line {
  msg: string;
  requestId?: string;
  job?: string;
  req?: { url: string };
}

const written: string[] = [];
let test: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;

beforeAll(async () => {
  test = await TestApp.start(
    { LOG_LEVEL: 'debug' },
    { write: (lines: string) => void written.push(...lines.split('\n').filter(Boolean)) },
  );
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
});
beforeEach(() => written.splice(0));
afterAll(() => test.close());

const linesOf = (requestId: string) =>
  written.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId);
const jobsOf = (requestId: string) =>
  linesOf(requestId).flatMap(({ msg, job }) => (msg === 'job done' && job ? [job] : []));

const order = (items: { menuItem: string; qty: number }[]) => ({
  items,
  address: '12 MG Road, Bengaluru',
  paymentMode: 'COD',
});

describe('a request id', () => {
  it('is in the answer, in every log line about the request, and in its jobs', async () => {
    const id = 'proxy:7f9c-0001/a';
    const { status, headers } = await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: order([{ menuItem: dishId, qty: 2 }]),
      headers: { 'X-Request-Id': id },
    });
    expect([status, headers.get('X-Request-Id')]).toEqual([201, id]);
    await expect
      .poll(() => jobsOf(id))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^order\.placed\//)]));
    await expect.poll(() => linesOf(id).map(({ msg }) => msg)).toContain('request completed');
    // Every line about the request has its id.
    const about = written
      .filter((line) => line.includes('/api/orders'))
      .map((line) => JSON.parse(line) as Line);
    expect(about.map(({ requestId }) => requestId)).toEqual(about.map(() => id));
  });

  it('follows a form, too', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Misal Pav',
      description: 'Sprouts in a fiery gravy.',
      price: '80',
      category: 'Burgers',
    }))
      form.append(name, value);
    const response = await fetch(`${test.url}/api/admin/menu`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${admin.token}`, 'X-Request-Id': 'form-1' },
    });
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([201, 'form-1']);
    await expect
      .poll(() => jobsOf('form-1'))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^menu\.item-added\//)]));
  });

  it('is generated if it is missing or could forge a log line', async () => {
    const idFor = async (given: Record<string, string>) =>
      (await test.rest('GET', '/api/menu', { headers: given })).headers.get('X-Request-Id') ?? '';
    const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
    const made = await idFor({});
    expect(made).toMatch(uuid);
    expect(await idFor({})).not.toBe(made);
    expect(await idFor({ 'X-Request-Id': '{"level":60}' })).toMatch(uuid);
    expect(await idFor({ 'X-Request-Id': 'x'.repeat(129) })).toMatch(uuid);
    expect(await idFor({ 'X-Request-Id': 'x'.repeat(128) })).toBe('x'.repeat(128));
  });

  it('belongs to each operation on a live socket', async () => {
    const client = test.live(admin.token);
    const done = new Promise<void>((resolve, reject) => {
      client.subscribe(
        {
          query: `mutation ($id: ID!) { deleteMenuItem(id: $id) { id } }`,
          variables: { id: dishId },
        },
        { next: () => undefined, error: reject, complete: resolve },
      );
    });
    await done;
    await client.dispose();
    const jobs = () =>
      written
        .map((line) => JSON.parse(line) as Line)
        .filter(({ msg, job }) => msg === 'job done' && job?.startsWith('menu.item-deleted/'));
    await expect.poll(jobs).not.toEqual([]);
    const [id] = jobs().map(({ requestId }) => requestId);
    expect(linesOf(id ?? '').map(({ msg }) => msg)).toContain('admin action');
  });

  it('keeps one event to a line', async () => {
    await test.rest('GET', '/api/orders/%0a%7B', { token: asha.token });
    await expect.poll(() => written.length).toBeGreaterThan(0);
    for (const line of written) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
