import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, type Account } from '../factories.js';

let test: TestApp;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
  dishId = (await aDish(test)).id;
});
afterAll(() => test.close());

const hindi = { 'Accept-Language': 'hi-IN,hi;q=0.9' };

interface Graphql<T> {
  readonly data?: T;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

const graphql = async <T>(query: string, variables: object = {}, headers: Record<string, string> = hindi) =>
  (
    await test.rest<Graphql<T>>('POST', '/graphql', {
      headers,
      token: asha.token,
      body: { query, variables },
    })
  ).body;

it('an error has its sentence in the language of the request, with key and parameters', async () => {
  const query = 'mutation ($input: BookTableInput!) { bookTable(input: $input) { id } }';
  const input = { name: '', email: 'asha', phone: '1', date: '2026-11-31', time: '7', guests: 50 };
  const english = (await graphql(query, { input }, {})).errors?.[0];
  const other = (await graphql(query, { input })).errors?.[0];
  expect(english?.message).toBe('Please enter your name');
  expect(other?.message).toBe('कृपया अपना नाम लिखें');
  for (const error of [english, other])
    expect(error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      key: 'common.missing',
      params: { what: { key: 'common.yourName' } },
    });
  expect(english?.extensions['fields']).toContainEqual({
    field: 'guests',
    message: 'Please book for 1 to 20 guests',
  });
  expect(other?.extensions['fields']).toContainEqual({
    field: 'guests',
    message: 'कृपया 1 से 20 मेहमानों के लिए बुक करें',
  });
});

it('REST answers in the language of the request, without other fields', async () => {
  const login = (headers: Record<string, string>) =>
    test.rest('POST', '/api/auth/login', { headers, body: { email: asha.email, password: 'wrong one' } });
  expect((await login({})).body).toEqual({
    message: 'The e-mail address or the password is not right.',
    code: 'INVALID_CREDENTIALS',
  });
  expect((await login(hindi)).body).toEqual({
    message: 'ईमेल या पासवर्ड सही नहीं है।',
    code: 'INVALID_CREDENTIALS',
  });
});

it('the problems of a quote are in the language of the request', async () => {
  const query = 'query ($input: QuoteInput!) { quote(input: $input) { problems { code message } } }';
  const input = {
    items: [
      { menuItemId: dishId, quantity: 999 },
      { menuItemId: dishId, quantity: 1, note: 'No onions' },
    ],
  };
  const problems = async (headers: Record<string, string>) =>
    (await graphql<{ quote: { problems: unknown } }>(query, { input }, headers)).data?.quote.problems;
  const code = 'TOO_MANY_OF_A_DISH';
  expect(await problems({})).toEqual([{ code, message: 'Please order at most 999 of one dish' }]);
  expect(await problems(hindi)).toEqual([{ code, message: 'एक डिश ज़्यादा से ज़्यादा 999 मँगाएँ' }]);
});

it('notifications are in the language of each reader, live ones in that of the socket', async () => {
  const query = '{ notifications(first: 1) { nodes { title body } } }';
  const latest = async (headers: Record<string, string>) =>
    (await graphql<{ notifications: { nodes: object[] } }>(query, {}, headers)).data?.notifications.nodes[0];
  const received: unknown[] = [];
  const client = test.live(asha.token, 'hi');
  client.subscribe(
    { query: 'subscription { notificationReceived { title } }' },
    {
      next: ({ data }) => received.push(data?.['notificationReceived']),
      error: () => {},
      complete: () => {},
    },
  );
  const order = { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
  // Live messages are delivered at most once: orders before the subscription has started are missed.
  await expect
    .poll(
      async () => {
        await test.rest('POST', '/api/orders', { token: asha.token, body: order });
        return received.at(-1);
      },
      { interval: 200 },
    )
    .toEqual({ title: 'आपका ऑर्डर हमें मिल गया है' });
  await client.dispose();
  expect(await latest({})).toMatchObject({ title: 'We have your order' });
  expect(await latest(hindi)).toEqual({
    title: 'आपका ऑर्डर हमें मिल गया है',
    body: expect.stringMatching(/^धन्यवाद! आपका ₹[\d.]+ का ऑर्डर #\d+ हमारी रसोई में पहुँच गया है/),
  });
});
