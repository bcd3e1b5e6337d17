import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp, type GraphqlAnswer } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import {
  aPaymentId,
  aReceipt,
  beginOrder,
  createOrder,
  orderPaid,
  pay,
  sendWebhook as reportPayment,
  untilOrdered,
  untilState,
  verify,
  type Begun,
} from '../../../test/payments.js';

const right = { keyId: 'rzp_test_Right', keySecret: 'the right secret of sixteen' };
const live = { keyId: 'rzp_live_First', keySecret: 'the secret of the first account' };
const other = { keyId: 'rzp_live_Other', keySecret: 'the secret of another account' };
const webhookSecret = 'a webhook secret';

/** Razorpay's API: orders of the accounts whose keys it knows. */
interface Provider {
  readonly url: string;
  /** Secrets by key id. */
  readonly accounts: Map<string, string>;
  /** Key ids of the accounts that refunded, with the refunded payments. */
  readonly refunds: { readonly keyId: string; readonly payment: string }[];
  readonly close: () => void;
  isSilent: boolean;
}

async function aProvider(): Promise<Provider> {
  const orders: { id: string; owner: string; receipt: string; amount: number }[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      if (provider.isSilent) return request.socket.destroy();
      const [, login = ''] = (request.headers.authorization ?? '').split(' ');
      const [keyId = '', secret] = Buffer.from(login, 'base64').toString().split(/:(.*)/s);
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (provider.accounts.get(keyId) !== secret)
        return answer(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
      const own = orders.filter(({ owner }) => owner === keyId);
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (request.method === 'GET' && pathname === '/v1/orders') return answer(200, { items: own });
      if (request.method === 'POST' && pathname === '/v1/orders') {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const { receipt, amount } = JSON.parse(Buffer.concat(chunks).toString()) as (typeof orders)[number];
        const order = { id: `order_${orders.length + 1}`, owner: keyId, receipt, amount };
        orders.push(order);
        return answer(200, order);
      }
      const refunded = own.find(({ id }) => pathname === `/v1/payments/pay_${id}/refund`);
      if (refunded) {
        const payment = `pay_${refunded.id}`;
        provider.refunds.push({ keyId, payment });
        const { amount } = refunded;
        return answer(200, { id: `rfnd_${refunded.id}`, payment_id: payment, amount, status: 'processed' });
      }
      const order = own.find(({ id }) => pathname === `/v1/orders/${id}/payments`);
      if (!order) return answer(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'No such order' } });
      const { id, amount } = order;
      const payment = {
        id: `pay_${id}`,
        order_id: id,
        amount,
        status: 'captured',
        created_at: Math.floor(Date.now() / 1000),
      };
      return answer(200, { items: [payment] });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts: new Map(),
    refunds: [],
    isSilent: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}

const fields = `state { source version changedBy } keyId keyEnding acceptsWebhooks webhookUrl
  lastWebhookAt lastRefusedWebhookAt`;

interface State {
  readonly state: { readonly source: string; readonly version: number };
  readonly keyId: string | null;
  readonly lastWebhookAt: string | null;
  readonly lastRefusedWebhookAt: string | null;
}

let provider: Provider;
let test: TestApp;
let admin: Account;
let asha: Account;
let dishId: string;

/** A shop that never had keys. */
async function openShop(): Promise<void> {
  test = await TestApp.start({ RAZORPAY_API_URL: provider.url, PUBLIC_URL: 'https://shop.example.in' });
  admin = await anAdmin(test, 'Meera Nair');
  asha = await aCustomer(test);
  dishId = (await aDish(test)).id;
}

beforeAll(async () => {
  provider = await aProvider();
  await openShop();
});
afterAll(async () => {
  await test.close();
  provider.close();
});
beforeEach(async () => {
  provider.isSilent = false;
  provider.accounts.clear();
  provider.refunds.length = 0;
  for (const { keyId, keySecret } of [right, live, other]) provider.accounts.set(keyId, keySecret);
  const {
    state: { version },
    keyId,
  } = await state();
  if (keyId)
    await test.graphql(
      'mutation ($version: Int!) { removeConnection(kind: RAZORPAY, version: $version) }',
      { version },
      admin.token,
    );
});

async function state(shop = test): Promise<State> {
  const answer = await shop.graphql(`{ connections { razorpay { ${fields} } } }`, {}, admin.token);
  expect(answer.errors).toBeUndefined();
  return (answer.data as { connections: { razorpay: State } }).connections.razorpay;
}

async function save(
  input: object,
  more: { version?: number; currentPassword?: string } = {},
  token = admin.token,
) {
  const { version = (await state()).state.version, currentPassword } = more;
  return test.graphql(
    `mutation ($input: RazorpayInput!, $version: Int!, $currentPassword: String) {
      saveRazorpay(input: $input, version: $version, currentPassword: $currentPassword) { ${fields} }
    }`,
    { input, version, currentPassword },
    token,
  );
}

const check = (input: object, token = admin.token) =>
  test.graphql('mutation ($input: RazorpayInput!) { checkRazorpay(input: $input) }', { input }, token);

const refusalOf = ({ errors }: GraphqlAnswer) => {
  const { code, fields: named } = errors?.[0]?.extensions ?? {};
  return { code, message: errors?.[0]?.message, fields: named };
};

const settings = async (shop = test) =>
  (await shop.graphql('{ paymentSettings { modes testMode } }')).data?.['paymentSettings'];

async function sendWebhook(secret: string): Promise<number> {
  const body = JSON.stringify({ entity: 'event', event: 'settlement.processed', payload: {} });
  const { status } = await test.rest('POST', '/api/payment/webhook', {
    body,
    headers: { 'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex') },
  });
  return status;
}

/** What the checkout window returns for a payment with these keys. */
const proofOf = (orderId: string, { keySecret }: typeof right) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: `pay_${orderId}`,
  razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|pay_${orderId}`).digest('hex'),
});

describe('keys of Razorpay in the settings', () => {
  it('take payments at once, in every process, and leave no play money when they are removed', async () => {
    const second = await TestApp.start({ ...test.stores, RAZORPAY_API_URL: provider.url, ROLE: 'api' });
    try {
      expect((await save(right)).errors).toBeUndefined();
      expect(await settings()).toEqual({ modes: ['COD', 'ONLINE'], testMode: false });
      const { razorpayOrderId } = await beginOrder(test, asha, dishId);
      expect(razorpayOrderId).toMatch(/^order_\d$/);
      const page = await fetch(`${test.url}/shop/`);
      expect(page.headers.get('content-security-policy')).toContain('https://checkout.razorpay.com');
      // It has a key of its own in its data folder, so it knows that there are keys, but not which.
      await expect
        .poll(() => state(second))
        .toMatchObject({ state: { source: 'UNREADABLE', version: (await state()).state.version } });
      expect(await settings(second)).toEqual({ modes: ['COD'], testMode: false });
      const { version } = (await state()).state;
      const removed = await test.graphql(
        `mutation ($version: Int!) { removeConnection(kind: RAZORPAY, version: $version) }`,
        { version },
        admin.token,
      );
      expect(removed.data?.['removeConnection']).toBe(true);
      expect(await state()).toMatchObject({ state: { source: 'NONE' }, keyId: null });
      expect(await settings()).toEqual({ modes: ['COD'], testMode: false });
    } finally {
      await second.close();
    }
  });

  it('are the same in processes that share a key', async () => {
    const shared = {
      SETTINGS_KEY: 'a key that all processes of the shop share',
      RAZORPAY_API_URL: provider.url,
    };
    const one = await TestApp.start(shared);
    const two = await TestApp.start({ ...one.stores, ...shared, ROLE: 'api' });
    try {
      const { token } = await anAdmin(one);
      const variables = { input: right };
      const query = 'mutation ($input: RazorpayInput!) { saveRazorpay(input: $input, version: 0) { keyId } }';
      expect((await one.graphql(query, variables, token)).errors).toBeUndefined();
      await expect.poll(() => settings(two)).toMatchObject({ testMode: false });
    } finally {
      await two.close();
      await one.close();
    }
  });

  it('are never returned, stored or audited in plain text', async () => {
    const answer = await save({ ...right, webhookSecret });
    expect(answer.data?.['saveRazorpay']).toMatchObject({
      state: { source: 'SETTINGS', changedBy: 'Meera Nair' },
      keyId: right.keyId,
      keyEnding: right.keySecret.slice(-4),
      acceptsWebhooks: true,
      webhookUrl: 'https://shop.example.in/api/payment/webhook',
    });
    const { manager } = test.app.dataSource;
    const audit = await test.graphql(
      '{ auditEntries(first: 1, subject: CONNECTION) { nodes { subjectName actorName changes { field before after } } } }',
      {},
      admin.token,
    );
    expect(audit.data).toMatchObject({
      auditEntries: { nodes: [{ subjectName: 'Razorpay', actorName: 'Meera Nair' }] },
    });
    const everything = [
      JSON.stringify([answer, await state(), audit]),
      JSON.stringify(await manager.query('select * from connections')),
      JSON.stringify(await manager.query('select * from audit_entries')),
    ].join('\n');
    expect(everything).toContain(right.keyId);
    expect(everything).not.toContain(right.keySecret);
    expect(everything).not.toContain(webhookSecret);
  });

  it('are refused with the reason at the field if Razorpay does not accept them', async () => {
    const wrong = { ...right, keySecret: 'a wrong secret' };
    const refusal = {
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'keySecret', message: expect.stringContaining('Razorpay does not accept') as string },
      ],
    };
    expect(refusalOf(await check(wrong))).toMatchObject(refusal);
    expect(refusalOf(await save(wrong))).toMatchObject(refusal);
    expect(await state()).toMatchObject({ state: { source: 'NONE' } });
    expect(refusalOf(await save({ keyId: right.keyId }))).toMatchObject({
      fields: [{ field: 'keySecret', message: expect.stringContaining('its own key secret') as string }],
    });
    expect(refusalOf(await save({ ...right, keyId: 'my key' }))).toMatchObject({
      fields: [{ field: 'keyId' }],
    });
  });

  it('can be checked without saving them, and are not saved unchecked', async () => {
    expect((await check(right)).data?.['checkRazorpay']).toMatch(
      /^Razorpay accepts these keys. They are test keys/,
    );
    expect((await check(other)).data?.['checkRazorpay']).toMatch(/real money/);
    expect(await state()).toMatchObject({ state: { source: 'NONE' } });
    provider.isSilent = true;
    expect(refusalOf(await save(right))).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('could not be checked') as string,
    });
  });

  it('are kept where none are entered, and refused to who saw other ones', async () => {
    await save(right);
    const { version } = (await state()).state;
    expect((await save({ keyId: right.keyId, webhookSecret })).data?.['saveRazorpay']).toMatchObject({
      keyEnding: right.keySecret.slice(-4),
      acceptsWebhooks: true,
    });
    expect(
      refusalOf(await save({ keyId: right.keyId, webhookSecret: 'another secret' }, { version })),
    ).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Someone else has changed these keys') as string,
    });
  });

  it('need a recent login or the password', async () => {
    await test.app.dataSource.manager.query(
      `update sessions set created_at = now() - interval '16 minutes' where user_id = $1`,
      [admin.id],
    );
    expect(refusalOf(await save(right))).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(refusalOf(await save(right, { currentPassword: 'not the password' }))).toMatchObject({
      code: 'REAUTHENTICATE',
      fields: [{ field: 'currentPassword' }],
    });
    expect(await state()).toMatchObject({ state: { source: 'NONE' } });
    admin = await anAdmin(test, 'Meera Nair');
  });

  it('are hidden from customers', async () => {
    expect(refusalOf(await save(right, { version: 0 }, asha.token))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await check(right, asha.token))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('webhooks', () => {
  it('are looked at with the secret in the settings, and the owner sees which arrived last', async () => {
    await save({ ...right, webhookSecret });
    expect(await state()).toMatchObject({ lastWebhookAt: null, lastRefusedWebhookAt: null });
    expect(await sendWebhook('not the secret')).toBe(400);
    await expect.poll(async () => (await state()).lastRefusedWebhookAt).not.toBeNull();
    expect(await sendWebhook(webhookSecret)).toBe(200);
    await expect.poll(async () => (await state()).lastWebhookAt).not.toBeNull();
  });

  it('with the former secret are still accepted, but are no sign that the new one is right', async () => {
    await save({ ...right, webhookSecret: 'the former secret' });
    await save({ keyId: right.keyId, webhookSecret });
    expect(await sendWebhook('the former secret')).toBe(200);
    expect(await state()).toMatchObject({ lastWebhookAt: null });
  });

  it('with the former secret are refused after two days, also without a restart', async () => {
    await save({ ...right, webhookSecret: 'the former secret' });
    await save({ keyId: right.keyId, webhookSecret });
    const savedAt = Date.now();
    try {
      const hours = (count: number) => savedAt + count * 3_600_000;
      vi.useFakeTimers({ toFake: ['Date'], now: hours(47) });
      expect(await sendWebhook('the former secret')).toBe(200);
      vi.setSystemTime(hours(49));
      expect(await sendWebhook('the former secret')).toBe(400);
      expect(await sendWebhook(webhookSecret)).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('payments in flight', () => {
  it('are settled with the keys with which they were begun', async () => {
    await save(live);
    const { id } = await beginOrder(test, asha, dishId);
    await save(other);
    await test.app.services.settlement.check(id);
    expect((await untilOrdered(test, asha, id)).state).toBe('CAPTURED');
  });

  it('are settled with new keys of the same account if the old ones are switched off', async () => {
    await save(right);
    const { id } = await beginOrder(test, asha, dishId);
    const renewed = { keyId: right.keyId, keySecret: 'the renewed secret of the account' };
    provider.accounts.set(renewed.keyId, renewed.keySecret);
    expect((await save(renewed)).errors).toBeUndefined();
    await test.app.services.settlement.check(id);
    expect((await untilOrdered(test, asha, id)).state).toBe('CAPTURED');
  });

  it('of test keys buy nothing after live keys, and only the test account gives their money back', async () => {
    await save(right);
    const begun = await beginOrder(test, asha, dishId);
    await save(live);
    await test.app.services.settlement.check(begun.id);
    const refunded = await untilState(test, asha, begun.id, 'REFUNDED');
    expect(refunded).toMatchObject({
      order: null,
      refunds: [{ reason: 'Nothing was ordered with this payment.' }],
    });
    expect(provider.refunds).toContainEqual({
      keyId: right.keyId,
      payment: `pay_${begun.razorpayOrderId}`,
    });
  });

  it('of test keys that Razorpay denies are not looked for with live keys', async () => {
    await save(right);
    const { id } = await beginOrder(test, asha, dishId);
    await save(live);
    provider.accounts.delete(right.keyId);
    await expect(test.app.services.settlement.check(id)).rejects.toMatchObject({ kind: 'denied' });
  });

  it('of test keys are begun anew with live keys by the customer’s next attempt', async () => {
    await save(right);
    const begun = await beginOrder(test, asha, dishId, { key: 'went live' });
    await save(live);
    const again = await beginOrder(test, asha, dishId, { key: 'went live' });
    expect(again.id).toBe(begun.id);
    expect(again.razorpayOrderId).not.toBe(begun.razorpayOrderId);
  });

  it('of test keys are refused as payment of an order that names them', async () => {
    await save(right);
    const receipt = aReceipt();
    const { body } = await createOrder(test, receipt, asha.token, 45);
    expect((await verify(test, proofOf(body.id, right), asha)).status).toBe(200);
    await save(live);
    const refused = await orderPaid(test, dishId, asha, { receipt });
    expect(refused).toMatchObject({ status: 402, body: { code: 'PAYMENT_REQUIRED' } });
  });
});

describe('after the keys are removed', () => {
  const remove = 'mutation ($version: Int!) { removeConnection(kind: RAZORPAY, version: $version) }';
  const enter = 'mutation ($input: RazorpayInput!) { saveRazorpay(input: $input, version: 0) { keyId } }';
  let shop: TestApp;
  let owner: Account;
  let customer: Account;
  let begun: Begun;

  beforeEach(async () => {
    shop = await TestApp.start({ RAZORPAY_API_URL: provider.url, PAYMENTS_SANDBOX: 'false' });
    owner = await anAdmin(shop);
    customer = await aCustomer(shop);
    expect((await shop.graphql(enter, { input: live }, owner.token)).errors).toBeUndefined();
    begun = await beginOrder(shop, customer, (await aDish(shop)).id);
  });
  afterEach(() => shop.close());

  const removeKeys = async () => {
    expect((await shop.graphql(remove, { version: 1 }, owner.token)).errors).toBeUndefined();
    expect(await settings(shop)).toMatchObject({ modes: ['COD'] });
  };

  it('payments are still refunded', async () => {
    await shop.app.services.settlement.check(begun.id);
    await untilOrdered(shop, customer, begun.id);
    await removeKeys();
    const refund = 'mutation ($id: ID!) { refundPayment(id: $id) { id } }';
    expect((await shop.graphql(refund, { id: begun.id }, owner.token)).errors).toBeUndefined();
    await untilState(shop, customer, begun.id, 'REFUNDED');
    expect(provider.refunds).toContainEqual({ keyId: live.keyId, payment: `pay_${begun.razorpayOrderId}` });
  });

  it('a refund of an account whose keys are not known waits for them', async () => {
    await shop.app.services.settlement.check(begun.id);
    await untilOrdered(shop, customer, begun.id);
    await removeKeys();
    const { manager } = shop.app.dataSource;
    await manager.query(`update payments set account = 'rzp_live_Forgotten'`);
    const refund = 'mutation ($id: ID!) { refundPayment(id: $id) { id } }';
    expect((await shop.graphql(refund, { id: begun.id }, owner.token)).errors).toBeUndefined();
    await manager.query(`update refunds set next_try_at = now() - interval '1 hour'`);
    await shop.app.services.settlement.reconcile(shop.app.log);
    const seen = await manager.query('select state, tries, next_try_at > now() as waits from refunds');
    expect(seen).toEqual([{ state: 'requested', tries: 0, waits: true }]);
  });

  it('a customer who has just paid gets the order', async () => {
    await removeKeys();
    const proof = proofOf(begun.razorpayOrderId, live);
    expect(await verify(shop, proof, customer)).toMatchObject({ status: 200, body: { success: true } });
    await untilOrdered(shop, customer, begun.id);
    const unknown = proofOf('order_Unknown', live);
    expect(await verify(shop, unknown, customer)).toMatchObject({ status: 400, body: { success: false } });
  });
});

describe('keys of the environment', () => {
  it('win over those in the settings, which cannot be changed then', async () => {
    const fixed = await TestApp.start({
      RAZORPAY_API_URL: provider.url,
      RAZORPAY_KEY_ID: other.keyId,
      RAZORPAY_KEY_SECRET: other.keySecret,
    });
    try {
      const { token } = await anAdmin(fixed);
      const seen = await fixed.graphql(
        `{ connections { razorpay { state { source } keyId webhookUrl } } }`,
        {},
        token,
      );
      expect(seen.data).toEqual({
        connections: { razorpay: { state: { source: 'ENVIRONMENT' }, keyId: other.keyId, webhookUrl: null } },
      });
      const query = 'mutation ($input: RazorpayInput!) { saveRazorpay(input: $input, version: 0) { keyId } }';
      expect(refusalOf(await fixed.graphql(query, { input: right }, token))).toMatchObject({
        code: 'CONFLICT',
      });
    } finally {
      await fixed.close();
    }
  });
});

describe('the first keys', () => {
  beforeEach(async () => {
    await test.close();
    await openShop();
  });

  it('leave play money paying for nothing', async () => {
    const paid = await beginOrder(test, asha, dishId);
    const unpaid = await beginOrder(test, asha, dishId, { key: 'unpaid' });
    await pay(test, paid.razorpayOrderId);
    await untilOrdered(test, asha, paid.id);
    await save(right);
    expect((await test.rest('POST', '/sandbox/razorpay/v1/checkout/pay', { body: {} })).status).toBe(404);
    const again = await beginOrder(test, asha, dishId, { key: 'unpaid' });
    expect(again.id).toBe(unpaid.id);
    expect(again.razorpayOrderId).not.toBe(unpaid.razorpayOrderId);
  });

  it('leave the sandbox’s webhooks to its own payments', async () => {
    const [secret = ''] = test.razorpay?.webhookSecrets ?? [];
    const report = ({ razorpayOrderId }: Begun) => {
      const payment = {
        id: aPaymentId(),
        order_id: razorpayOrderId,
        amount: 4500,
        status: 'failed',
      } as const;
      return reportPayment(test, payment, { secret });
    };
    const ofSandbox = await beginOrder(test, asha, dishId);
    expect(await sendWebhook(secret)).toBe(200);
    await save({ ...live, webhookSecret });
    const real = await beginOrder(test, asha, dishId);
    expect(await report(ofSandbox)).toBe(200);
    expect(await report(real)).toBe(400);
    expect(await sendWebhook(secret)).toBe(400);
    expect(await sendWebhook(webhookSecret)).toBe(200);
  });
});
