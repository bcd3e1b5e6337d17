import pg from 'pg';
import { dayAhead } from '../../api/test/a-booking.js';

const password = 'correct horse battery';
const longName = 'Venkatanarasimharajuvaripeta Thiruvananthapuramkrishnamurthy Iyer';
const longAddress =
  'Flat 1204, Tower B, Prestige Shantiniketan Apartments, behind the Sri Lakshmi Venkateshwara temple, ' +
  'Whitefield Main Road, Krishnarajapuram Hobli, Bengaluru 560048';

export interface Dish {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string | null;
}

/** Ids and tokens that scenes need. */
export interface Data {
  readonly tokens: Readonly<Record<'customer' | 'newcomer' | 'long' | 'admin', string>>;
  readonly dishes: readonly Dish[];
  /** By status. */
  readonly orders: Readonly<Record<string, string>>;
}

/** A shop with a menu. */
export interface Shop {
  readonly url: string;
  readonly databaseUrl: string;
  /** @throws {Error} if the answer holds an error */
  readonly graphql: <T>(query: string, variables?: object, token?: string) => Promise<T>;
  /** The admin's token. */
  readonly login: () => Promise<string>;
}

/** Fills a shop with data for every screen. */
export async function fill(shop: Shop): Promise<Data> {
  const call = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(shop.url + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const join = async (name: string, email: string) => {
    await call('POST', '/api/auth/register', { name, email, password });
    return (await call<{ token: string }>('POST', '/api/auth/login', { email, password })).token;
  };
  const tokens = {
    admin: await shop.login(),
    customer: await join('Asha Rao', 'asha@example.in'),
    newcomer: await join('Ravi Menon', 'ravi@example.in'),
    long: await join(longName, 'venkatanarasimharajuvaripeta.thiruvananthapuram@customers.example.co.in'),
  };
  const dishes = await call<Dish[]>('GET', '/api/menu', undefined);

  await offerOptions(shop, dishes.at(-1), tokens.admin);

  const place = async (token: string, first: number, count: number, address: string) => {
    const items = dishes
      .slice(first, first + count)
      .map(({ _id }, index) => ({ menuItem: _id, qty: 1 + (index % 3) }));
    const order = { items, address, paymentMode: 'COD', coordinates: { lat: 12.9716, lng: 77.5946 } };
    return (await call<{ _id: string }>('POST', '/api/orders', order, token))._id;
  };
  const setStatus = (id: string, status: string) =>
    call('PUT', `/api/admin/orders/${id}/status`, { status }, tokens.admin);

  const orders: Record<string, string> = {};
  const statuses = ['Delivered', 'Cancelled', 'Out for Delivery', 'Preparing', 'Pending'];
  for (const [index, status] of statuses.entries()) {
    const id = await place(tokens.customer, index * 3, 1 + index, '12 MG Road, Bengaluru 560001');
    orders[status] = id;
    if (status !== 'Pending') await setStatus(id, 'Preparing');
    if (status !== 'Pending' && status !== 'Preparing') await setStatus(id, status);
  }
  orders['long'] = await place(tokens.long, 0, 14, longAddress);
  const paid = await payForOrder(shop, call, tokens.customer, [...dishes.slice(4, 6), ...dishes.slice(-1)]);
  orders['paid'] = paid;
  await setStatus(await payForOrder(shop, call, tokens.long, dishes.slice(7, 9)), 'Cancelled');

  // A payment that bought nothing.
  const stray = { amount: 349, receipt: 'receipt_1763700000000' };
  await pay(
    call,
    (await call<{ id: string }>('POST', '/api/payment/create-order', stray, tokens.customer)).id,
  );

  const bookings = [
    { date: dayAhead(1), time: '19:30', guests: 2, message: 'By the window, please' },
    { date: dayAhead(6), time: '13:00', guests: 8, message: '' },
    {
      date: dayAhead(30),
      time: '21:30',
      guests: 4,
      message: 'A birthday: please keep a cake with 12 candles cold. '.repeat(5),
    },
  ];
  const phone = '+91 98765-43210';
  for (const booking of bookings) {
    const person = { name: 'Asha Rao', email: 'asha@example.in', phone };
    await call('POST', '/api/booking', { ...person, ...booking, paymentMode: 'COD' }, tokens.customer);
  }
  const email = 'venkatanarasimharajuvaripeta.thiruvananthapuram@customers.example.co.in';
  const last = {
    name: longName,
    email,
    phone,
    date: dayAhead(2),
    time: '20:00',
    guests: 20,
    paymentMode: 'COD',
  };
  await call('POST', '/api/booking', last, tokens.long);

  const messages = [
    ['Asha Rao', 'asha@example.in', 'Do you have Jain food on Mondays?'],
    [
      longName,
      email,
      'We are forty people for an office party. Can you cater?\n\nThank you, '.concat('a'.repeat(80)),
    ],
  ];
  for (const [name, from, message] of messages)
    await call('POST', '/api/contact', { name, email: from, message });

  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  try {
    await database.query(
      `update orders set created_at = created_at - interval '26 hours' where status in ('Delivered', 'Cancelled')`,
    );
    await database.query(
      `update deliveries set state = (array['sent', 'failed', 'waiting', 'kept'])[1 + tries % 4]`,
    );
  } finally {
    await database.end();
  }
  return { tokens, dishes, orders };
}

/** Lets a dish have a size, extras with counters and one long group. */
async function offerOptions(shop: Shop, dish: Dish | undefined, token: string): Promise<void> {
  const add = 'mutation ($input: OptionGroupInput!) { addOptionGroup(input: $input) { id } }';
  const free = (name: string, isDefault = false) => ({ name, price: 0, isDefault });
  const inputs = [
    { name: 'Size', least: 1, most: 1, choices: [free('Regular', true), { name: 'Large', price: 60 }] },
    {
      name: 'Extras',
      least: 0,
      most: 4,
      mostEach: 2,
      choices: [
        { name: 'Extra cheese', price: 30 },
        { name: longName.slice(0, 60), price: 25.5 },
      ],
    },
    {
      name: 'Chutneys and everything else that goes with it',
      least: 1,
      most: 2,
      choices: [free('Mint chutney', true), free('Tamarind chutney'), free('Garlic chutney')],
    },
  ];
  const options: { groupId: string }[] = [];
  for (const input of inputs) {
    type Added = { addOptionGroup: { id: string } };
    options.push({ groupId: (await shop.graphql<Added>(add, { input }, token)).addOptionGroup.id });
  }
  type Menu = { menu: { id: string; name: string; price: number; version: number }[] };
  const { menu } = await shop.graphql<Menu>('{ menu { id name price version } }');
  const { id, name, price, version } = menu.find((each) => each.id === dish?._id) ?? {};
  await shop.graphql(
    `mutation ($id: ID!, $input: MenuItemInput!, $version: Int!) {
      updateMenuItem(id: $id, input: $input, version: $version) { id }
    }`,
    { id, version, input: { name, price, options, packing: 12.5 } },
    token,
  );
}

type Call = <T>(method: string, path: string, body: unknown, token?: string) => Promise<T>;

async function pay(call: Call, orderId: string): Promise<void> {
  await call('POST', '/sandbox/razorpay/v1/checkout/pay', {
    order_id: orderId,
    outcome: 'success',
    method: 'upi',
  });
}

/** As the shop does if the customer closes the browser after paying. */
async function payForOrder(shop: Shop, call: Call, token: string, dishes: readonly Dish[]): Promise<string> {
  const start = `mutation ($input: PlaceOrderInput!) {
    startOrderPayment(input: $input) { payment { id razorpayOrderId } }
  }`;
  const items = dishes.map(({ _id }) => ({ menuItemId: _id, quantity: 1 }));
  const input = { items, address: '4 Church Street, Bengaluru 560001', paymentMode: 'ONLINE' };
  type Started = { startOrderPayment: { payment: { id: string; razorpayOrderId: string } } };
  const { payment } = (await shop.graphql<Started>(start, { input }, token)).startOrderPayment;
  await pay(call, payment.razorpayOrderId);
  const query = 'query ($id: ID!) { payment(id: $id) { order { id } } }';
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    type Seen = { payment: { order: { id: string } | null } };
    const { order } = (await shop.graphql<Seen>(query, { id: payment.id }, token)).payment;
    if (order) return order.id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('a payment has not become an order');
}
