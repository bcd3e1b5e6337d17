import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { bookingsAt, codeOf, viewerOf } from '../../../test/bookings-service.js';
import { bookingsDoorsOf } from '../../../test/doors/bookings.js';
import { aCustomer, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { newId } from '../../platform/ids.js';
import type { Viewer } from '../auth/viewer.js';
import { endOf, instantOf } from './booking-times.js';
import { Booking } from './booking.entity.js';
import type { BookingsService } from './bookings.service.js';

let test: TestApp;
let asha: Account;
let viewer: Viewer;
let now: Date;
let tables: ReturnType<typeof bookingsAt>['tables'];
let bookings: BookingsService;

beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  asha = await aCustomer(test);
  viewer = viewerOf(asha);
  ({ tables, bookings } = bookingsAt(() => now, test));
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date();
  await test.app.dataSource.query('truncate bookings cascade');
});

const input = (booking: Partial<ReturnType<typeof aBooking>> = {}) => ({ ...aBooking(), ...booking });

/** Number of pairs of holds of the same table at the same time. */
async function clashes(): Promise<number> {
  const [row] = await test.app.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from table_holds a join table_holds b
       on a.table_id = b.table_id and a.booking_id < b.booking_id and a.during && b.during`,
  );
  return row?.count ?? -1;
}

/** Each current booking with the seats it holds; a cancelled one holds none. */
const holdings = () =>
  test.app.dataSource.query<
    { id: string; guests: number; seats: number; stands: boolean; inTime: boolean }[]
  >(
    `select b.id, b.guests, b.cancelled_at is null as stands, coalesce(sum(t.seats), 0)::int as seats,
       coalesce(bool_and(h.during = tstzrange(b.starts_at, b.starts_at + interval '90 minutes')), true) as "inTime"
     from bookings b left join table_holds h on h.booking_id = b.id left join restaurant_tables t on t.id = h.table_id
     group by b.id`,
  );

describe.each(bookingsDoorsOf(() => test))(
  '50 concurrent bookings of the last table through $name',
  (door) => {
    it('create one booking and refuse 49 with other free times', async () => {
      await tables.arrange([2]);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => door.book(asha.token, aBooking({ guests: 2 }))),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.ok) continue;
        expect(outcome.code).toBe('FULLY_BOOKED');
        expect(outcome.message).toContain(
          'The nearest free times that day: 5:30 pm, 6:00 pm, 9:00 pm and 9:30 pm.',
        );
      }
      expect(await holdings()).toHaveLength(1);
    });

    it('get as many tables as there are if their times overlap slightly', async () => {
      await tables.arrange([2, 2, 4]);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          door.book(asha.token, aBooking({ time: `19:${String(index).padStart(2, '0')}`, guests: 2 })),
        ),
      );
      const answers = outcomes.map((outcome) => (outcome.ok ? 'booked' : outcome.code));
      expect(answers.filter((answer) => answer !== 'FULLY_BOOKED')).toEqual(['booked', 'booked', 'booked']);
      expect(await clashes()).toBe(0);
    });
  },
);

describe('table', () => {
  const hold = (client: pg.Client, bookingId: string, tableId: string, time: string) => {
    const startsAt = instantOf({ date: dayAhead(7), time });
    return client.query('insert into table_holds values ($1, $2, tstzrange($3, $4))', [
      bookingId,
      tableId,
      startsAt,
      endOf(startsAt, { stayMinutes: 90 }),
    ]);
  };
  const tableIds = async () =>
    (
      await test.app.dataSource.query<{ id: string }[]>(
        'select id from restaurant_tables where is_in_use order by number',
      )
    ).map(({ id }) => id);

  /** Runs `work` in an uncommitted transaction on a connection outside our code. */
  async function besideUs(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('set constraints all immediate');
      await work(client);
    } finally {
      await client.end();
    }
  }
  const isWaited = async () => (await heldUp(test.app.dataSource)) > 0;

  it('cannot be held twice at the same time, even by raw SQL', async () => {
    await tables.arrange([2]);
    const { id } = await bookings.book(viewer, input());
    const [tableId = ''] = await tableIds();
    const other = await bookings.book(viewer, input({ date: dayAhead(8) }));
    await besideUs(async (client) => {
      await client.query('delete from table_holds where booking_id = $1', [other.id]);
      await client.query('savepoint before');
      await expect(hold(client, other.id, tableId, '20:59')).rejects.toMatchObject({ code: '23P01' });
      await client.query('rollback to before');
      // Half-open: the next party can start when the previous one ends.
      await hold(client, other.id, tableId, '21:00');
    });
    expect((await holdings()).map((row) => row.id).toSorted()).toEqual([id, other.id].toSorted());
  });

  it('waits for an uncommitted hold of another transaction and takes the next table', async () => {
    await tables.arrange([2, 2]);
    const before = await bookings.book(viewer, input({ date: dayAhead(8) }));
    const [first = '', second = ''] = await tableIds();
    await besideUs(async (client) => {
      await client.query('delete from table_holds where booking_id = $1', [before.id]);
      await hold(client, before.id, first, '19:30');
      const booking = bookings.book(viewer, input());
      await expect.poll(isWaited).toBe(true);
      await client.query('commit');
      const { id } = await booking;
      const held = await test.app.dataSource.query('select table_id from table_holds where booking_id = $1', [
        id,
      ]);
      expect(held).toEqual([{ table_id: second }]);
    });
  });

  it('is not double-booked if it is the last and another transaction is taking it', async () => {
    await tables.arrange([2]);
    const before = await bookings.book(viewer, input({ date: dayAhead(8) }));
    const [only = ''] = await tableIds();
    await besideUs(async (client) => {
      await client.query('delete from table_holds where booking_id = $1', [before.id]);
      await hold(client, before.id, only, '19:30');
      const refusal = bookings.book(viewer, input()).then(() => 'booked', codeOf);
      await expect.poll(isWaited).toBe(true);
      await client.query('commit');
      expect(await refusal).toBe('FULLY_BOOKED');
    });
  });

  it('keeps its bookings and gets no more after it was taken out of use', async () => {
    await tables.arrange([2, 4]);
    await bookings.book(viewer, input({ guests: 4 }));
    await tables.arrange([2]);
    await bookings.book(viewer, input());
    expect(await bookings.book(viewer, input()).catch(codeOf)).toBe('FULLY_BOOKED');
    expect(await bookings.book(viewer, input({ guests: 3 })).catch(codeOf)).toBe('BAD_USER_INPUT');
    expect(await holdings()).toHaveLength(2);
    await tables.arrange([4, 2]);
    expect(await bookings.book(viewer, input({ guests: 4 })).catch(codeOf)).toBe('FULLY_BOOKED');
    await tables.arrange([4, 2, 4]);
    expect((await bookings.book(viewer, input({ guests: 4 }))).guests).toBe(4);
  });
});

describe('two bookings that swap days', () => {
  it('do not deadlock', async () => {
    await tables.arrange([2, 2, 2, 2]);
    const days = [dayAhead(7), dayAhead(8)];
    const made = await Promise.all(
      [0, 1, 0, 1].map((day) => bookings.book(viewer, input({ date: days[day] as string }))),
    );
    for (let round = 0; round < 10; round += 1) {
      const moved = await Promise.all(
        made.map(async ({ id }, index) =>
          bookings.update(viewer, id, {
            date: days[(index + round + 1) % 2],
            time: undefined,
            guests: undefined,
            message: undefined,
          }),
        ),
      );
      expect(moved).toHaveLength(4);
    }
    expect(await clashes()).toBe(0);
  });
});

describe('any sequence of bookings, changes and cancellations', () => {
  const sizes = [2, 2, 4, 6];
  const times = ['18:00', '18:45', '19:29', '19:30', '20:15', '21:00'];
  interface Step {
    readonly what: 'book' | 'update' | 'cancel';
    readonly which: number;
    readonly time: string;
    readonly guests: number;
  }
  const step: fc.Arbitrary<Step> = fc.record({
    what: fc.constantFrom('book', 'book', 'update', 'cancel'),
    which: fc.nat(20),
    time: fc.constantFrom(...times),
    guests: fc.integer({ min: 1, max: 15 }),
  });

  async function take({ what, which, time, guests }: Step): Promise<string> {
    const all = await test.app.dataSource.manager.find(Booking, { order: { createdAt: 'ASC', id: 'ASC' } });
    const { id } = all[which % all.length] ?? { id: newId() };
    const work = {
      book: () => bookings.book(viewer, input({ time, guests })),
      update: () => bookings.update(viewer, id, { time, guests, date: undefined, message: undefined }),
      cancel: () => bookings.cancel(viewer, id),
    }[what];
    return work().then(() => 'done', codeOf);
  }

  async function expectSound(): Promise<void> {
    expect(await clashes()).toBe(0);
    for (const { guests, seats, stands, inTime } of await holdings()) {
      expect(inTime).toBe(true);
      if (stands) expect(seats).toBeGreaterThanOrEqual(guests);
      else expect(seats).toBe(0);
    }
  }

  it('never seats two parties at one table, and refuses a party only if seats are missing', async () => {
    await tables.arrange(sizes);
    /** Seats that are free for 90 minutes apart from a booking’s own, computed by simple overlap. */
    const freeSeats = async (time: string, except: string | undefined) => {
      const startsAt = instantOf({ date: dayAhead(7), time });
      const [row] = await test.app.dataSource.query<{ seats: number }[]>(
        `select coalesce(sum(seats), 0)::int as seats from restaurant_tables where is_in_use and id not in (
           select table_id from table_holds where booking_id is distinct from $1
             and lower(during) < $3 and upper(during) > $2)`,
        [except, startsAt, endOf(startsAt, { stayMinutes: 90 })],
      );
      return row?.seats ?? 0;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        await test.app.dataSource.query('truncate bookings cascade');
        for (const next of steps) {
          const all = await test.app.dataSource.manager.find(Booking, {
            order: { createdAt: 'ASC', id: 'ASC' },
          });
          const target = next.what === 'update' ? all[next.which % all.length] : undefined;
          const free = await freeSeats(next.time, target?.id);
          const before = await holdings();
          const outcome = await take(next);
          if (outcome === 'FULLY_BOOKED') {
            expect(free).toBeLessThan(next.guests);
            expect(await holdings()).toEqual(before);
          } else if (outcome === 'done' && next.what === 'book') {
            expect(free).toBeGreaterThanOrEqual(next.guests);
          }
          await expectSound();
        }
      }),
      { numRuns: 12 },
    );
  });

  it('never seats two parties at one table under concurrency', async () => {
    await tables.arrange(sizes);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        await test.app.dataSource.query('truncate bookings cascade');
        for (let index = 0; index < 4; index += 1)
          await bookings.book(viewer, input({ time: '12:00', guests: 1 }));
        const outcomes = await Promise.all(steps.map(take));
        const expected = ['done', 'FULLY_BOOKED', 'CONFLICT', 'BAD_USER_INPUT'];
        expect(outcomes.filter((outcome) => !expected.includes(outcome))).toEqual([]);
        await expectSound();
      }),
      { numRuns: 6 },
    );
  });
});
