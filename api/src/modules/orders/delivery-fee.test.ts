import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { beginOrder, ordersOf, pay, untilOrdered } from '../../../test/payments.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  thali = await aDish(test, { name: 'Thali', pricePaise: 10_000, packingPaise: 500 });
});
afterAll(() => test.close());

const save = async (deliveryZones: unknown) => {
  const { version } = await test.app.services.restaurant.verified();
  return test.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
      updateRestaurant(input: $input, version: $version) { deliveryZones { id name points { lat lng } fee isOn hours { opensAt } } }
    }`,
    { input: { deliveryZones }, version },
    admin.token,
  );
};
const setZones = async (zones: unknown[]) => expect((await save(zones)).errors).toBeUndefined();

const town = {
  name: 'Town',
  kind: 'CIRCLE',
  center: { lat: 12.97, lng: 77.59 },
  radiusMeters: 3000,
  fee: 40,
  minimum: 150,
  freeFrom: 400,
};
const suburb = { name: 'Suburb', kind: 'PIN_CODES', pinCodes: ['560 038', '560066'], fee: 60.5 };
const inTown = { lat: 12.975, lng: 77.595 };
const beyondTown = { lat: 12.97, lng: 77.64 };
const far = { lat: 28.6, lng: 77.2 };

/** Changes the first zone as another process does, whose notification has not arrived. */
const changeZoneElsewhere = (change: object) =>
  test.app.dataSource.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update restaurant set version = version + 1,
         delivery_zones = jsonb_set(delivery_zones, '{0}', delivery_zones->0 || $1)`,
      [change],
    );
  });

interface SeenQuote {
  readonly deliveryFee: number;
  readonly deliveryFrom: number | null;
  readonly zone: string | null;
  readonly total: number;
  readonly problems: { readonly code: string; readonly message: string }[];
}
type Place = Record<string, unknown>;
const quotes: Record<string, (quantity: number, place: Place) => Promise<SeenQuote>> = {
  GraphQL: async (quantity, place) => {
    const { data, errors } = await test.graphql(
      `query ($input: QuoteInput!) {
        quote(input: $input) { deliveryFee deliveryFrom zone { name } total problems { code message needs } }
      }`,
      { input: { items: [{ menuItemId: thali.id, quantity }], ...place } },
    );
    expect(errors).toBeUndefined();
    const seen = data?.['quote'] as Omit<SeenQuote, 'zone'> & { zone: { name: string } | null };
    return { ...seen, zone: seen.zone?.name ?? null };
  },
  REST: async (quantity, place) => {
    const body = { items: [{ menuItem: thali.id, qty: quantity }], ...place };
    return (await test.rest<SeenQuote>('POST', '/api/quote', { body })).body;
  },
};

describe.each(Object.entries(quotes))('a quote through %s', (_door, quoteOf) => {
  beforeEach(() => setZones([town, suburb]));

  it('costs the fee of the zone, and nothing from the total of free delivery', async () => {
    expect(await quoteOf(2, { coordinates: inTown })).toMatchObject({
      zone: 'Town',
      deliveryFee: 40,
      total: 250,
      problems: [],
    });
    expect(await quoteOf(4, { coordinates: inTown })).toMatchObject({ deliveryFee: 0, total: 420 });
    const address = '7 Indiranagar, Bengaluru 560038';
    expect(await quoteOf(1, { address, coordinates: beyondTown })).toMatchObject({
      zone: 'Suburb',
      deliveryFee: 60.5,
      total: 165.5,
    });
    // In town it would be cheaper.
    expect(await quoteOf(2, { address })).toMatchObject({ zone: 'Suburb' });
    expect(await quoteOf(2, { address: '7 Whitefield', pinCode: '560 066' })).toMatchObject({
      zone: 'Suburb',
    });
    // Both PIN codes are of the suburb.
    expect(await quoteOf(2, { address, pinCode: '560 066' })).toMatchObject({ zone: 'Suburb' });
  });

  it('costs the fee of the highest total that the dishes reach', async () => {
    const feeSteps = [
      { from: 300, fee: 10.5 },
      { from: 200, fee: 25 },
    ];
    await setZones([{ ...town, minimum: 0, feeSteps }]);
    const fees = [];
    for (const quantity of [1, 2, 3, 4])
      fees.push((await quoteOf(quantity, { coordinates: inTown })).deliveryFee);
    expect(fees).toEqual([40, 25, 10.5, 0]);
  });

  it('is not refused without an address, and says from which fee on there is delivery', async () => {
    expect(await quoteOf(1, {})).toMatchObject({
      zone: null,
      deliveryFee: 0,
      deliveryFrom: 40,
      total: 105,
      problems: [],
    });
  });

  it('says what to do about an address without delivery', async () => {
    expect((await quoteOf(2, { address: 'Bengaluru 110001', coordinates: far })).problems).toEqual([
      expect.objectContaining({
        code: 'OUTSIDE_ZONES',
        message: 'We don’t deliver there yet. Please choose another address.',
      }),
    ]);
    expect((await quoteOf(2, { address: '12 MG Road' })).problems).toMatchObject([
      { code: 'ADDRESS_NEEDED' },
    ]);
    expect((await quoteOf(1, { coordinates: inTown })).problems).toEqual([
      expect.objectContaining({
        code: 'BELOW_MINIMUM',
        message: 'We deliver to Town from ₹150. Please add dishes for ₹50 more.',
      }),
    ]);
  });

  it('ignores the default pin', async () => {
    const untouched = { lat: 20.59, lng: 78.96 };
    expect(await quoteOf(2, { coordinates: untouched })).toMatchObject({ zone: null, problems: [] });
    const address = '7 Indiranagar, Bengaluru 560038';
    expect(await quoteOf(2, { address, coordinates: untouched })).toMatchObject({ zone: 'Suburb' });
    const { problems } = await quoteOf(2, { address: '12 MG Road', coordinates: untouched });
    expect(problems).toMatchObject([{ code: 'ADDRESS_NEEDED' }]);
    const beside = { address: '12 MG Road', pinCode: '560001', coordinates: { lat: 20.59, lng: 78.961 } };
    expect((await quoteOf(2, beside)).problems).toMatchObject([{ code: 'OUTSIDE_ZONES' }]);
  });

  const needed = (message: string, needs: string | null = null) => ({
    zone: null,
    deliveryFee: 0,
    problems: [expect.objectContaining({ code: 'ADDRESS_NEEDED', message, needs })],
  });
  const addPinCode = 'Please add your PIN code to the address, so that we know whether we deliver there.';
  const movePin =
    'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.';

  it('asks for what an earlier, dearer zone needs', async () => {
    // The minimum in town is not reached.
    expect(await quoteOf(1, { address: '7 Indiranagar, Bengaluru 560038' })).toMatchObject(
      needed(movePin, 'LOCATION'),
    );
    await setZones([suburb, town]);
    expect(await quoteOf(2, { address: '12 MG Road', coordinates: inTown })).toMatchObject(
      needed(addPinCode, 'PIN_CODE'),
    );
    const there = { address: '12 MG Road, Bengaluru 560001', coordinates: inTown };
    expect(await quoteOf(2, there)).toMatchObject({ zone: 'Town', deliveryFee: 40 });
  });

  it('asks for one PIN code if address and PIN code are of different zones', async () => {
    const near = { name: 'Near', kind: 'PIN_CODES', pinCodes: ['560001'], fee: 10 };
    const disagree = (...codes: string[]) =>
      needed(`This address has several PIN codes: ${codes.join(', ')}. Please keep only your own.`);
    for (const zones of [
      [near, { ...suburb, minimum: 500 }],
      [{ ...suburb, minimum: 500 }, near],
    ]) {
      await setZones(zones);
      const chosen = { address: '7 Indiranagar, Bengaluru 560038', pinCode: '560001' };
      expect(await quoteOf(1, chosen)).toMatchObject(disagree('560001', '560038'));
      const delhi = { address: 'Connaught Place, Delhi 110 001', pinCode: '560001' };
      expect(await quoteOf(1, delhi)).toMatchObject(disagree('560001', '110001'));
      const twice = { address: 'Near 560001, Bengaluru 560038' };
      expect(await quoteOf(1, twice)).toMatchObject(disagree('560001', '560038'));
      const same = { address: '1 MG Road, Bengaluru ५६० ००१', pinCode: '560-001' };
      expect(await quoteOf(1, same)).toMatchObject({ zone: 'Near', deliveryFee: 10, problems: [] });
    }
    const nowhere = { address: 'Connaught Place, Delhi 110001', pinCode: '110002' };
    expect((await quoteOf(1, nowhere)).problems).toMatchObject([{ code: 'OUTSIDE_ZONES' }]);
  });

  it('offers pickup outside of the zones, which costs no delivery', async () => {
    await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'] });
    expect((await quoteOf(2, { address: 'Delhi 110001', coordinates: far })).problems).toMatchObject([
      { message: 'We don’t deliver there yet. Please choose pickup, or another address.' },
    ]);
    expect(await quoteOf(2, { way: 'PICKUP', coordinates: far })).toMatchObject({
      deliveryFee: 0,
      deliveryFrom: null,
      total: 210,
      problems: [],
    });
    await changeRestaurant(test, admin, { orderWays: ['DELIVERY'] });
  });

  it('knows no fee without zones', async () => {
    await setZones([]);
    expect(await quoteOf(1, { coordinates: far })).toMatchObject({
      zone: null,
      deliveryFee: 0,
      deliveryFrom: null,
      total: 105,
      problems: [],
    });
  });
});

describe.each(doorsOf(() => test))('an order through $name', (door) => {
  const order = (quantity: number, place: Place, total?: number) =>
    door.placeOrder(asha.token, {
      items: [{ id: thali.id, quantity }],
      ...(total !== undefined && { total }),
      ...place,
    });

  it('keeps fee and zone when the zones change', async () => {
    await setZones([town]);
    const placed = value(await order(2, { coordinates: inTown }, 250));
    expect(placed).toMatchObject({ packing: 10, deliveryFee: 40, deliveryZone: 'Town', total: 250 });
    await setZones([]);
    expect(value(await door.order(asha.token, placed.id))).toMatchObject({
      deliveryFee: 40,
      deliveryZone: 'Town',
      total: 250,
    });
  });

  it('is refused with the right total if the fee has changed since it was shown', async () => {
    await setZones([town]);
    expect(value(await order(2, { coordinates: inTown }, 250))).toMatchObject({ total: 250 });
    await setZones([{ ...town, fee: 45 }]);
    expect(await order(2, { coordinates: inTown }, 250)).toMatchObject({
      code: 'TOTAL_MISMATCH',
      total: 255,
    });
    await setZones([]);
    expect(await order(2, { coordinates: inTown }, 250)).toMatchObject({
      code: 'TOTAL_MISMATCH',
      total: 210,
    });
  });

  it('never costs a fee that another process has changed, while or after it is placed', async () => {
    for (const fee of [45, 50, 55, 60]) {
      await setZones([town]);
      expect(value(await order(2, { coordinates: inTown }, 250))).toMatchObject({ deliveryFee: 40 });
      const refused = { code: 'TOTAL_MISMATCH', total: 210 + fee };
      const meanwhile = Array.from({ length: 6 }, () => order(2, { coordinates: inTown }, 250));
      await changeZoneElsewhere({ feePaise: fee * 100 });
      expect(await order(2, { coordinates: inTown }, 250)).toMatchObject(refused);
      for (const outcome of await Promise.all(meanwhile))
        expect(outcome).toMatchObject(outcome.ok ? { value: { deliveryFee: 40, total: 250 } } : refused);
    }
  });

  it('is refused for a zone that another process has turned off', async () => {
    await setZones([town]);
    expect(value(await order(2, { coordinates: inTown }))).toMatchObject({ deliveryZone: 'Town' });
    await changeZoneElsewhere({ isOn: false });
    expect(await order(2, { coordinates: inTown })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['address'],
    });
  });

  it('is refused outside of the zones, without a known place, and below the minimum', async () => {
    await setZones([town]);
    const refused = { ok: false, code: 'BAD_USER_INPUT' };
    expect(await order(2, { coordinates: far })).toMatchObject({ ...refused, fields: ['address'] });
    expect(await order(2, { address: '12 MG Road' })).toMatchObject({ ...refused, fields: ['address'] });
    expect(await order(1, { coordinates: inTown })).toMatchObject({ ...refused, fields: ['items'] });
    expect(await order(2, { pinCode: '56003' })).toMatchObject({ ...refused, fields: ['pinCode'] });
    await setZones([{ ...town, isOn: false }]);
    expect(await order(2, { coordinates: inTown })).toMatchObject({ ...refused, fields: ['address'] });
  });

  it('is refused, and its online payment not begun, if its place is uncertain', async () => {
    await setZones([
      { ...suburb, fee: 100 },
      { ...town, fee: 20 },
    ]);
    const address = '7 Indiranagar';
    for (const place of [
      { address, coordinates: inTown },
      { address: `${address} 560038`, pinCode: '560001', coordinates: inTown },
      { address: `${address} 560001`, pinCode: '560038', coordinates: inTown },
    ]) {
      const refused = { ok: false, code: 'BAD_USER_INPUT', fields: ['address'] };
      expect(await order(2, place)).toMatchObject(refused);
      expect(await order(2, { ...place, paymentMode: 'ONLINE' })).toMatchObject(refused);
      const begun = await test.graphql(
        `mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { keyId } }`,
        { input: { items: [{ menuItemId: thali.id, quantity: 2 }], paymentMode: 'ONLINE', ...place } },
        asha.token,
      );
      expect(begun.errors).toMatchObject([{ extensions: { fields: [{ field: 'address' }] } }]);
    }
  });

  it('keeps the PIN code that it was priced for in the address, once', async () => {
    await setZones([suburb]);
    await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'] });
    const addressOf = async (place: Place) => {
      const { id } = value(await order(2, place));
      return value(await door.order(asha.token, id)).address;
    };
    const address = '7 Indiranagar';
    expect(await addressOf({ address, pinCode: '560038' })).toBe('7 Indiranagar, 560038');
    expect(await addressOf({ address: `${address} 560 038`, pinCode: '560038' })).toBe(
      '7 Indiranagar 560 038',
    );
    expect(await addressOf({ address: `${address} 560038` })).toBe('7 Indiranagar 560038');
    expect(await addressOf({ way: 'PICKUP', pinCode: '560038' })).toBe('');
    await changeRestaurant(test, admin, { orderWays: ['DELIVERY'] });
  });

  it('is refused if its coordinates are text', async () => {
    await setZones([]);
    expect(await order(1, { coordinates: { lat: '12.975', lng: '77.595' } })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    });
  });

  it('needs nothing but dishes and an address without zones', async () => {
    await setZones([]);
    expect(value(await order(1, {}, 105))).toMatchObject({ deliveryFee: 0, deliveryZone: null, total: 105 });
  });

  it('costs dishes, packing and fee to the paisa, as the quote says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(1_000_000),
        fc.option(fc.integer({ min: 100, max: 100_000 })),
        async (quantity, fee, freeFrom) => {
          await setZones([{ ...town, minimum: 0, fee: fee / 100, freeFrom: freeFrom && freeFrom / 100 }]);
          const isFree = freeFrom !== null && quantity * 10_000 >= freeFrom;
          const paise = quantity * 10_500 + (isFree ? 0 : fee);
          for (const quoteOf of Object.values(quotes))
            expect((await quoteOf(quantity, { coordinates: inTown })).total).toBe(paise / 100);
          const placed = value(await order(quantity, { coordinates: inTown }, paise / 100));
          expect(placed).toMatchObject({ deliveryFee: isFree ? 0 : fee / 100, total: paise / 100 });
        },
      ),
      { numRuns: 10 },
    );
  });
});

it('a quote through REST or GraphQL is refused if its coordinates are text', async () => {
  const place = { coordinates: { lat: '12.975', lng: '77.595' } };
  const rest = await test.rest<{ code: string }>('POST', '/api/quote', {
    body: { items: [{ menuItem: thali.id, qty: 1 }], ...place },
  });
  expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  const { errors } = await test.graphql('query ($input: QuoteInput!) { quote(input: $input) { total } }', {
    input: { items: [{ menuItemId: thali.id, quantity: 1 }], ...place },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

it('an online payment keeps the PIN code that it was priced for', async () => {
  await setZones([suburb]);
  const customer = await aCustomer(test);
  const { id, razorpayOrderId } = await beginOrder(test, customer, thali.id, { pinCode: '560038' });
  await pay(test, razorpayOrderId);
  await untilOrdered(test, customer, id);
  expect(await ordersOf(test, customer)).toMatchObject([{ address: '1 MG Road, 560038', deliveryFee: 60.5 }]);
});

it('an online payment collects the fee', async () => {
  await setZones([{ ...suburb, pinCodes: ['560001'] }]);
  const customer = await aCustomer(test);
  const { id, razorpayOrderId } = await beginOrder(test, customer, thali.id, {
    quantity: 1,
    address: '1 MG Road, Bengaluru 560001',
  });
  // What was paid for is delivered, whatever the zones are by then.
  await setZones([town]);
  await pay(test, razorpayOrderId);
  await untilOrdered(test, customer, id);
  expect(await ordersOf(test, customer)).toMatchObject([
    { deliveryFee: 60.5, deliveryZone: 'Suburb', total: 165.5, paymentStatus: 'Paid' },
  ]);
});

describe('the zones in the settings', () => {
  const at = (lat: number, lng: number) => ({ lat, lng });
  const corners = [at(12, 77), at(12, 78), at(13, 78)];
  const polygon = { name: 'Centre', kind: 'POLYGON', points: corners, fee: 0 };

  it('keep their order, ids and values', async () => {
    const zone = { ...suburb, hours: { opensAt: '18:00', closesAt: '02:00' }, isOn: false };
    const { data } = await save([polygon, zone]);
    const saved = (data as { updateRestaurant: { deliveryZones: { id: string }[] } }).updateRestaurant
      .deliveryZones;
    expect(saved).toMatchObject([
      { name: 'Centre', isOn: true, hours: null },
      { name: 'Suburb', fee: 60.5, isOn: false, hours: { opensAt: '18:00' } },
    ]);
    const again = await save([
      { ...zone, id: saved[1]?.id },
      { ...polygon, id: saved[0]?.id },
    ]);
    expect(again.data?.['updateRestaurant']).toMatchObject({
      deliveryZones: [{ id: saved[1]?.id }, { id: saved[0]?.id }],
    });
  });

  it('have ids of present zones or new ones, each once', async () => {
    await setZones([polygon]);
    const stranger = await save([{ ...polygon, id: 'f'.repeat(24) }]);
    expect(stranger.errors?.[0]).toMatchObject({
      message: 'There is no zone with this id. Leave the id out to add a new one.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'deliveryZones.0.id' }] },
    });
    const { deliveryZones } = await test.app.services.restaurant.verified();
    const id = deliveryZones[0]?.id;
    const twice = await save([
      { ...polygon, id },
      { ...town, id },
    ]);
    expect(twice.errors?.[0]).toMatchObject({
      message: 'Another zone has this id',
      extensions: { fields: [{ field: 'deliveryZones.1.id' }] },
    });
  });

  it('have each corner once, also if the first one is repeated at the end', async () => {
    const ring = [at(0, 0), at(0, 4), at(4, 4), at(0, 0)];
    const { data } = await save([{ ...polygon, points: ring }]);
    expect(data?.['updateRestaurant']).toMatchObject({ deliveryZones: [{ points: ring.slice(0, 3) }] });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return at(Number((12 + Math.sin(angle)).toFixed(6)), Number((77 + Math.cos(angle)).toFixed(6)));
    });

  it.each([
    ['crosses itself', [{ ...polygon, points: [at(0, 0), at(4, 4), at(4, 0), at(0, 4)] }], '0.points'],
    ['has two corners', [{ ...polygon, points: corners.slice(1) }], '0.points'],
    ['has no corners', [{ name: 'Centre', kind: 'POLYGON', fee: 0 }], '0.points'],
    ['has 501 corners', [{ ...polygon, points: many(501) }], '0.points'],
    ['is at no place of the earth', [{ ...polygon, points: [at(91, 0), ...corners] }], '0.points.0.lat'],
    ['has a radius of 0', [{ ...town, radiusMeters: 0 }], '0.radiusMeters'],
    ['has a radius of more than 50 km', [{ ...town, radiusMeters: 50_001 }], '0.radiusMeters'],
    ['has no centre', [{ ...town, center: null }], '0.center'],
    ['has a malformed PIN code', [{ ...suburb, pinCodes: ['560038', '56003'] }], '0.pinCodes.1'],
    ['has a PIN code twice', [{ ...suburb, pinCodes: ['560038', '560 038'] }], '0.pinCodes.1'],
    ['has no PIN codes', [{ ...suburb, pinCodes: [] }], '0.pinCodes'],
    ['has too high a fee', [{ ...suburb, fee: 10_000.01 }], '0.fee'],
    ['has a negative fee', [{ ...suburb, fee: -1 }], '0.fee'],
    ['has a negative fee by total', [{ ...suburb, feeSteps: [{ from: 100, fee: -1 }] }], '0.feeSteps.0.fee'],
    [
      'has two fees for a total',
      [
        {
          ...suburb,
          feeSteps: [
            { from: 100, fee: 1 },
            { from: 100, fee: 2 },
          ],
        },
      ],
      '0.feeSteps.1.from',
    ],
    ['has a name twice', [suburb, { ...suburb, name: 'suburb' }], '1.name'],
    ['has no name', [{ ...suburb, name: ' ' }], '0.name'],
    ['is one of 51', Array.from({ length: 51 }, (_, index) => ({ ...suburb, name: `Zone ${index}` })), ''],
  ])('refuse a zone that %s', async (_fault, zones, field) => {
    const { errors } = await save(zones);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: ['deliveryZones', ...(field ? [field] : [])].join('.') }],
    });
  });

  it('refuse a polygon of 10,000 corners and coordinates as text with a clear error', async () => {
    expect((await save([{ ...polygon, points: many(500) }])).errors).toBeUndefined();
    const huge = await save([{ ...polygon, points: many(10_000) }]);
    expect(huge).toMatchObject({
      status: 413,
      errors: [
        {
          message: 'The request is larger than the 256 kB that are taken here. Send it in smaller parts.',
          extensions: { code: 'PAYLOAD_TOO_LARGE' },
        },
      ],
    });
    const fewer = await save([{ ...polygon, points: many(2000) }]);
    expect(fewer.errors).toMatchObject([{ message: 'Please draw at most 500 corners' }]);
    const texts = await save([{ ...polygon, points: [{ lat: '12', lng: '77' }, ...corners] }]);
    expect(texts.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it('are changed by admins alone', async () => {
    const { errors } = await test.graphql(
      'mutation { updateRestaurant(input: { deliveryZones: [] }, version: 1) { version } }',
      {},
      asha.token,
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
