import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { dayAhead } from '../../../test/a-booking.js';
import {
  aPaymentId,
  beginBooking,
  beginOrder,
  isFabricated,
  makeDue,
  pay,
  refundAtProvider,
  sendWebhook,
  type Begun,
} from '../../../test/payments.js';

const dishPaise = 10_000;
const feePaise = 20_000;

let test: TestApp;
let admin: Account;
/** A connection that the simulated crash does not terminate. */
let looker: pg.Client;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
  looker = new pg.Client({ connectionString: test.databaseUrl });
  await looker.connect();
});
afterAll(async () => {
  await looker.end();
  await test.close();
});

/**
 * Events that may happen to a payment, concurrently, repeatedly and in any sequence. A crash is simulated by
 * terminating all database connections of the shop, which aborts open transactions.
 */
const happenings = [
  'pay',
  'fail',
  'callback',
  'captured webhook again',
  'second capture',
  'capture of another amount',
  'reconcile',
  'place an order with it',
  'refund a part',
  'refund at the provider',
  'crash',
  'dish removed',
  'cancel the booking',
  'cancel the order',
  'cancel the order with a refund',
  'keep the payment',
  'resume the order',
] as const;

interface Entry {
  readonly id: string;
  readonly captured: number;
  /** Paise of processed refunds. `owed` adds refunds that are pending or failed. */
  readonly refunded: number;
  readonly owed: number;
  readonly bought: boolean;
}

/** The shop's records of a customer's captured payments. */
const shopLedger = `
  select attempt.razorpay_payment_id as id, attempt.amount_paise as captured,
         payment.paid_with = attempt.razorpay_payment_id
           and coalesce(payment.order_id, payment.booking_id) is not null as bought,
         coalesce(sum(refund.amount_paise) filter (where refund.state = 'processed'), 0)::int as refunded,
         coalesce(sum(refund.amount_paise) filter (where refund.state <> 'replaced'), 0)::int as owed
  from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
    left join refunds refund on refund.razorpay_payment_id = attempt.razorpay_payment_id
  where attempt.state = 'captured' and payment.user_id = $1
  group by attempt.razorpay_payment_id, payment.id
  order by attempt.razorpay_payment_id`;

/** The provider's records of a customer's captured payments and refunds. */
const providerLedger = `
  select paid.id, paid.amount as captured, paid.amount_refunded as refunded
  from sandbox_payments paid join payments payment on payment.razorpay_order_id = paid.order_id
  where paid.captured and payment.user_id = $1
  order by paid.id`;

/** The number of payments of each of a customer's orders and bookings, including cancelled ones. */
const thingsBought = `
  select count(payments.id)::int as payments
  from orders left join payments on payments.order_id = orders.id and payments.amount_paise = orders.total_paise
  where orders.user_id = $1 group by orders.id
  union all
  select count(payments.id)::int
  from bookings left join payments on payments.booking_id = bookings.id and payments.amount_paise = ${feePaise}
  where bookings.user_id = $1 group by bookings.id`;

/** Whether something is left of the payment of a cancelled order, and what staff have decided about it. */
const decisionsOnOrders = `
  select payment.decision,
    orders.status = 'Cancelled' and payment.amount_paise - coalesce((
      select sum(amount_paise) from refunds
      where razorpay_payment_id = payment.paid_with and state <> 'replaced'), 0) >= 100 as open
  from orders join payments payment on payment.order_id = orders.id
  where orders.user_id = $1`;

it('accounts for each captured paisa in one order, one booking or one refund for any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Sequential steps, each of concurrent events.
      fc.array(
        fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...happenings)), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 2, maxLength: 7 },
      ),
      async (steps) => {
        const customer = await aCustomer(test);
        const stages = [
          await orderingADish(customer),
          await orderingADish(customer),
          { customer, payment: await beginBooking(test, customer, nextDay()), paise: feePaise },
        ];
        for (const step of steps) {
          await Promise.all(step.map(([which, what]) => happen(what, stages[which] as Stage)));
        }
        await idle();
        for (const { payment } of stages) await makeDue(test, payment.id);
        await idle();

        const { rows: entries } = await looker.query<Entry>(shopLedger, [customer.id]);
        for (const { id, captured, refunded, owed, bought } of entries) {
          // A capture without a purchase is refunded in full. A fabricated capture is unknown to the provider, so its
          // refund stays owed.
          if (bought) expect(owed).toBeLessThanOrEqual(captured);
          else expect(isFabricated(id) ? owed : refunded).toBe(captured);
        }
        const { rows: atProvider } = await looker.query(providerLedger, [customer.id]);
        const known = entries.filter(({ id }) => !isFabricated(id));
        expect(known.map(({ id, captured, refunded }) => ({ id, captured, refunded }))).toEqual(atProvider);
        const { rows: things } = await looker.query<{ payments: number }>(thingsBought, [customer.id]);
        expect(things.map(({ payments }) => payments)).toEqual(things.map(() => 1));
        expect(things).toHaveLength(entries.filter(({ bought }) => bought).length);
        const { rows: decisions } = await looker.query<{ open: boolean; decision: string | null }>(
          decisionsOnOrders,
          [customer.id],
        );
        for (const { open, decision } of decisions) expect(decision !== null).toBe(open);
      },
    ),
    { numRuns: 6, timeout: 100_000 },
  );
}, 400_000);

interface Stage {
  readonly customer: Account;
  readonly payment: Begun;
  readonly paise: number;
  /** Undefined for a booking. */
  readonly dishId?: string;
}

async function orderingADish(customer: Account): Promise<Stage> {
  const { id: dishId } = await aDish(test, { pricePaise: dishPaise });
  return { customer, payment: await beginOrder(test, customer, dishId), paise: dishPaise, dishId };
}

let days = 0;
/** Varies by run, so that a table is always free. */
const nextDay = () => dayAhead(1 + (days++ % 50));

/** Ignores the responses, as only the final ledgers are asserted. */
async function happen(
  what: (typeof happenings)[number],
  { customer, payment, paise, dishId }: Stage,
): Promise<void> {
  const { id, razorpayOrderId } = payment;
  const capture = (amount: number) =>
    sendWebhook(test, { id: aPaymentId(), order_id: razorpayOrderId, amount, status: 'captured' });
  switch (what) {
    case 'pay':
      await pay(test, razorpayOrderId);
      break;
    case 'fail':
      await pay(test, razorpayOrderId, { outcome: 'failure' });
      break;
    case 'callback': {
      const proof = await pay(test, razorpayOrderId);
      await test.rest('POST', '/api/payment/verify', { token: customer.token, body: proof });
      break;
    }
    case 'captured webhook again': {
      const known = await aPaymentOf(razorpayOrderId);
      const news = { order_id: razorpayOrderId, amount: paise, status: 'captured' } as const;
      if (known) await sendWebhook(test, { ...news, id: known });
      break;
    }
    case 'second capture':
      await capture(paise);
      break;
    case 'capture of another amount':
      await capture(paise + 1);
      break;
    case 'reconcile':
      // A concurrent crash may abort it.
      await makeDue(test, id).catch(() => undefined);
      break;
    case 'place an order with it':
      if (!dishId) break;
      await test.rest('POST', '/api/orders', {
        token: customer.token,
        body: { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', paymentMode: 'ONLINE' },
      });
      break;
    case 'refund a part':
      await test.graphql(
        'mutation ($id: ID!) { refundPayment(id: $id, amount: 12.5) { id } }',
        { id },
        admin.token,
      );
      break;
    case 'refund at the provider': {
      const known = await aPaymentOf(razorpayOrderId);
      if (known) await refundAtProvider(test, known, 2_500);
      break;
    }
    case 'dish removed':
      await looker.query('delete from menu_items where id = $1', [dishId]);
      break;
    case 'cancel the booking': {
      const booked = 'select booking_id as id from payments where id = $1 and booking_id is not null';
      const [booking] = (await looker.query<{ id: string }>(booked, [id])).rows;
      const cancel = 'mutation ($id: ID!) { cancelBooking(id: $id) { id } }';
      if (booking) await test.graphql(cancel, booking, customer.token);
      break;
    }
    case 'cancel the order':
    case 'cancel the order with a refund':
    case 'resume the order':
    case 'keep the payment': {
      const ordered = 'select order_id as id from payments where id = $1 and order_id is not null';
      const [order] = (await looker.query<{ id: string }>(ordered, [id])).rows;
      if (order && what === 'keep the payment') await atOrder(order.id, 'POST', 'keep-payment');
      else if (order)
        await atOrder(order.id, 'PUT', 'status', {
          status: what === 'resume the order' ? 'Preparing' : 'Cancelled',
          refund: what === 'cancel the order with a refund',
        });
      break;
    }
    case 'crash':
      await looker.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      break;
  }
}

const atOrder = (id: string, method: string, what: string, body?: object) =>
  test.rest(method, `/api/admin/orders/${id}/${what}`, { token: admin.token, body });

/** A captured payment at the provider for a payment order. */
async function aPaymentOf(razorpayOrderId: string): Promise<string | undefined> {
  const { rows } = await looker.query<{ id: string }>(
    'select id from sandbox_payments where order_id = $1 and captured limit 1',
    [razorpayOrderId],
  );
  return rows[0]?.id;
}

/** Waits until no event or job is pending. */
async function idle(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await looker.query<{ count: string }>('select count(*) from outbox_events');
        return Number(rows[0]?.count) + (await test.app.queue.pending());
      },
      { timeout: 50_000 },
    )
    .toBe(0);
}
