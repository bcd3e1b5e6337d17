import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { aBooking, dayAhead } from '../a-booking.js';
import { owner, type ShopProcess, type HttpAnswer } from '../processes/shop-process.js';

const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };

/** Milliseconds in which everything must work again once the server is back. */
export const recovery = { timeout: 10_000, interval: 20 };
export const waitOptions = { timeout: 20_000 };

type Answer = HttpAnswer<{ _id?: string; code?: string; errors?: { extensions: { code: string } }[] }>;

/** Customers who order, book, look and follow continuously, each order with one key until it is accepted. */
export class BusyShop {
  /** Unexpected outcomes: neither done nor properly refused. */
  readonly wrong: unknown[] = [];
  /** The accepted orders. */
  readonly taken: string[] = [];
  readonly versions: number[] = [];
  refused = 0;
  booked = 0;
  private readonly end = new AbortController();
  private customers: Promise<void>[] = [];
  private client: Client | undefined;
  private followed = '';

  private constructor(
    readonly shop: ShopProcess,
    private readonly dish: string,
    readonly token: string,
    private readonly admin: string,
  ) {}

  static async open(shop: ShopProcess, databaseUrl: string): Promise<BusyShop> {
    await shop.start();
    const dish = newId();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [
      dish,
    ]);
    await client.end();
    await shop.call('POST', '/api/auth/register', { body: asha });
    return new BusyShop(shop, dish, await shop.login(asha), await shop.login(owner));
  }

  async begin(): Promise<void> {
    const order = { items: [{ menuItem: this.dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
    const place = (key: string) =>
      this.shop.call<Answer['body']>('POST', '/api/orders', { body: order, token: this.token, key });
    this.followed = (await place(newId())).body._id ?? '';
    this.follow();
    await vi.waitFor(() => expect(this.versions.at(-1)).toBe(1), waitOptions);
    const query = '{ myOrders(first: 3) { nodes { id status } } }';
    this.customers = [
      ...[1, 2, 3].map(() => this.keepDoing(place, ({ _id = '' }) => void this.taken.push(_id))),
      this.keepDoing(
        (key) =>
          this.shop.call('POST', '/api/booking', {
            body: aBooking({ email: asha.email, date: dayAhead(11) }),
            token: this.token,
            key,
          }),
        () => void (this.booked += 1),
        3,
      ),
      this.keepDoing(() => this.shop.call('POST', '/graphql', { body: { query }, token: this.token })),
      this.keepDoing(() => this.shop.call('GET', '/api/orders?limit=3', { token: this.token })),
    ];
    await vi.waitFor(() => expect(this.taken.length).toBeGreaterThan(10), waitOptions);
  }

  setStatus(status: string): Promise<Answer> {
    const body = { status };
    return this.shop.call('PUT', `/api/admin/orders/${this.followed}/status`, { body, token: this.admin });
  }

  async close(): Promise<void> {
    this.end.abort();
    await Promise.all(this.customers);
    await this.client?.dispose();
  }

  /** Expects the followed order and the accepted ones, nothing else, each announced once to everyone concerned. */
  async expectNothingLostOrDoubled(databaseUrl: string): Promise<void> {
    expect(this.wrong).toEqual([]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const count = async (rows: string) =>
      Number((await client.query<{ count: string }>(`select count(*) from ${rows}`)).rows[0]?.count);
    const { rows } = await client.query<{ id: string }>('select id from orders');
    expect(rows.map(({ id }) => id).toSorted()).toEqual([this.followed, ...this.taken].toSorted());
    expect(await count('bookings')).toBe(this.booked);
    const left = async () => (await count('outbox_events')) + (await count('queued_jobs'));
    await expect.poll(left, waitOptions).toBe(0);
    const notes = () => count(`notifications where kind = 'order.placed'`);
    await expect.poll(notes, waitOptions).toBe(2 * rows.length);
    await client.end();
  }

  private follow(): void {
    this.client = createClient({
      url: `${this.shop.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.token}` },
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 250)),
    });
    const query = 'subscription ($id: ID!) { orderUpdated(id: $id) { version } }';
    const subscribe = () =>
      this.client?.subscribe<{ orderUpdated: { version: number } }>(
        { query, variables: { id: this.followed } },
        {
          next: ({ data, errors }) => {
            if (data) this.versions.push(data.orderUpdated.version);
            else this.wrong.push(errors);
          },
          // As the shop's page does after a transient error.
          error: () => {
            if (!this.end.signal.aborted) setTimeout(() => void subscribe(), 250);
          },
          complete: () => undefined,
        },
      );
    subscribe();
  }

  private async keepDoing(
    call: (key: string) => Promise<Answer>,
    done: (body: Answer['body']) => void = () => undefined,
    times = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    let key = newId();
    for (let count = 0; count < times && !this.end.signal.aborted;) {
      // People pause too: later checks must not wait behind a rush of orders.
      await delay(100);
      const answer = await call(key);
      const { status, retryAfter, body } = answer;
      const code = body.code ?? body.errors?.[0]?.extensions.code;
      if (code === undefined && status < 300) {
        done(body);
        key = newId();
        count += 1;
      } else if (
        (status === 503 && retryAfter !== null && code === 'UNAVAILABLE') ||
        code === 'OPERATION_TIMEOUT'
      ) {
        this.refused += 1;
      } else {
        this.wrong.push(answer);
      }
    }
  }
}
