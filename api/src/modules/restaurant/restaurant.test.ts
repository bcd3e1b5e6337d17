import type { GraphQLObjectType } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { everyFieldOf } from '../../../test/doors/operations.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { dayInWords } from '../../platform/sentences.js';
import type { RestaurantRecord } from './restaurant.entity.js';
import { demo } from './demo-restaurant.js';

let test: TestApp;
let admin: Account;
let asha: Account;
const clients: Client[] = [];

beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
  asha = await aCustomer(test);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => test.close());

interface Shown {
  readonly version: number;
  readonly name: string;
  readonly tables: readonly { readonly id: string; readonly name: string; readonly seats: number }[];
  readonly tableHours: readonly ({ readonly opensAt: string; readonly closesAt: string } | null)[];
}

const fields = `version name tagline address state pinCode coordinates { lat lng } phone whatsapp email fssai gstin
  grievanceName grievanceEmail grievancePhone privacyText termsText refundText aboutHeading aboutText hindiAboutHeading hindiAboutText links { name url } tableHours { opensAt closesAt } tables { id name seats } stayMinutes bookingFee refundHours`;

const shown = async (): Promise<Shown> =>
  (await test.graphql(`{ restaurant { ${fields} } }`)).data?.['restaurant'] as Shown;

const update = (input: object, version: number, token = admin.token) =>
  test.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
       updateRestaurant(input: $input, version: $version) { ${fields} }
     }`,
    { input, version },
    token,
  );

/** Changes the present version. */
async function change(input: object): Promise<Shown> {
  const { data, errors } = await update(input, (await shown()).version);
  expect(errors).toBeUndefined();
  return data?.['updateRestaurant'] as Shown;
}

const book = (booking: Record<string, unknown>) =>
  test.rest<{ booking: { _id: string }; message: string; errors?: { field: string; message: string }[] }>(
    'POST',
    '/api/booking',
    { token: asha.token, body: aBooking(booking) },
  );

describe('the restaurant', () => {
  it('is the demo restaurant at first', async () => {
    expect(await shown()).toMatchObject({
      version: 1,
      name: 'Chowk Street Kitchen',
      address: '12 Chowk Road, Bengaluru',
      pinCode: '560001',
      gstin: null,
      tableHours: Array.from({ length: 7 }, () => ({ opensAt: '11:00', closesAt: '23:00' })),
      stayMinutes: 90,
      bookingFee: 200,
      refundHours: 2,
    });
    expect((await shown()).tables.map(({ seats }) => seats)).toEqual([
      2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 6, 6, 10,
    ]);
    const { body } = await test.rest<Pick<RestaurantRecord, 'aboutText' | 'links'>>('GET', '/api/restaurant');
    expect(body).toMatchObject({ name: 'Chowk Street Kitchen', bookingFee: 200 });
    const { aboutText, links } = body;
    expect(aboutText?.match(/^## .*/gm)).toEqual([
      '## Quick service',
      '## Experienced chefs',
      '## Classic and modern menu',
      '## Clean atmosphere',
      '## Fast delivery and takeaway',
    ]);
    expect(links.map(({ name }) => name)).toEqual(['Instagram', 'Facebook', 'X', 'YouTube']);
  });

  it('stores an admin’s changes and keeps the rest', async () => {
    const before = await shown();
    const after = await change({
      name: ' Sharma’s Dhaba ',
      gstin: '27 aapfu0939f1zv',
      fssai: '1001 2345 678901',
      coordinates: { lat: 12.9716, lng: 77.5946 },
      state: 'Maharashtra',
      bookingFee: 99.5,
    });
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      name: 'Sharma’s Dhaba',
      gstin: '27AAPFU0939F1ZV',
      fssai: '10012345678901',
      coordinates: { lat: 12.9716, lng: 77.5946 },
      state: 'Maharashtra',
      bookingFee: 99.5,
      aboutText: null,
      hindiAboutText: null,
      links: [],
    });
    expect(await shown()).toEqual(after);
    expect(await change({ coordinates: null, state: '', gstin: null })).toMatchObject({
      coordinates: null,
      state: null,
      gstin: null,
      fssai: '10012345678901',
    });
  });

  it('refuses a GSTIN of another state, whichever of the two changes', async () => {
    const refused = async (input: object, field: string) => {
      const { errors } = await update(input, (await shown()).version);
      const message =
        'This GSTIN belongs to Maharashtra, and the restaurant is in Karnataka: please correct one of them';
      expect(errors?.[0]).toMatchObject({ message, extensions: { fields: [{ field, message }] } });
    };
    await refused({ gstin: '27AAPFU0939F1ZV', state: 'Karnataka' }, 'gstin');
    await change({ gstin: '27AAPFU0939F1ZV', state: null });
    await refused({ state: 'Karnataka' }, 'state');
    await change({ state: 'Some other country' });
    await change({ gstin: null, state: 'Karnataka' });
    await refused({ gstin: '27AAPFU0939F1ZV' }, 'gstin');
    // A record from before the rule can be edited elsewhere.
    await test.app.dataSource.query(`update restaurant set gstin = '27AAPFU0939F1ZV', version = version + 1`);
    await change({ tagline: 'Fresh all day.' });
    await change({ gstin: null, state: null });
  });

  it('stores the contact for complaints and the owner’s legal texts, and clears blank ones', async () => {
    const texts = {
      grievanceName: 'Asha Rao',
      grievanceEmail: 'grievance@sharma.example',
      grievancePhone: '+91 98765 43210',
      privacyText: '## What we keep\n\nYour order.',
      termsText: '## Price\n\nAs on the menu.',
      refundText: 'नियम '.repeat(4000).trim(),
    };
    expect(await change({ ...texts, grievanceEmail: ' grievance@sharma.example ' })).toMatchObject(texts);
    const { body } = await test.rest('GET', '/api/restaurant');
    expect(body).toMatchObject(texts);
    const none = Object.fromEntries(Object.keys(texts).map((field) => [field, null]));
    expect(await change({ ...none, privacyText: ' \n ', grievanceEmail: '' })).toMatchObject(none);
  });

  it('stores what the owner writes about the restaurant, in English and Hindi, and clears blank ones', async () => {
    const texts = {
      aboutHeading: 'Since 1984',
      aboutText: 'Three generations.\n\n## Our oven\nIt burns wood.',
      hindiAboutHeading: '1984 से',
      hindiAboutText: 'तीन पीढ़ियाँ।',
    };
    expect(await change(texts)).toMatchObject(texts);
    expect((await test.rest('GET', '/api/restaurant')).body).toMatchObject(texts);
    const none = { aboutHeading: null, aboutText: null, hindiAboutHeading: null, hindiAboutText: null };
    expect(await change({ ...none, aboutText: ' \n ', hindiAboutHeading: '' })).toMatchObject(none);
  });

  it('loses the demo restaurant’s texts and links with its name, and keeps those that are the owner’s', async () => {
    const demoUrls = demo.links.map(({ url }) => url);
    const zomato = { name: 'Zomato', url: 'https://www.zomato.com/sharma' };
    const instagram = { name: 'Instagram', url: 'https://www.instagram.com/sharma/' };
    const texts = { aboutText: demo.aboutText, hindiAboutText: 'हमारा पाठ।', aboutHeading: 'Since 1984' };
    const begin = () => change({ name: demo.name, ...texts, links: [zomato, ...demo.links] });
    expect(await begin()).toMatchObject({ ...texts, links: [zomato, ...demo.links] });
    await change({ tagline: 'Open late.' });
    expect(await shown()).toMatchObject(texts);
    expect(await change({ name: 'Sharma’s Dhaba' })).toMatchObject({
      ...texts,
      aboutText: null,
      links: [zomato],
    });
    await begin();
    const links = [{ name: 'Facebook', url: demoUrls[1] }, instagram];
    expect(await change({ name: 'Sharma’s Dhaba', links, aboutText: demo.aboutText })).toMatchObject({
      aboutText: demo.aboutText,
      links,
    });
  });

  it('is the same through GraphQL and REST, with every field', async () => {
    const week = Array.from({ length: 7 }, () => [{ opensAt: '11:00', closesAt: '23:00' }]);
    const zone = {
      name: 'Near',
      kind: 'CIRCLE',
      center: { lat: 12.97, lng: 77.6 },
      radiusMeters: 2000,
      fee: 20,
    };
    await change({
      codeAbove: 250.5,
      deliveryZones: [{ ...zone, feeSteps: [{ from: 300, fee: 10 }], minimum: 99.5, freeFrom: 500 }],
      orderHours: week,
      prepMinutes: 25,
      slotRules: { daysAhead: 2, leadMinutes: 40, ordersPerSlot: 5 },
      specialDays: [{ date: dayAhead(9), reason: 'Diwali', orderHours: [] }],
      stations: [{ name: 'Tandoor', categories: ['Breads', 'Kebabs'] }],
    });
    const type = test.app.schema.getType('Restaurant') as GraphQLObjectType;
    const { data } = await test.graphql(`{ restaurant ${everyFieldOf(type)} }`);
    const { body } = await test.rest<{ ordering: object }>('GET', '/api/restaurant');
    const { ordering, ...rest } = (data as { restaurant: typeof body }).restaurant;
    expect(body).toMatchObject(rest);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys({ ordering, ...rest }).toSorted());
    // Its first period begins at each reading.
    expect(Object.keys(body.ordering).toSorted()).toEqual(Object.keys(ordering).toSorted());
  });

  it('keeps its version if a change has no effect', async () => {
    const { version, name, tables } = await shown();
    expect(await change({ name, tables })).toMatchObject({ version });
  });

  it('can be changed only by admins', async () => {
    const { version } = await shown();
    const { errors } = await update({ name: '' }, version, asha.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const nobody = await test.graphql('mutation { updateRestaurant(input: {}, version: 1) { version } }');
    expect(nobody.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('rejects a change based on an older version', async () => {
    const { version } = await shown();
    await change({ tagline: `Since ${version}` });
    const { errors } = await update({ tagline: 'Lost' }, version);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', version: version + 1 });
    expect(await shown()).toMatchObject({ tagline: `Since ${version}` });
  });

  it('accepts one of 20 parallel changes of one version', async () => {
    const { version } = await shown();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update({ tagline: `Change ${index}` }, version)),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code'] ?? 'saved');
    expect(codes.filter((code) => code === 'saved')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(19);
    expect(await shown()).toMatchObject({ version: version + 1 });
  });

  const week = (day: unknown) => [day, ...Array.from({ length: 6 }, () => null)];
  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: null }, 'name'],
    [{ pinCode: '012345' }, 'pinCode'],
    [{ gstin: '27AAPFU0939F1ZX' }, 'gstin'],
    [{ fssai: '1234' }, 'fssai'],
    [{ fssai: '1001234567890' }, 'fssai'],
    [{ phone: '12' }, 'phone'],
    [{ whatsapp: 'none' }, 'whatsapp'],
    [{ email: 'nowhere' }, 'email'],
    [{ grievanceEmail: 'nowhere' }, 'grievanceEmail'],
    [{ grievancePhone: '12' }, 'grievancePhone'],
    [{ grievanceName: 'x'.repeat(81) }, 'grievanceName'],
    [{ privacyText: 'x'.repeat(20_001) }, 'privacyText'],
    [{ coordinates: { lat: 91, lng: 0 } }, 'coordinates.lat'],
    [{ links: [{ name: 'Insta', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    [{ links: [{ name: 'Instagram', url: 'https://instagram.com.example/chowk' }] }, 'links.0.url'],
    [{ links: [{ name: 'google maps', url: 'https://www.facebook.com/chowk' }] }, 'links.0.url'],
    [{ aboutHeading: 'x'.repeat(121) }, 'aboutHeading'],
    [{ hindiAboutText: 'x'.repeat(5001) }, 'hindiAboutText'],
    [{ tables: [] }, 'tables'],
    [{ tables: [{ name: 'A', seats: 0 }] }, 'tables.0.seats'],
    [
      {
        tables: [
          { name: 'Window', seats: 2 },
          { name: 'window', seats: 2 },
        ],
      },
      'tables.1.name',
    ],
    [{ tables: [{ id: 'a'.repeat(24), name: 'Gone', seats: 2 }] }, 'tables.0.name'],
    [{ tableHours: week(null) }, 'tableHours'],
    [{ tableHours: [null] }, 'tableHours'],
    [{ tableHours: week({ opensAt: '19:00', closesAt: '20:00' }) }, 'tableHours.0.closesAt'],
    [{ tableHours: week({ opensAt: '19:00', closesAt: '02:00' }) }, 'tableHours.0.closesAt'],
    [{ tableHours: week({ opensAt: '7pm', closesAt: '22:00' }) }, 'tableHours.0.opensAt'],
    [{ stations: [{ name: 'Tandoor', categories: [] }] }, 'stations.0.categories'],
    [{ stayMinutes: 14 }, 'stayMinutes'],
    [{ bookingFee: 0.5 }, 'bookingFee'],
    [{ refundHours: -1 }, 'refundHours'],
  ])('refuses %j, and names the field %s', async (input, field) => {
    const before = await shown();
    const { errors } = await update(input, before.version);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message: expect.any(String) as string }],
    });
    expect(await shown()).toEqual(before);
  });

  it('may close at midnight', async () => {
    const { tableHours } = await change({ tableHours: week({ opensAt: '18:00', closesAt: '00:00' }) });
    expect(tableHours).toEqual(week({ opensAt: '18:00', closesAt: '00:00' }));
  });
});

describe('bookings', () => {
  const everyDay = (opensAt: string, closesAt: string) =>
    Array.from({ length: 7 }, () => ({ opensAt, closesAt }));
  const oneTable = async (seats: number) => (await change({ tables: [{ name: 'Window', seats }] })).tables;
  const reset = async () => {
    await test.app.dataSource.query('truncate bookings cascade');
    await change({
      tableHours: everyDay('11:00', '23:00'),
      stayMinutes: 90,
      bookingFee: 200,
      refundHours: 2,
    });
  };

  it('follow the record’s hours, stay and fee', async () => {
    await reset();
    await oneTable(2);
    await change({ tableHours: everyDay('18:00', '22:00'), stayMinutes: 120, bookingFee: 150 });
    const { data } = await test.graphql(
      `query ($date: Date!) {
         bookingRules { firstSeating lastSeating fee seatings { first last } }
         freeTimes(date: $date, guests: 2)
       }`,
      { date: dayAhead(7) },
    );
    expect(data).toEqual({
      bookingRules: {
        firstSeating: '18:00',
        lastSeating: '20:00',
        fee: 150,
        seatings: Array.from({ length: 7 }, () => ({ first: '18:00', last: '20:00' })),
      },
      freeTimes: ['18:00', '18:30', '19:00', '19:30', '20:00'],
    });
    expect((await book({ time: '20:30', guests: 2 })).body.errors?.[0]?.field).toBe('time');
    expect((await book({ time: '18:00', guests: 2 })).status).toBe(201);
    // Two hours, not 90 minutes.
    expect((await book({ time: '19:45', guests: 2 })).status).toBe(409);
    expect((await book({ time: '20:00', guests: 2 })).status).toBe(201);
  });

  it('keep their tables: removing one is refused and names them', async () => {
    await reset();
    const [window] = await oneTable(4);
    for (const ahead of [7, 8, 9, 10, 11]) await book({ date: dayAhead(ahead), guests: 3 });
    const before = await shown();
    const { errors } = await update(
      { name: 'Renamed', tables: [{ name: 'Door', seats: 4 }] },
      before.version,
    );
    const day = (ahead: number) => `${dayInWords(dayAhead(ahead))} at 7:30 pm (Asha Rao, 3 guests)`;
    const message = `Window is booked: ${day(7)}; ${day(8)}; ${day(9)}; and 2 more. Please keep the table, or delete these bookings first.`;
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: `tables.${window?.id}`, message }] },
    });
    expect(await shown()).toEqual(before);
  });

  it('keep their seats: making a table too small is refused, making it smaller is not', async () => {
    await reset();
    const [window] = await oneTable(6);
    await book({ guests: 3 });
    const { version } = await shown();
    const { errors } = await update({ tables: [{ ...window, seats: 2 }] }, version);
    expect(errors?.[0]?.extensions['fields']).toEqual([
      {
        field: 'tables.0.seats',
        message: `Window is booked for more guests: ${dayInWords(dayAhead(7))} at 7:30 pm (Asha Rao, 3 guests). Please keep its seats, or delete these bookings first.`,
      },
    ]);
    expect(await change({ tables: [{ ...window, seats: 3 }] })).toMatchObject({ tables: [{ seats: 3 }] });
  });

  it('at joined tables count the seats of all of them', async () => {
    await reset();
    const { tables } = await change({
      tables: [
        { name: 'Left', seats: 4 },
        { name: 'Right', seats: 4 },
      ],
    });
    await book({ guests: 6 });
    const smaller = (left: number, right: number) => ({
      tables: [
        { ...tables[0], seats: left },
        { ...tables[1], seats: right },
      ],
    });
    await change(smaller(2, 4));
    const { errors } = await update(smaller(2, 3), (await shown()).version);
    expect(errors?.[0]?.extensions['fields']).toMatchObject([{ field: 'tables.1.seats' }]);
  });

  it('that are over, cancelled or deleted keep no table', async () => {
    await reset();
    await oneTable(2);
    const { body } = await book({ guests: 2 });
    await test.rest('DELETE', `/api/booking/${body.booking._id}`, { token: asha.token });
    expect(await oneTable(2)).toHaveLength(1);
    const deleted = await book({ guests: 2 });
    await test.rest('DELETE', `/api/booking/admin/${deleted.body.booking._id}`, { token: admin.token });
    expect(await oneTable(2)).toHaveLength(1);
    await book({ guests: 2 });
    await test.app.dataSource.query(
      `update table_holds set during = tstzrange(now() - interval '3 hours', now() - interval '1 second')`,
    );
    expect(await oneTable(2)).toHaveLength(1);
  });

  it('made while tables are removed have a table afterwards, or are refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      await reset();
      const [window] = await oneTable(2);
      const { version } = await shown();
      const [booked, removed] = await Promise.all([
        book({ guests: 2 }),
        update({ tables: [{ name: 'Door', seats: 1 }] }, version),
      ]);
      expect(booked.status === 201).toBe(removed.errors !== undefined);
      const held = await test.app.dataSource.query<{ table_id: string }[]>(
        'select table_id from table_holds',
      );
      expect(held).toEqual(booked.status === 201 ? [{ table_id: window?.id }] : []);
    }
  });

  it('stay when the hours change', async () => {
    await reset();
    await oneTable(2);
    const { body } = await book({ time: '12:00', guests: 2 });
    await change({ tableHours: everyDay('18:00', '23:00') });
    const { data } = await test.graphql('{ myBookings { nodes { id time } } }', {}, asha.token);
    expect(data?.['myBookings']).toEqual({ nodes: [{ id: body.booking._id, time: '12:00' }] });
  });

  it('outside of changed hours are listed until they are cancelled or the hours are restored', async () => {
    await reset();
    await change({ tables: [2, 2, 2].map((seats, index) => ({ name: `Window ${index}`, seats })) });
    const made = async (ahead: number, time: string) =>
      (await book({ date: dayAhead(ahead), time, guests: 2 })).body.booking._id;
    const second = await made(9, '12:00');
    const first = await made(8, '12:30');
    await made(8, '19:00');
    const onSpecialDay = await made(10, '19:00');
    const outside = async (page = 'first: 20') => {
      const { data } = await test.graphql(
        `{ bookingsOutsideHours(${page}) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
        {},
        admin.token,
      );
      return data?.['bookingsOutsideHours'] as { nodes: { id: string }[]; pageInfo: { endCursor: string } };
    };
    const ids = async (page?: string) => (await outside(page)).nodes.map(({ id }) => id);
    expect(await ids()).toEqual([]);
    await change({
      tableHours: everyDay('18:00', '23:00'),
      specialDays: [{ date: dayAhead(10), reason: 'Diwali', bookingHours: [] }],
    });
    expect(await ids()).toEqual([first, second, onSpecialDay]);
    const { pageInfo } = await outside('first: 2');
    expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: second });
    expect(await ids(`first: 2, after: "${pageInfo.endCursor}"`)).toEqual([onSpecialDay]);
    await test.rest('DELETE', `/api/booking/${first}`, { token: asha.token });
    expect(await ids()).toEqual([second, onSpecialDay]);
    await change({ tableHours: everyDay('11:00', '23:00'), specialDays: [] });
    expect(await ids()).toEqual([]);
  });

  it('that wait for a change follow the changed record', async () => {
    await reset();
    await oneTable(2);
    const { dataSource } = test.app;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    // Like an uncommitted change.
    await runner.query('select 1 from restaurant for update');
    await runner.query(`update restaurant set version = version + 1, table_hours = $1`, [
      JSON.stringify(Array.from({ length: 7 }, () => ({ opensAt: 1080, closesAt: 1380 }))),
    ]);
    const waiting = book({ time: '12:00', guests: 2 });
    await expect.poll(() => heldUp(dataSource)).toBe(1);
    await runner.commitTransaction();
    await runner.release();
    const { status, body } = await waiting;
    expect(status).toBe(400);
    expect(body.errors?.[0]).toEqual({
      field: 'time',
      message: 'Tables can be booked from 6:00 pm to 9:30 pm. Please choose a time in between.',
    });
  });

  it('that wait for a change do not get a table that it removes', async () => {
    await reset();
    const [window] = await oneTable(2);
    const { dataSource } = test.app;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update restaurant set version = version + 1');
    await runner.query('update restaurant_tables set is_in_use = false where id = $1', [window?.id]);
    const waiting = book({ guests: 2 });
    await expect.poll(() => heldUp(dataSource)).toBe(1);
    await runner.commitTransaction();
    await runner.release();
    expect((await waiting).body.errors?.[0]).toMatchObject({ field: 'guests' });
    expect(await dataSource.query('select from table_holds')).toHaveLength(0);
  });

  it('in progress make a change wait', async () => {
    await reset();
    await oneTable(2);
    const { dataSource, services } = test.app;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await services.restaurant.locked(runner.manager);
    const waiting = oneTable(4);
    await expect.poll(() => heldUp(dataSource)).toBe(1);
    await runner.commitTransaction();
    await runner.release();
    expect(await waiting).toMatchObject([{ seats: 4 }]);
  });
});

describe('restaurantChanged', () => {
  it('sends the present restaurant, then every change', async () => {
    const client = test.live();
    clients.push(client);
    const news = client.iterate<{ restaurantChanged: { name: string; version: number } }>({
      query: 'subscription { restaurantChanged { name version } }',
    });
    const next = async () => {
      const { value } = await news.next();
      return (value as { data: { restaurantChanged: { name: string; version: number } } }).data
        .restaurantChanged;
    };
    const { name, version } = await shown();
    expect(await next()).toEqual({ name, version });
    await change({ name: 'First' });
    expect(await next()).toEqual({ name: 'First', version: version + 1 });
    await change({ name: 'Second' });
    expect(await next()).toEqual({ name: 'Second', version: version + 2 });
  });
});

describe('the snapshot', () => {
  it('is refreshed in every process once a change has committed', async () => {
    const other = await TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'api' });
    const worker = await TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'worker' });
    try {
      const name = async ({ app }: TestApp) => (await app.services.restaurant.latest()).name;
      await change({ name: 'Before' });
      for (const app of [test, other, worker]) await expect.poll(() => name(app)).toBe('Before');
      await change({ name: 'After' });
      // Immediately in the process that made the change.
      expect(await name(test)).toBe('After');
      for (const app of [other, worker]) await expect.poll(() => name(app)).toBe('After');
      // Also for changes by hand.
      await test.app.dataSource.query(`update restaurant set name = 'By hand', version = version + 1`);
      for (const app of [test, other, worker]) await expect.poll(() => name(app)).toBe('By hand');
    } finally {
      await worker.close();
      await other.close();
    }
  });

  it('is read once for all callers until the record changes', async () => {
    const { restaurant } = test.app.services;
    await expect.poll(async () => (await restaurant.latest()) === (await restaurant.latest())).toBe(true);
    const before = await restaurant.latest();
    await change({ name: `${before.name} again` });
    expect((await restaurant.latest()).name).toBe(`${before.name} again`);
  });
});
