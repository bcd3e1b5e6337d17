import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aPaymentId, beginOrder, makeDue, pay, sendWebhook, type Begun } from '../../../test/payments.js';
import { MenuItem } from '../menu/menu-item.entity.js';

const paise = 10_000;

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
});
afterAll(() => test.close());

/** What may happen to one of the customer's payments, in any order, any number of times, at any instant. */
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
  'dish removed',
] as const;

interface Entry {
  readonly attempt: string;
  readonly captured: number;
  readonly refunded: number;
  readonly bought: boolean;
}

it('each captured paisa ends in one order or one refund, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Steps one after the other, each a handful of things at the same instant.
      fc.array(
        fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...happenings)), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 2, maxLength: 7 },
      ),
      async (steps) => {
        const customer = await aCustomer(test);
        const dishes = await Promise.all([0, 1, 2].map(() => aDish(test, { pricePaise: paise })));
        const payments = await Promise.all(dishes.map(({ id }) => beginOrder(test, customer, id)));
        for (const step of steps) {
          await Promise.all(
            step.map(([which, what]) =>
              happen(what, { customer, payment: payments[which] as Begun, dishId: dishes[which]?.id ?? '' }),
            ),
          );
        }
        await idle();
        for (const { id } of payments) await makeDue(test, id);
        await idle();

        const entries = await test.app.dataSource.query<Entry[]>(
          `select attempt.razorpay_payment_id as attempt, attempt.amount_paise as captured,
                  payment.paid_with = attempt.razorpay_payment_id and payment.order_id is not null as bought,
                  (select coalesce(sum(amount_paise), 0)::int from refunds
                   where refunds.razorpay_payment_id = attempt.razorpay_payment_id and refunds.state <> 'replaced') as refunded
           from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
           where attempt.state = 'captured' and payment.user_id = $1`,
          [customer.id],
        );
        for (const { captured, refunded, bought } of entries) {
          // What bought an order may go back in part, by an admin; what bought nothing goes back whole.
          if (bought) expect(refunded).toBeLessThanOrEqual(captured);
          else expect(refunded).toBe(captured);
        }
        const orders = await test.app.dataSource.query<{ total: string; payments: string }[]>(
          `select orders.total_paise as total, count(payments.id) as payments
           from orders left join payments on payments.order_id = orders.id and payments.amount_paise = orders.total_paise
           where orders.user_id = $1 group by orders.id`,
          [customer.id],
        );
        expect(orders.map(({ payments: count }) => Number(count))).toEqual(orders.map(() => 1));
        expect(orders).toHaveLength(entries.filter(({ bought }) => bought).length);
      },
    ),
    { numRuns: 15, timeout: 60_000 },
  );
}, 240_000);

interface Stage {
  readonly customer: Account;
  readonly payment: Begun;
  readonly dishId: string;
}

/** Every answer is allowed here: what counts is where the money is in the end. */
async function happen(
  what: (typeof happenings)[number],
  { customer, payment, dishId }: Stage,
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
      const [known] = await test.app.dataSource.query<{ id: string }[]>(
        'select razorpay_payment_id as id from payment_attempts where payment_id = $1 limit 1',
        [id],
      );
      if (known)
        await sendWebhook(test, {
          id: known.id,
          order_id: razorpayOrderId,
          amount: paise,
          status: 'captured',
        });
      break;
    }
    case 'second capture':
      await capture(paise);
      break;
    case 'capture of another amount':
      await capture(paise + 1);
      break;
    case 'reconcile':
      await makeDue(test, id);
      break;
    case 'place an order with it':
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
    case 'dish removed':
      await test.app.dataSource.manager.delete(MenuItem, { id: dishId });
      break;
  }
}

/** Waits until nothing is on its way any more. */
async function idle(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [{ count } = { count: '1' }] = await test.app.dataSource.query<{ count: string }[]>(
          `select (select count(*) from outbox_events)
                + (select count(*) from sandbox_webhooks where next_attempt_at is not null) as count`,
        );
        return Number(count) + (await test.app.queue.pending());
      },
      { timeout: 50_000 },
    )
    .toBe(0);
}
