import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';

let api: TestApp;
let worker: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
const clients: Client[] = [];

// API and worker as separate apps that share only the database.
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api' });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
  asha = await aCustomer(api);
  ravi = await aCustomer(api);
  admin = await anAdmin(api);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

async function book(customer: Account, booking: Record<string, unknown> = {}): Promise<string> {
  const { body } = await api.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
    token: customer.token,
    body: aBooking(booking),
  });
  return body.booking._id;
}

/** Causes messages about a day without leaving a booking, as a customer can have only a few. */
async function touch(customer: Account, date: string): Promise<void> {
  const id = await book(customer, { date, guests: 1 });
  await api.rest('DELETE', `/api/booking/${id}`, { token: customer.token });
}

/**
 * Subscribes and collects the messages. As a subscription has no initial message, `begin` makes bookings until the
 * first one is announced.
 */
async function listen(query: string, token: string | undefined, begin: () => Promise<unknown>) {
  const client = api.live(token);
  clients.push(client);
  const received: unknown[] = [];
  client.subscribe(
    { query },
    {
      next: ({ data }) => void received.push(...Object.values(data ?? {})),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await expect
    .poll(
      async () => {
        await begin();
        return received.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
  return received;
}

describe('freeTimesChanged', () => {
  it('is sent to subscribers of the day when a table is taken, moved or released', async () => {
    const [day, other] = [dayAhead(20), dayAhead(21)];
    const query = (date: string) => `subscription { freeTimesChanged(date: "${date}") }`;
    const ofDay = await listen(query(day), undefined, () => touch(asha, day));
    const ofOther = await listen(query(other), undefined, () => touch(asha, other));
    const settle = async (received: unknown[]) => expect.poll(() => received.length).toBeGreaterThan(0);

    const id = await book(asha, { date: day, time: '12:00' });
    ofDay.length = 0;
    ofOther.length = 0;
    await api.rest('PUT', `/api/booking/my/${id}`, { token: asha.token, body: { date: other } });
    await settle(ofDay);
    await settle(ofOther);
    expect(new Set(ofDay)).toEqual(new Set([day]));
    expect(new Set(ofOther)).toEqual(new Set([other]));

    ofOther.length = 0;
    await api.rest('DELETE', `/api/booking/${id}`, { token: asha.token });
    await settle(ofOther);
  });
});

describe('myBookingsChanged and bookingsChanged', () => {
  it('are sent only to the owner and to admins', async () => {
    const ofAsha = await listen('subscription { myBookingsChanged }', asha.token, () =>
      touch(asha, dayAhead(30)),
    );
    const ofRavi = await listen('subscription { myBookingsChanged }', ravi.token, () =>
      touch(ravi, dayAhead(31)),
    );
    const ofAll = await listen('subscription { bookingsChanged }', admin.token, () =>
      touch(asha, dayAhead(32)),
    );
    const id = await book(asha, { date: dayAhead(33) });
    await expect.poll(() => ofAsha).toContain(id);
    await expect.poll(() => ofAll).toContain(id);
    const last = await book(ravi, { date: dayAhead(34) });
    await expect.poll(() => ofRavi).toContain(last);
    expect(ofRavi).not.toContain(id);
    expect(ofAsha).not.toContain(last);
  });

  it.each([
    ['myBookingsChanged', undefined, 'UNAUTHENTICATED'],
    ['bookingsChanged', undefined, 'UNAUTHENTICATED'],
    ['bookingsChanged', 'asha', 'FORBIDDEN'],
    ['freeTimesChanged(date: "soup")', undefined, 'BAD_USER_INPUT'],
  ])('%s refuses the caller %s with %s', async (field, who, code) => {
    const client = api.live(who && asha.token);
    clients.push(client);
    const messages = client.iterate<unknown>({ query: `subscription { ${field} }` });
    const { value } = (await messages.next()) as { value: { errors?: { extensions?: { code?: string } }[] } };
    expect(value.errors?.[0]?.extensions?.code).toBe(code);
  });
});
