import { print } from 'graphql';
import { createClient, MessageType, stringifyMessage, type Client } from 'graphql-ws';
import pg from 'pg';
import { WebSocket } from 'ws';
import {
  ChangedKitchenOrdersDocument,
  KitchenAcceptDocument,
  KitchenBoardDocument,
  KitchenHandOverDocument,
  KitchenReadyDocument,
  OrderFeedDocument,
} from '../../web/src/gql/graphql.js';
import { randomNumbers, simulatedEvening } from '../test/simulated-evening.js';
import { measureReference } from './live-status.js';
import { fillOrders } from './many-orders.js';
import { quantiles } from './quantiles.js';
import { withShop, type Shop } from './shop.js';

const ordersOfEvening = 400;
/** Three hours in two minutes. */
const timesFaster = 90;
const boards = 4;
const openOrders = 60;
const reads = 60;
const linesOfOrder = 3;
const dish = (number: number) => String(number).padStart(24, 'd');

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The first view of a board with 60 open orders, beside a million old ones. Then an evening of 400 orders on four boards
 * whose connections are cut at random, while the kitchen accepts, cooks and hands over: milliseconds from the customer's
 * request until a board has read the order, and orders that a board missed. References: one statement that reads the same
 * orders, and the least that a durable live message costs.
 */
export async function kitchen(): Promise<void> {
  await withShop({ roles: ['api', 'worker'] }, async (shop) => {
    await fillOrders(shop.databaseUrl, { open: 0 });
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    try {
      await database.query(
        `insert into menu_items (id, name, price_paise) select lpad(n::text, 24, 'd'), 'Dish ' || n, 4500
         from generate_series(1, $1::int) n`,
        [linesOfOrder],
      );
      const token = await shop.login();
      // Before the evening, whose orders stay on their way.
      await firstView(shop, token, database);
      await evening(shop, token);
    } finally {
      await database.end();
    }
  });
}

async function evening(shop: Shop, token: string): Promise<void> {
  const random = randomNumbers(7);
  const opensAt = new Date();
  const orders = simulatedEvening(opensAt, ordersOfEvening, random);
  const placedAt = new Map<string, number>();
  const all = Array.from({ length: boards }, () => new Board(shop, token));
  await Promise.all(all.map((board) => board.connect()));
  let isOver = false;
  const cuts = cutAtRandom(all, random, () => isOver);
  // It is awaited below; an error of the orders is thrown first.
  cuts.catch(() => undefined);

  const started = performance.now();
  const until = (at: Date) =>
    sleep((at.getTime() - opensAt.getTime()) / timesFaster - (performance.now() - started));
  const act = (document: Parameters<typeof print>[0], variables: { readonly id: string; version?: number }) =>
    shop.graphql<{ order: { version: number } }>(print(document), variables, token);
  await Promise.all(
    orders.map(async (order) => {
      await until(order.placedAt);
      const sentAt = performance.now();
      const id = await place(shop, token);
      placedAt.set(id, sentAt);
      const { version } = (await act(KitchenAcceptDocument, { id })).order;
      await until(order.leftKitchenAt);
      await act(KitchenReadyDocument, { id, version });
      await act(KitchenHandOverDocument, { id });
    }),
  );
  isOver = true;
  await cuts;
  await Promise.all(all.map((board) => board.read()));
  const missed = all.flatMap((board) => [...placedAt.keys()].filter((id) => !board.seenAt.has(id)));
  const delays = (wasCut: boolean) =>
    all.flatMap((board) =>
      [...placedAt].flatMap(([id, sentAt]) => {
        const seen = board.seenAt.get(id);
        return seen && seen.wasCut === wasCut ? seen.at - (seen.reconnectedAt ?? sentAt) : [];
      }),
    );
  await Promise.all(all.map((board) => board.end()));

  const reference = await measureReference(shop.databaseUrl);
  const samples: number[] = [];
  for (let n = 0; n < reads; n += 1) samples.push(await reference.once());
  await reference.close();
  const [live, late, theirs] = [quantiles(delays(false)), quantiles(delays(true)), quantiles(samples)];
  console.log(`  ${ordersOfEvening} orders on ${boards} boards, missed      ${missed.length} (target: 0)`);
  console.log(
    `  order to connected board                p50 ${live.p50} ms   p95 ${live.p95} ms (target: 1000)`,
  );
  console.log(
    `  network is back to board                p50 ${late.p50} ms   p95 ${late.p95} ms (target: 3000)`,
  );
  console.log(`  reference, UPDATE + NOTIFY + WebSocket  p50 ${theirs.p50} ms   p95 ${theirs.p95} ms`);
  console.log(`  ratio of medians ${(live.p50 / theirs.p50).toFixed(1)}`);
}

async function cutAtRandom(
  all: readonly Board[],
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await sleep(500 + random() * 2500);
    const board = all[Math.floor(random() * all.length)];
    board?.cut();
    await sleep(random() * 2000);
    await board?.connect();
  }
}

async function place(shop: Shop, token: string): Promise<string> {
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const items = Array.from({ length: linesOfOrder }, (_, n) => ({
    menuItemId: dish(n + 1),
    quantity: n + 1,
  }));
  const input = { items, address: '12 MG Road', paymentMode: 'COD' };
  return (await shop.graphql<{ placeOrder: { id: string } }>(query, { input }, token)).placeOrder.id;
}

interface Seen {
  readonly at: number;
  /** Whether the order was placed while the board was away; then since when it is back. */
  readonly wasCut: boolean;
  readonly reconnectedAt: number | undefined;
}

/** What the page of a board does: it follows the feed, reads each order of it, and all of them after a cut. */
class Board {
  readonly seenAt = new Map<string, Seen>();
  private client: Client | undefined;
  private reconnectedAt: number | undefined;

  constructor(
    private readonly shop: Shop,
    private readonly token: string,
  ) {}

  async connect(): Promise<void> {
    const isAgain = this.client === undefined && this.seenAt.size > 0;
    this.reconnectedAt = isAgain ? performance.now() : undefined;
    const client = createClient({
      url: `${this.shop.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.token}` },
      retryAttempts: 0,
    });
    this.client = client;
    // The pong to a ping behind the subscription says that the subscription has started.
    client.on('connected', (socket) =>
      setImmediate(() => (socket as WebSocket).send(stringifyMessage({ type: MessageType.Ping }))),
    );
    const started = new Promise((resolve) => client.on('pong', resolve));
    client.subscribe<{ orderFeed: { order: { id: string } } }>(
      { query: print(OrderFeedDocument) },
      {
        next: ({ data }) => {
          // After a failure, the reading at the end finds the order.
          if (data) void this.readOne(data.orderFeed.order.id).catch(() => undefined);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await started;
    await this.read();
    this.reconnectedAt = undefined;
  }

  cut(): void {
    this.client?.terminate();
    this.client = undefined;
  }

  async end(): Promise<void> {
    await this.client?.dispose();
  }

  async read(): Promise<void> {
    const { kitchen: found } = await this.shop.graphql<{ kitchen: Record<string, { id: string }[]> }>(
      print(KitchenBoardDocument),
      {},
      this.token,
    );
    for (const { id } of Object.values(found).flat()) this.note(id);
  }

  private async readOne(id: string): Promise<void> {
    if (this.seenAt.has(id)) return;
    await this.shop.graphql(
      print(ChangedKitchenOrdersDocument),
      { first: 1, filter: { ids: [id] } },
      this.token,
    );
    this.note(id);
  }

  private note(id: string): void {
    if (this.seenAt.has(id)) return;
    const { reconnectedAt } = this;
    this.seenAt.set(id, { at: performance.now(), wasCut: reconnectedAt !== undefined, reconnectedAt });
  }
}

async function firstView(shop: Shop, token: string, database: pg.Client): Promise<void> {
  for (let n = 0; n < openOrders; n += 1) await place(shop, token);
  const ours: number[] = [];
  const theirs: number[] = [];
  const timed = async (samples: number[], work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  };
  for (let n = 0; n < reads; n += 1) {
    await timed(ours, () => shop.graphql(print(KitchenBoardDocument), {}, token));
    await timed(theirs, () =>
      database.query(
        `select orders.*, json_agg(order_items) as items from orders join order_items on order_id = orders.id
         where status in ('Pending', 'Preparing', 'Out for Delivery') group by orders.id`,
      ),
    );
  }
  const [board, reference] = [quantiles(ours), quantiles(theirs)];
  console.log(
    `  board with ${openOrders} open orders, read          p50 ${board.p50} ms   p95 ${board.p95} ms (target: 30)`,
  );
  console.log(`  reference, one statement over pg        p50 ${reference.p50} ms   p95 ${reference.p95} ms`);
  console.log(`  ratio of medians ${(board.p50 / reference.p50).toFixed(1)}`);
}
