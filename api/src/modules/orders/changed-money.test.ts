import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { approve, aTablet, enterPin, setPin, type Tablet } from '../../../test/devices.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { changeOrder, quoteChange, seeOrder, tryChange } from '../../../test/order-content.js';
import {
  beginOrder,
  idle,
  makeDue,
  pay,
  paymentOf,
  startDuePayment,
  untilOrdered,
  untilState,
  type Due,
} from '../../../test/payments.js';
import { ask } from '../../../test/people.js';
import { setStatus } from '../../../test/riders.js';
import { calls, failures, SandboxFaults } from '../../../test/sandbox-faults.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let faults: SandboxFaults;
let owner: Account;
let ravi: Account;
let cook: Account;
let asha: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  faults = new SandboxFaults(test.app.sandbox!);
  owner = await anAdmin(test, 'Leela Das');
  ravi = await aStaffMember(test, 'COUNTER', 'Ravi Menon');
  cook = await aStaffMember(test, 'KITCHEN', 'Sunil Rao');
  asha = await aCustomer(test);
  dish = await aDish(test, { name: 'Thali', pricePaise: 10_000 });
});
afterAll(() => test.close());

const quantity = (count: number) => ({
  lines: [{ line: dish.id, quantity: count }],
  removalReason: 'SOLD_OUT',
});

interface PaidOrder {
  readonly id: string;
  readonly paymentId: string;
}

/** 300 rupees, paid online. */
async function paidOrder(): Promise<PaidOrder> {
  const begun = await beginOrder(test, asha, dish.id, { quantity: 3 });
  await pay(test, begun.razorpayOrderId);
  const { order } = await untilOrdered(test, asha, begun.id);
  return { id: order?.id ?? '', paymentId: begun.id };
}

async function cashOrder(): Promise<string> {
  const input = {
    items: [{ menuItemId: dish.id, quantity: 3 }],
    address: '1 MG Road',
    paymentMode: 'COD',
  };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  return (await ask<{ id: string }>(test, query, { input }, asha.token)).value?.id ?? '';
}

const startDue = (id: string, key?: string, by = asha) => startDuePayment(test, by, id, key);
async function beginDue(id: string): Promise<Due> {
  const { value, message } = await startDue(id);
  if (!value) throw new Error(message);
  return value;
}
const settled = async (payment: Due['payment']) => {
  await pay(test, payment.razorpayOrderId);
  await makeDue(test, payment.id);
  await idle(test);
  return paymentOf(test, asha, payment.id);
};
const take = (id: string, amount: number) =>
  ask<{ takings: { id: string; undoneAt: string | null }[] }>(
    test,
    `mutation { enterTaking(orderId: "${id}", input: { method: CASH, amount: ${amount} }) { takings { id undoneAt } } }`,
    {},
    owner.token,
  );
const undo = (id: string, taking: string | undefined) =>
  ask(test, `mutation { undoTaking(orderId: "${id}", id: "${taking}") { id } }`, {}, owner.token);
const refundTakings = (
  id: string,
  amount: number,
  { token }: Pick<Account, 'token'> = owner,
  approval?: string,
) =>
  ask(
    test,
    `mutation ($id: ID!, $amount: Rupees!, $approval: ID) {
       refundTakings(orderId: $id, amount: $amount, approval: $approval) { id } }`,
    { id, amount, approval },
    token,
  );
const cancel = (id: string, refund: boolean) =>
  ask(
    test,
    `mutation { updateOrderStatus(id: "${id}", status: CANCELLED, refund: ${refund}) { id } }`,
    {},
    owner.token,
  );
const refundsOf = async (paymentId: string) =>
  (await paymentOf(test, asha, paymentId)).refunds.map(({ amount, reason }) => ({ amount, reason }));

describe('an order that was paid online', () => {
  it('is refunded once by what it becomes cheaper', async () => {
    const { id, paymentId } = await paidOrder();
    expect((await quoteChange(test, owner, id, quantity(1))).value).toMatchObject({
      total: 100,
      totalBefore: 300,
      refund: 200,
      takingsRefund: 0,
      due: 0,
    });
    const order = await changeOrder(test, owner, id, quantity(1));
    expect(order).toMatchObject({
      total: 100,
      paid: 100,
      due: 0,
      paymentStatus: 'PAID',
      backIfCancelled: 100,
    });
    await idle(test);
    await makeDue(test, paymentId);
    expect(await paymentOf(test, asha, paymentId)).toMatchObject({ refunded: 200, left: 100 });
    expect(await refundsOf(paymentId)).toEqual([{ amount: 200, reason: 'The order was changed.' }]);
  });

  it('is refunded once if the worker loses the answer of the provider and asks again', async () => {
    const { id, paymentId } = await paidOrder();
    faults.meet(calls.refund, failures.lostAnswer);
    await changeOrder(test, owner, id, quantity(2));
    await expect
      .poll(async () => {
        const due = 'update refunds set next_try_at = now() where payment_id = $1 and state = $2';
        await test.app.dataSource.query(due, [paymentId, 'requested']);
        await test.app.services.settlement.reconcile(test.app.log);
        return (await paymentOf(test, asha, paymentId)).refunded;
      })
      .toBe(100);
    expect(await refundsOf(paymentId)).toHaveLength(1);
    expect((await paymentOf(test, asha, paymentId)).left).toBe(200);
  });

  it('has the difference due if it becomes dearer, which its customer pays online', async () => {
    const { id } = await paidOrder();
    expect(await changeOrder(test, owner, id, quantity(5))).toMatchObject({
      total: 500,
      paid: 300,
      due: 200,
      dueOnline: 200,
      paymentStatus: 'PENDING',
    });
    expect((await startDue(id, undefined, owner)).code).toBe('NOT_FOUND');
    const { amountInPaise, payment } = await beginDue(id);
    expect(amountInPaise).toBe(20_000);
    expect(await settled(payment)).toMatchObject({ state: 'CAPTURED', refunds: [], order: { id } });
    const order = await seeOrder(test, owner, id);
    expect(order).toMatchObject({ paid: 500, due: 0, paymentStatus: 'PAID', backIfCancelled: 500 });
    expect(order.changes.at(-1)).toMatchObject({ kind: 'DUE_PAID', amount: 200, by: null });
    await test.app.services.duePayments.fulfil(payment.id);
    expect((await seeOrder(test, owner, id)).version).toBe(order.version);
    expect((await startDue(id)).code).toBe('CONFLICT');
    await cancel(id, true);
    await idle(test);
    for (const { refunds } of [await paymentOf(test, asha, payment.id)])
      expect(refunds).toMatchObject([{ amount: 200 }]);
  });

  it('keeps its open payment while the same is due, also if its customer begins again in parallel', async () => {
    const { id } = await paidOrder();
    await changeOrder(test, owner, id, quantity(5));
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, index) => startDue(id, index % 2 ? `${id}-${index}` : undefined)),
    );
    const payments = begun.map(({ value, message }) => value?.payment ?? message);
    expect(new Set(payments.map((payment) => JSON.stringify(payment))).size).toBe(1);
    const [first, retry] = [begun[0]?.value?.payment, await startDue(id, `${id}-1`)];
    expect(retry.value?.payment).toEqual(first);
    await changeOrder(test, owner, id, quantity(6));
    const { amountInPaise, payment } = await beginDue(id);
    expect(amountInPaise).toBe(30_000);
    expect(payment.id).not.toBe(first?.id);
    expect(await settled(payment)).toMatchObject({ state: 'CAPTURED', order: { id } });
    await changeOrder(test, owner, id, quantity(9));
    expect((await beginDue(id)).payment.id).not.toBe(payment.id);
  });

  it('has a new payment once the open one is too old to be paid, or is of another order', async () => {
    const [{ id }, other] = [await paidOrder(), await paidOrder()];
    for (const each of [id, other.id]) await changeOrder(test, owner, each, quantity(4));
    const { payment } = await beginDue(id);
    expect((await beginDue(other.id)).payment.id).not.toBe(payment.id);
    expect((await beginDue(id)).payment.id).toBe(payment.id);
    const age = `update payments set begun_at = begun_at - interval '61 minutes' where id = $1`;
    await test.app.dataSource.query(age, [payment.id]);
    expect((await beginDue(id)).payment.id).not.toBe(payment.id);
  });

  it('is refunded what was paid as difference first', async () => {
    const { id, paymentId } = await paidOrder();
    await changeOrder(test, owner, id, quantity(5));
    const { payment } = await beginDue(id);
    await settled(payment);
    expect(await changeOrder(test, owner, id, quantity(2))).toMatchObject({ paid: 200, due: 0 });
    expect(await refundsOf(payment.id)).toMatchObject([{ amount: 200 }]);
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: 100 }]);
  });

  it('has received the difference in cash when it is delivered, unless its payment is captured after that', async () => {
    const { id } = await paidOrder();
    await changeOrder(test, owner, id, quantity(5));
    const { payment } = await beginDue(id);
    await setStatus(test, owner, id, 'Delivered');
    const takings = async () =>
      (await test.app.services.takings.ofOrders([id]))[0]?.filter(({ undoneAt }) => !undoneAt);
    expect(await takings()).toMatchObject([{ amountPaise: 20_000, method: 'CASH', isAssumed: true }]);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 500, due: 0, paymentStatus: 'PAID' });
    expect(await settled(payment)).toMatchObject({ state: 'CAPTURED', refunds: [], order: { id } });
    expect(await takings()).toEqual([]);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 500, due: 0, takingsExcess: 0 });
  });

  it('is not overcharged by a payment that was begun before it became cheaper', async () => {
    const { id } = await paidOrder();
    await changeOrder(test, owner, id, quantity(6));
    const { payment } = await beginDue(id);
    await changeOrder(test, owner, id, quantity(4));
    expect(await settled(payment)).toMatchObject({ refunds: [{ amount: 200 }] });
    expect(await seeOrder(test, owner, id)).toMatchObject({ total: 400, paid: 400, due: 0 });
  });

  it('is paid exactly if a payment is captured while it becomes cheaper', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await paidOrder();
      await changeOrder(test, owner, id, quantity(6));
      const { payment } = await beginDue(id);
      const cheaper = async (): Promise<void> => {
        const { code } = await tryChange(test, owner, id, quantity(4));
        if (code === 'CONFLICT') return cheaper();
        expect(code).toBeUndefined();
      };
      await Promise.all([settled(payment), cheaper()]);
      await expect.poll(async () => (await paymentOf(test, asha, payment.id)).refunded).toBe(200);
      expect(await seeOrder(test, owner, id)).toMatchObject({
        total: 400,
        paid: 400,
        due: 0,
        paymentStatus: 'PAID',
      });
    }
  });

  it('takes nothing of a payment if it was cancelled, or paid at the counter, meanwhile', async () => {
    for (const before of [cancel, (orderId: string) => take(orderId, 100)]) {
      const { id } = await paidOrder();
      await changeOrder(test, owner, id, quantity(4));
      const { payment } = await beginDue(id);
      await before(id, true);
      await settled(payment);
      expect(await untilState(test, asha, payment.id, 'REFUNDED')).toMatchObject({
        refunded: 100,
        order: null,
      });
    }
  });

  it('can be paid by its difference to staff, who give it back if it becomes cheaper', async () => {
    const { id, paymentId } = await paidOrder();
    expect((await take(id, 100)).message).toBe('This order was paid online.');
    await changeOrder(test, owner, id, quantity(4));
    const { value } = await take(id, 100);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 400, due: 0, paymentStatus: 'PAID' });
    const cheaper = await changeOrder(test, owner, id, quantity(2));
    expect(cheaper).toMatchObject({ total: 200, paid: 300, takingsExcess: 100, backIfCancelled: 300 });
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: 100 }]);
    expect((await refundTakings(id, 100)).message).toBeUndefined();
    expect((await undo(id, value?.takings[0]?.id)).code).toBe('CONFLICT');
    expect(await seeOrder(test, owner, id)).toMatchObject({
      paid: 200,
      takingsExcess: 0,
      paymentStatus: 'PAID',
    });
  });

  it('is not billed again for what was refunded for a complaint', async () => {
    const { id, paymentId } = await paidOrder();
    await ask(test, `mutation { refundPayment(id: "${paymentId}", amount: 250) { id } }`, {}, owner.token);
    expect(await changeOrder(test, owner, id, quantity(4))).toMatchObject({ due: 100 });
    expect(await changeOrder(test, owner, id, quantity(1))).toMatchObject({ due: 0, paid: 100 });
    await idle(test);
    expect((await paymentOf(test, asha, paymentId)).left).toBe(0);
  });
});

describe('an order in cash', () => {
  it('has due what it costs now, and staff give back the rest with one press', async () => {
    const id = await cashOrder();
    await take(id, 300);
    expect(await changeOrder(test, owner, id, quantity(2))).toMatchObject({
      total: 200,
      paid: 300,
      due: 0,
      takingsExcess: 100,
      paymentStatus: 'PAID',
    });
    await refundTakings(id, 100);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 200, due: 0, takingsExcess: 0 });
    expect(await changeOrder(test, owner, id, quantity(4))).toMatchObject({
      due: 200,
      paymentStatus: 'PENDING',
    });
    expect((await startDue(id)).code).toBe('CONFLICT');
  });
});

describe('what staff give back', () => {
  it('is of the newest takings first, and of one in part', async () => {
    const id = await cashOrder();
    for (const amount of [100, 50, 150]) await take(id, amount);
    await changeOrder(test, owner, id, quantity(1));
    for (const amount of [100, 199, 201]) expect((await refundTakings(id, amount)).code).toBe('CONFLICT');
    const path = `/api/admin/orders/${id}/refund-takings`;
    const given = await test.rest<{ takings: { amount: number; undoneAt: string | null }[] }>('POST', path, {
      token: owner.token,
      body: { amount: 200 },
    });
    expect(given.body).toMatchObject({ paid: 100, takingsExcess: 0, due: 0, paymentStatus: 'Paid' });
    const amounts = (isUndone: boolean) =>
      given.body.takings
        .filter(({ undoneAt }) => (undoneAt !== null) === isUndone)
        .map(({ amount }) => amount);
    expect(amounts(false)).toEqual([100]);
    expect(amounts(true)).toEqual([50, 150]);
    expect((await seeOrder(test, owner, id)).changes.at(-1)).toMatchObject({
      kind: 'TAKING_UNDONE',
      amount: 200,
    });
    expect((await refundTakings(id, 200)).code).toBe('CONFLICT');
  });

  it('leaves the rest of a taking as it was received', async () => {
    const id = await cashOrder();
    for (const amount of [200, 100]) await take(id, amount);
    await changeOrder(test, owner, id, quantity(1));
    await refundTakings(id, 200);
    const counting = await test.app.services.takings.ofOrders([id]);
    expect(counting[0]?.filter(({ undoneAt }) => !undoneAt)).toMatchObject([
      { amountPaise: 10_000, method: 'CASH', receivedBy: owner.id },
    ]);
  });

  it('does not change what undoing a taking undoes', async () => {
    const id = await cashOrder();
    const { value } = await take(id, 300);
    await changeOrder(test, owner, id, quantity(2));
    await undo(id, value?.takings[0]?.id);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 0, due: 200, paymentStatus: 'PENDING' });
  });

  it('is given back once by parallel presses', async () => {
    const id = await cashOrder();
    await take(id, 300);
    await changeOrder(test, owner, id, quantity(1));
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await refundTakings(id, 200)).code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 100, takingsExcess: 0 });
  });
});

describe('money that goes back', () => {
  const pin = '4071';
  let till: Tablet;
  beforeAll(async () => {
    const manager = await aStaffMember(test, 'MANAGER', 'Farah Khan');
    till = await aTablet(test, { name: 'Till', place: 'COUNTER' });
    for (const person of [manager, ravi]) await setPin(test, till, person, pin);
    await enterPin(test, till, ravi, pin);
    approver = manager;
  });
  let approver: Account;
  const approved = async (id: string, amount: number) =>
    (await approve(test, till, { act: 'CHANGE_ORDER', id, amount, personId: approver.id, pin })).value?.id;

  it('needs the permission to refund, or an approval of this amount that is used once', async () => {
    const { id } = await paidOrder();
    for (const caller of [ravi, cook, till])
      expect((await tryChange(test, caller, id, quantity(2))).code).toBe('FORBIDDEN');
    expect((await tryChange(test, till, id, quantity(2), { approval: await approved(id, 99) })).code).toBe(
      'CONFLICT',
    );
    const approval = await approved(id, 100);
    expect((await tryChange(test, till, id, quantity(2), { approval })).value).toMatchObject({ total: 200 });
    expect((await seeOrder(test, owner, id)).changes.at(-1)).toMatchObject({ approvedBy: 'Farah Khan' });
    expect((await tryChange(test, till, id, quantity(1), { approval })).code).toBe('FORBIDDEN');
  });

  it('is given back at a tablet with an approval of this order and amount', async () => {
    const id = await cashOrder();
    await take(id, 300);
    await changeOrder(test, owner, id, quantity(2));
    const approvedBack = async (amount: number) =>
      (await approve(test, till, { act: 'UNDO_TAKING', id, amount, personId: approver.id, pin })).value?.id;
    expect((await refundTakings(id, 100, till)).code).toBe('FORBIDDEN');
    expect((await refundTakings(id, 100, cook)).code).toBe('FORBIDDEN');
    expect((await refundTakings(id, 100, till, await approvedBack(50))).code).toBe('CONFLICT');
    expect((await refundTakings(id, 100, till, await approvedBack(100))).message).toBeUndefined();
    expect(await seeOrder(test, owner, id)).toMatchObject({ paid: 200, takingsExcess: 0 });
  });

  it('needs nothing if no money goes back', async () => {
    const { id } = await paidOrder();
    expect((await tryChange(test, cook, id, quantity(4))).value).toMatchObject({ total: 400 });
    expect((await tryChange(test, asha, id, quantity(5))).code).toBe('FORBIDDEN');
  });
});
