import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aBooking } from './a-booking.js';
import type { TestApp } from './app.js';
import type { Account } from './factories.js';
import { ask } from './people.js';
import type { HeldRefund } from './sandbox-faults.js';
import { razorpaySdk, type Paid } from './sandbox.js';

/** Price of the dish, in rupees and in paise. */
export const price = 123.45;
export const paise = 12_345;

/** What the checkout window does when the customer pays. */
export async function pay(
  test: TestApp,
  razorpayOrderId: string,
  how: Record<string, unknown> = {},
): Promise<Paid> {
  const { body } = await test.rest<Paid>('POST', '/sandbox/razorpay/v1/checkout/pay', {
    body: { order_id: razorpayOrderId, outcome: 'success', method: 'upi', ...how },
  });
  return body;
}

const aKey = (): string => randomUUID();

export interface Begun {
  readonly id: string;
  readonly razorpayOrderId: string;
  readonly receipt: string;
}

const startOrder = `mutation ($input: PlaceOrderInput!, $key: String) {
  startOrderPayment(input: $input, idempotencyKey: $key) {
    keyId amountInPaise currency scriptUrl description payment { id razorpayOrderId receipt }
  }
}`;

/** Starts an online payment for one dish. */
export async function beginOrder(
  test: TestApp,
  customer: Pick<Account, 'token'>,
  dishId: string,
  {
    quantity = 1,
    key = aKey(),
    ...place
  }: {
    quantity?: number;
    key?: string;
    address?: string;
    pinCode?: string;
    phone?: string;
    buyer?: object;
  } = {},
): Promise<Begun> {
  const items = [{ menuItemId: dishId, quantity }];
  const input = { items, address: '1 MG Road', paymentMode: 'ONLINE', ...place };
  const { data, errors } = await test.graphql(startOrder, { input, key }, customer.token);
  expect(errors).toBeUndefined();
  return (data as { startOrderPayment: { payment: Begun } }).startOrderPayment.payment;
}

export interface Due {
  readonly amountInPaise: number;
  readonly payment: { readonly id: string; readonly razorpayOrderId: string };
}

/** Starts an online payment for what a change has made due. */
export const startDuePayment = (
  test: TestApp,
  { token }: Partial<Pick<Account, 'token'>>,
  id: string,
  key?: string,
) =>
  ask<Due>(
    test,
    `mutation ($id: ID!, $key: String) {
       startDuePayment(orderId: $id, idempotencyKey: $key) { amountInPaise payment { id razorpayOrderId } } }`,
    { id, key },
    token,
  );

const startBooking = `mutation ($input: BookTableInput!, $key: String) {
  startBookingPayment(input: $input, idempotencyKey: $key) { payment { id razorpayOrderId receipt } }
}`;

/** Starts the payment of a table's fee. */
export async function beginBooking(
  test: TestApp,
  customer: Account,
  date: string,
  key?: string,
): Promise<Begun> {
  const variables = { input: aBooking({ date }), key };
  const { data, errors } = await test.graphql(startBooking, variables, customer.token);
  expect(errors).toBeUndefined();
  return (data as { startBookingPayment: { payment: Begun } }).startBookingPayment.payment;
}

export interface SeenPayment {
  readonly state: string;
  readonly amount: number;
  readonly refunded: number;
  readonly left: number;
  readonly order: { readonly id: string; readonly paymentStatus: string; readonly total: number } | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly reason: string;
    readonly state: string;
  }[];
}

const paymentQuery = `query ($id: ID!) {
  payment(id: $id) {
    state amount refunded left order { id paymentStatus total } refunds { id amount reason state }
  }
}`;

export async function paymentOf(test: TestApp, customer: Account, id: string): Promise<SeenPayment> {
  return (await test.graphql(paymentQuery, { id }, customer.token)).data?.['payment'] as SeenPayment;
}

/** Waits until a payment reaches this state. */
export async function untilState(
  test: TestApp,
  customer: Account,
  id: string,
  state: string,
): Promise<SeenPayment> {
  await expect.poll(async () => (await paymentOf(test, customer, id)).state).toBe(state);
  return paymentOf(test, customer, id);
}

/** Waits until a payment has placed its order. */
export async function untilOrdered(test: TestApp, customer: Account, id: string): Promise<SeenPayment> {
  await expect.poll(async () => (await paymentOf(test, customer, id)).order).not.toBeNull();
  return paymentOf(test, customer, id);
}

/** An order of one dish that is paid online. */
export async function placePaid(test: TestApp, customer: Account, dishId: string) {
  const { id, razorpayOrderId } = await beginOrder(test, customer, dishId);
  const { razorpay_payment_id: razorpayPaymentId } = await pay(test, razorpayOrderId);
  const { order } = await untilOrdered(test, customer, id);
  return { orderId: order?.id ?? '', paymentId: id, razorpayOrderId, razorpayPaymentId };
}

/**
 * A refund in the provider's dashboard.
 * @returns the provider's HTTP status
 */
export async function refundAtProvider(
  test: TestApp,
  razorpayPaymentId: string,
  amountPaise: number,
): Promise<number> {
  const { keyId, keySecret } = test.razorpay ?? {};
  const Authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const route = `/sandbox/razorpay/v1/payments/${razorpayPaymentId}/refund`;
  const { status } = await test.rest('POST', route, {
    headers: { Authorization },
    body: { amount: amountPaise },
  });
  return status;
}

interface WebhookPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly status: 'authorized' | 'captured' | 'failed';
  readonly created_at?: number;
}

/** Sends a webhook about a payment as the provider would. */
export const sendWebhook = (
  test: TestApp,
  payment: WebhookPayment,
  options: WebhookOptions = {},
): Promise<number> => {
  const created_at = Math.floor(Date.now() / 1000);
  const entity = { created_at, method: 'upi', currency: 'INR', ...payment };
  return sendEvent(test, `payment.${payment.status}`, { payment: entity }, options);
};

/** The provider reports that a refund has failed, which it had accepted. */
export async function reportFailedRefund(test: TestApp, refund: HeldRefund): Promise<void> {
  const payment = await razorpaySdk(test.razorpay!.apiUrl, test.razorpay!).payments.fetch(refund.payment_id);
  const entities = { refund: { ...refund, status: 'failed' }, payment };
  expect(await sendEvent(test, 'refund.failed', entities)).toBe(200);
}

interface WebhookOptions {
  readonly eventId?: string;
  readonly secret?: string;
  readonly tamper?: (body: string) => string;
  readonly compose?: (body: string) => string;
}

async function sendEvent(
  test: TestApp,
  event: string,
  entities: Readonly<Record<string, object>>,
  {
    eventId = aKey(),
    secret = test.razorpay?.webhookSecrets[0] ?? '',
    tamper = (body) => body,
    compose = (body) => body,
  }: WebhookOptions = {},
): Promise<number> {
  const body = compose(
    JSON.stringify({
      entity: 'event',
      event,
      contains: Object.keys(entities),
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
      created_at: Math.floor(Date.now() / 1000),
    }),
  );
  const { status } = await test.rest('POST', '/api/payment/webhook', {
    body: tamper(body),
    headers: {
      'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex'),
      'X-Razorpay-Event-Id': eventId,
    },
  });
  return status;
}

const fabricatedId = 'pay_Fabricated';
let fabricated = 0;

/** A payment id unknown to the sandbox. */
export function aPaymentId(): string {
  fabricated += 1;
  return `${fabricatedId}${String(fabricated).padStart(5, '0')}`;
}

export const isFabricated = (razorpayPaymentId: string): boolean =>
  razorpayPaymentId.startsWith(fabricatedId);

/** Makes a payment due, so that the reconciler checks it now. */
export async function makeDue(test: TestApp, paymentId: string): Promise<void> {
  await test.app.dataSource.query('update payments set next_check_at = now() where id = $1', [paymentId]);
  await test.app.services.settlement.reconcile(test.app.log);
}

let receipts = 0;

/** As a browser generates them. */
export const aReceipt = (): string => `receipt_${Date.now()}${(receipts += 1)}`;

/** Creates a payment order over REST, before an order names it. */
export const createOrder = (test: TestApp, receipt: string, token?: string, amount: unknown = price) =>
  test.rest<{ id: string; code?: string; message?: string }>('POST', '/api/payment/create-order', {
    token,
    body: { amount, receipt },
  });

export const verify = (test: TestApp, proof: object, { token }: Account, more: object = {}) =>
  test.rest<{ success: boolean }>('POST', '/api/payment/verify', { token, body: { ...proof, ...more } });

/** A payment of {@link price} over REST: created, paid and verified. */
export async function aVerifiedPayment(
  test: TestApp,
  customer: Account,
): Promise<{ id: string; receipt: string }> {
  const receipt = aReceipt();
  const { body } = await createOrder(test, receipt, customer.token);
  expect(await verify(test, await pay(test, body.id), customer)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  return { id: body.id, receipt };
}

/** Orders one dish over REST, claiming that it is paid. */
export const orderPaid = (test: TestApp, dishId: string, { token }: Account, more: object = {}) =>
  test.rest<{ _id: string; code: string }>('POST', '/api/orders', {
    token,
    body: {
      items: [{ menuItem: dishId, qty: 1 }],
      address: '1 MG Road',
      paymentMode: 'ONLINE',
      paymentStatus: 'Paid',
      ...more,
    },
  });

interface OrderRow {
  readonly _id: string;
  readonly paymentMode: string;
  readonly paymentStatus: string;
  readonly total: number;
}

export const ordersOf = async (test: TestApp, { token }: Account) =>
  (await test.rest<OrderRow[]>('GET', '/api/orders', { token })).body;

/** Waits until no event or job is pending. */
export async function idle(test: TestApp): Promise<void> {
  await expect
    .poll(
      async () =>
        (await test.app.dataSource.query<unknown[]>('select 1 from outbox_events')).length +
        (await test.app.queue.pending()),
    )
    .toBe(0);
}
