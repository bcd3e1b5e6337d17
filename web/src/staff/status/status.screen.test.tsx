import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { FakeAudio } from '../../../test/audio';
import { aDeviceUser, anOrder, anOwnDevice, aStaffMember, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { volumes } from '../orders/bell-sound';
import { aShop, address, button, desk, link, show } from '../../../test/show';

const column = (stage: 'Preparing' | 'Ready') => page.getByRole('region', { name: new RegExp(`^${stage}`) });
const shown = (stage: 'Preparing' | 'Ready') =>
  column(stage)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

async function open(orders: readonly Partial<WholeOrder>[], who = aStaffMember('KITCHEN')) {
  const shop = aShop({ ownDevice: anOwnDevice({ place: 'KITCHEN' }) });
  const book = new OrderBook(
    shop,
    orders.map((order) => anOrder({ status: 'PREPARING', way: 'PICKUP', ...order })),
  );
  await show(shop, '/status', { who, size: desk });
  await expect.element(column('Ready')).toBeVisible();
  await expect.poll(() => shop.subscribersOf('orderFeed')).toBe(1);
  await expect.poll(() => shop.isIdle).toBe(true);
  return { shop, book };
}

describe('the status screen', () => {
  it('shows the numbers of guests’ orders, and nothing else of them', async () => {
    await open([
      { number: 47, user: null, customer: null },
      { number: 48, way: 'DELIVERY' },
    ]);
    expect([shown('Preparing'), shown('Ready')]).toEqual([['47'], []]);
    await expect.element(page.getByText('बन रहा है')).toBeVisible();
    await expect.element(page.getByText('Vada Pav')).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('moves a number on, and chimes only if it was set so', async () => {
    const { book } = await open([{ number: 47 }, { number: 48 }]);
    const [second, first] = book.matching({});
    const makeReady = (order: WholeOrder | undefined) =>
      book.change(
        order?.id ?? '',
        { status: 'OUT_FOR_DELIVERY', readyAt: new Date().toISOString() },
        'READY',
      );
    const rings = () => FakeAudio.all.flatMap(({ sources }) => sources).length;
    const before = rings();
    makeReady(first);
    await expect.poll(() => shown('Ready')).toEqual(['47']);
    expect(rings()).toBe(before);
    await button('Chime off').click();
    // So that its user knows the sound.
    await expect.poll(rings).toBe(before + 1);
    makeReady(second);
    await expect.poll(() => shown('Ready').toSorted()).toEqual(['47', '48']);
    await expect.poll(rings).toBe(before + 2);
    // Softer than in the kitchen.
    const volume = FakeAudio.all.flatMap(({ sources }) => sources).at(-1)?.gain?.volume ?? 1;
    expect(volume).toBeLessThan(volumes.normal);
    expect(localStorage.getItem('status:chime')).toBe('on');
  });

  it('shows more than it has room for on pages', async () => {
    await open(Array.from({ length: 60 }, (_, index) => ({ number: 100 + index })));
    await expect.element(column('Preparing').getByText(/^1 of \d$/)).toBeVisible();
    const first = shown('Preparing');
    const box = column('Preparing').getByRole('listitem').last().element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    await expect.poll(() => shown('Preparing'), { timeout: 12_000 }).not.toEqual(first);
  });

  it('shows the first page again when an order becomes ready', async () => {
    const readyAt = new Date().toISOString();
    const ready = Array.from({ length: 60 }, (_, index) => ({
      number: 100 + index,
      status: 'OUT_FOR_DELIVERY' as const,
      readyAt,
    }));
    const { book } = await open([...ready, { number: 47 }]);
    await expect.element(column('Ready').getByText(/^2 of \d$/), { timeout: 12_000 }).toBeVisible();
    const { id } = book.matching({}).find(({ number }) => number === 47) ?? {};
    const after = new Date(Date.parse(readyAt) + 1000).toISOString();
    book.change(id ?? '', { status: 'OUT_FOR_DELIVERY', readyAt: after }, 'READY');
    await expect.element(column('Ready').getByText(/^1 of \d$/), { timeout: 3000 }).toBeVisible();
    expect(shown('Ready')[0]).toBe('47');
  });

  it('says in both languages that its numbers are old while it is offline', async () => {
    const { shop } = await open([{ number: 47 }]);
    shop.fails('*', 'unreachable');
    shop.disconnect();
    await expect.element(page.getByText(/^Offline: .* ask at the counter\.$/)).toBeVisible();
    await expect.element(page.getByText(/^ऑफ़लाइन: .* काउंटर पर पूछें।$/)).toBeVisible();
    await expect.element(page.getByText(/^As of \d/)).toBeVisible();
    expect(shown('Preparing')).toEqual(['47']);
  });

  it('is open to a tablet of the kitchen, and leads to the board', async () => {
    await open([{ number: 47 }], aDeviceUser('KITCHEN'));
    await link('Kitchen').click();
    await expect.poll(address).toBe('/admin/kitchen');
    await link('Status screen').click();
    await expect.poll(address).toBe('/status');
  });

  it('is no screen of those who may not see orders', async () => {
    await show(aShop(), '/status', { who: aStaffMember('RIDER'), size: desk });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(column('Ready')).not.toBeInTheDocument();
  });
});
