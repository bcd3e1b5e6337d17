import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { recordStatements } from '../../../test/plans/recorded-statements.js';
import { newId } from '../../platform/ids.js';
import { Booking } from './booking.entity.js';

let test: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
const everyDay = Array.from({ length: 7 }, () => null);

// Two tables for two and one for four: 8 seats.
beforeAll(async () => {
  test = await TestApp.start({ TABLES: '2x2,1x4', ROLE: 'api' });
  asha = await aCustomer(test, 'Asha Rao');
  ravi = await aCustomer(test, 'Ravi Menon');
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(() => test.app.dataSource.query('truncate bookings cascade'));

describe('freeTimes', () => {
  const freeTimes = async (variables: Record<string, unknown>, token?: string) =>
    test.graphql(
      'query ($date: Date!, $guests: Int!, $exceptBooking: ID) { freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking) }',
      variables,
      token,
    );
  const bookNow = async (booking: Record<string, unknown>) => {
    const { body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
      token: asha.token,
      body: aBooking(booking),
    });
    return body.booking._id;
  };

  it('returns every half hour at which a table is free', async () => {
    const all = (await freeTimes({ date: dayAhead(7), guests: 8 })).data?.['freeTimes'] as string[];
    expect(all).toHaveLength(22);
    expect([all[0], all.at(-1)]).toEqual(['11:00', '21:30']);
    const id = await bookNow({ guests: 1, time: '19:30' });
    const forAll = await freeTimes({ date: dayAhead(7), guests: 8 });
    expect(forAll.data?.['freeTimes']).toEqual(
      all.filter((time) => !['18:30', '19:00', '19:30', '20:00', '20:30'].includes(time)),
    );
    expect((await freeTimes({ date: dayAhead(7), guests: 6 })).data?.['freeTimes']).toEqual(all);
    // A booking to be moved may keep its table.
    const moving = { date: dayAhead(7), guests: 8, exceptBooking: id };
    expect((await freeTimes(moving, asha.token)).data?.['freeTimes']).toEqual(all);
    expect((await freeTimes(moving, ravi.token)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await freeTimes(moving)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('returns exactly the times at which the party can be seated', async () => {
    for (const [time, guests] of [
      ['12:00', 4],
      ['12:45', 2],
      ['19:00', 6],
      ['20:15', 2],
    ] as const)
      await bookNow({ time, guests });
    for (const guests of [1, 3, 5, 8]) {
      const free = (await freeTimes({ date: dayAhead(7), guests })).data?.['freeTimes'] as string[];
      for (const time of ['11:00', '11:30', '12:30', '13:30', '14:00', '18:00', '20:00', '20:30', '21:30']) {
        const { status, body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
          token: ravi.token,
          body: aBooking({ time, guests }),
        });
        expect({ time, guests, isFree: status === 201 }).toEqual({
          time,
          guests,
          isFree: free.includes(time),
        });
        if (status === 201) await test.app.dataSource.manager.delete(Booking, { id: body.booking._id });
      }
    }
  });

  it('returns none for days that cannot be booked and parties that cannot be seated', async () => {
    expect((await freeTimes({ date: dayAhead(-1), guests: 2 })).data?.['freeTimes']).toEqual([]);
    expect((await freeTimes({ date: dayAhead(61), guests: 2 })).data?.['freeTimes']).toEqual([]);
    expect((await freeTimes({ date: dayAhead(7), guests: 9 })).data?.['freeTimes']).toEqual([]);
    expect((await freeTimes({ date: 'soup', guests: 2 })).errors?.[0]?.extensions['code']).toBe(
      'BAD_USER_INPUT',
    );
    expect((await freeTimes({ date: dayAhead(7), guests: 21 })).errors?.[0]?.extensions['code']).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('reads each day once for five parties', async () => {
    const id = await bookNow({ guests: 2, time: '19:30' });
    const query = `query ($date: Date!, $other: Date!, $id: ID!) {
      ${[1, 6, 7].map((guests) => `of${guests}: freeTimes(date: $date, guests: ${guests})`).join('\n')}
      moving: freeTimes(date: $date, guests: 8, exceptBooking: $id)
      another: freeTimes(date: $other, guests: 8)
    }`;
    const requested = { date: dayAhead(7), other: dayAhead(8), id };
    const recording = recordStatements();
    const requestId = newId();
    const { body } = await test.rest<{ data: Record<string, string[]> }>('POST', '/graphql', {
      token: asha.token,
      headers: { 'X-Request-Id': requestId },
      body: { query, variables: requested },
    });
    recording.stop();
    const all = body.data['another'] ?? [];
    expect(all).toHaveLength(22);
    expect(body.data).toMatchObject({ of6: all, moving: all });
    expect(body.data['of7']).toEqual(all.filter((time) => time < '18:30' || time > '20:30'));
    // Two of the day, three of the day without that booking, two of the other day; the booking and the session.
    expect(recording.textsFor(requestId).length).toBeLessThanOrEqual(9);
    const { data, errors } = await test.graphql(query, requested, ravi.token);
    expect(errors).toMatchObject([{ path: ['moving'], extensions: { code: 'NOT_FOUND' } }]);
    expect(data).toBeNull();
  });

  it('is a field of refusals through REST and GraphQL', async () => {
    await bookNow({ guests: 8, time: '19:00' });
    const { status, body } = await test.rest('POST', '/api/booking', { token: ravi.token, body: aBooking() });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'FULLY_BOOKED', freeTimes: ['17:30', '20:30', '21:00', '21:30'] },
    });
    const { errors } = await test.graphql(
      'mutation ($input: BookTableInput!) { bookTable(input: $input) { id } }',
      { input: aBooking() },
      ravi.token,
    );
    expect(errors?.[0]?.extensions).toEqual({
      code: 'FULLY_BOOKED',
      freeTimes: ['17:30', '20:30', '21:00', '21:30'],
      key: 'bookings.fullyBooked',
      params: expect.objectContaining({ guests: 2, time: '19:30' }) as object,
    });
  });
});

describe('bookingRules', () => {
  it('returns the rules for bookings', async () => {
    const { data } = await test.graphql(
      '{ bookingRules { firstDate lastDate firstSeating lastSeating maxGuests fee } }',
    );
    expect(data?.['bookingRules']).toEqual({
      firstDate: dayAhead(0),
      lastDate: dayAhead(60),
      firstSeating: '11:00',
      lastSeating: '21:30',
      maxGuests: 20,
      fee: 200,
    });
  });
});

describe('cancelled bookings', () => {
  it('are listed for admins on request', async () => {
    const { body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
      token: asha.token,
      body: aBooking(),
    });
    await test.rest('DELETE', `/api/booking/${body.booking._id}`, { token: asha.token });
    const { data } = await test.graphql(
      '{ bookings(includeCancelled: true) { nodes { id cancelledAt } } }',
      {},
      admin.token,
    );
    expect(data?.['bookings']).toEqual({
      nodes: [{ id: body.booking._id, cancelledAt: expect.any(String) as string }],
    });
  });
});

describe('hours past midnight', () => {
  it('offer a time before midnight unless the table is taken after it', async () => {
    const night = { bookingHours: everyDay.map(() => [{ opensAt: '18:00', closesAt: '02:00' }]) };
    await changeRestaurant(test, admin, night);
    try {
      const guests = 8;
      const book = async (date: string, time: string) =>
        (
          await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
            token: ravi.token,
            body: aBooking({ date, time, guests }),
          })
        ).status;
      const free = async (date: string) =>
        (await test.graphql(`{ freeTimes(date: "${date}", guests: ${guests}) }`)).data?.[
          'freeTimes'
        ] as string[];
      const [today, tomorrow] = [dayAhead(7), dayAhead(8)];
      expect((await free(today)).slice(-3)).toEqual(['22:30', '23:00', '23:30']);
      expect(await book(tomorrow, '00:30')).toBe(201);
      expect((await free(today)).at(-1)).toBe('23:00');
      expect(await book(today, '23:30')).toBe(409);
      expect(await book(today, '23:00')).toBe(201);
      expect(await free(tomorrow)).not.toContain('00:00');
    } finally {
      await changeRestaurant(test, admin, {
        bookingHours: everyDay.map(() => [{ opensAt: '11:00', closesAt: '23:00' }]),
      });
    }
  });
});

describe('a party whose stay was shorter than it is now', () => {
  it('grows and shrinks on its own table, before the next party', async () => {
    const book = async (time: string) => {
      const body = aBooking({ time, guests: 8 });
      const answer = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
        token: asha.token,
        body,
      });
      return answer.body.booking._id;
    };
    const id = await book('18:00');
    await book('19:30');
    await changeRestaurant(test, admin, { stayMinutes: 120 });
    try {
      const update = async (body: object) =>
        (await test.rest('PUT', `/api/booking/my/${id}`, { token: asha.token, body })).status;
      const { data } = await test.graphql(
        'query ($date: Date!, $id: ID!) { freeTimes(date: $date, guests: 8, exceptBooking: $id) }',
        { date: dayAhead(7), id },
        asha.token,
      );
      // Its own time, with its own length; no other one so near to the next party.
      expect(data?.['freeTimes']).toContain('18:00');
      expect(data?.['freeTimes']).not.toContain('18:30');
      for (const guests of [5, 8, 2, 7]) expect(await update({ guests })).toBe(200);
      expect(await update({ time: '18:30' })).toBe(409);
      expect(await update({ time: '17:30' })).toBe(200);
    } finally {
      await changeRestaurant(test, admin, { stayMinutes: 90 });
    }
  });
});
