import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { approve, aTablet, changeDevice, enterPin, setPin, type Tablet } from '../../../test/devices.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { beginBooking, beginOrder, pay, untilOrdered } from '../../../test/payments.js';
import { ask, changeRole } from '../../../test/people.js';
import { RefundsService } from '../payments/refunds.service.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
let owner: Account;
let manager: Account;
let ravi: Account;
let asha: Account;
let till: Tablet;
let dishId: string;
const pin = '4071';
/** Farah, a manager, and Ravi, of the counter, have the same PIN on the tablet. Ravi is at it. */
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test, 'Meera Shah');
  manager = await aStaffMember(test, 'MANAGER', 'Farah Khan');
  ravi = await aStaffMember(test, 'COUNTER', 'Ravi Menon');
  asha = await aCustomer(test);
  dishId = (await aDish(test)).id;
  till = await tabletOf('Till');
});
afterAll(() => test.close());

async function tabletOf(name: string): Promise<Tablet> {
  const tablet = await aTablet(test, { name, place: 'COUNTER' });
  for (const person of [manager, ravi]) await setPin(test, tablet, person, pin);
  await enterPin(test, tablet, ravi, pin);
  return tablet;
}

/** ₹45, paid online. */
async function paidOrder(): Promise<{ id: string; paymentId: string }> {
  const begun = await beginOrder(test, asha, dishId);
  await pay(test, begun.razorpayOrderId);
  const { order } = await untilOrdered(test, asha, begun.id);
  return { id: order?.id ?? '', paymentId: begun.id };
}

async function cashOrder(): Promise<string> {
  const input = { items: [{ menuItemId: dishId, quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  return (await ask<{ id: string }>(test, query, { input }, (await aCustomer(test)).token)).value?.id ?? '';
}

async function taken(orderId: string): Promise<string> {
  const enter = `mutation { enterTaking(orderId: "${orderId}", input: { method: CASH, amount: 45 }) { takings { id } } }`;
  const { value } = await ask<{ takings: { id: string }[] }>(test, enter, {}, till.token);
  return value?.takings[0]?.id ?? '';
}

/** By Farah, on the till. */
async function approved(act: string, id: string, amount?: number, on = till): Promise<string> {
  const { value, message } = await approve(test, on, { act, id, amount, personId: manager.id, pin });
  if (!value) throw new Error(message);
  expect(value.approvedBy).toBe('Farah Khan');
  return value.id;
}

const at = (tablet: Tablet | Account, mutation: string) =>
  ask<unknown>(test, `mutation { ${mutation} { __typename } }`, {}, tablet.token);
const withApproval = (approval: string | undefined) => (approval ? `, approval: "${approval}"` : '');
const cancel = (id: string, approval?: string, refund = true, on: Tablet | Account = till) =>
  at(on, `updateOrderStatus(id: "${id}", status: CANCELLED, refund: ${refund}${withApproval(approval)})`);
const refund = (id: string, amount: number | null, approval?: string, on: Tablet | Account = till) =>
  at(on, `refundPayment(id: "${id}", amount: ${amount}${withApproval(approval)})`);
const undo = (orderId: string, id: string, approval?: string) =>
  at(till, `undoTaking(orderId: "${orderId}", id: "${id}"${withApproval(approval)})`);

const refundsOf = (paymentId: string) =>
  test.app.dataSource.query<{ paise: number }[]>(
    'select amount_paise as paise from refunds where payment_id = $1',
    [paymentId],
  );

const lastEntry = async (subjectId: string) => {
  const route = `/api/admin/audit?subjectId=${subjectId}&limit=1`;
  return (await test.rest<object[]>('GET', route, { token: owner.token })).body[0];
};
const both = { actorName: 'Ravi Menon', device: 'Till', approvedBy: 'Farah Khan' };

/** Rupees, as the till reads it. */
const backIfCancelled = async (id: string, { token }: Tablet | Account = till) => {
  const query = `{ orders(first: 1, filter: { search: "${id}" }) { nodes { backIfCancelled } } }`;
  const { value } = await ask<{ nodes: { backIfCancelled: number | null }[] }>(test, query, {}, token);
  return value?.nodes[0]?.backIfCancelled;
};

describe('what goes back if an order is cancelled', () => {
  it('is what was received for it, also if that is only assumed', async () => {
    const id = await cashOrder();
    expect(await backIfCancelled(id)).toBe(0);
    await at(till, `updateOrderStatus(id: "${id}", status: DELIVERED)`);
    expect(await backIfCancelled(id)).toBe(45);
    const approval = await approved('CANCEL_ORDER', id, 45);
    expect((await cancel(id, approval)).code).toBeUndefined();
    expect(await backIfCancelled(id)).toBe(0);
  });

  it('is what is left of an online payment', async () => {
    const { id, paymentId } = await paidOrder();
    expect(await backIfCancelled(id)).toBe(45);
    expect((await refund(paymentId, 5, undefined, manager)).code).toBeUndefined();
    expect(await backIfCancelled(id)).toBe(40);
    const approval = await approved('CANCEL_ORDER', id, 40);
    expect((await cancel(id, approval)).code).toBeUndefined();
    expect(await backIfCancelled(id)).toBe(0);
  });

  it('is only for those who move orders on', async () => {
    const accountant = await aStaffMember(test, 'ACCOUNTANT', 'Sana');
    expect(await backIfCancelled(await cashOrder(), accountant)).toBeNull();
  });
});

describe('what can be refunded of an order', () => {
  const refundable = async (id: string, { token }: Tablet | Account = till) => {
    const query = `{ orders(first: 1, filter: { search: "${id}" }) { nodes { refundable { paymentId left } } } }`;
    const { value } = await ask<{ nodes: { refundable: object | null }[] }>(test, query, {}, token);
    return value?.nodes[0]?.refundable;
  };

  it('is what is left of its payment, until nothing is', async () => {
    const { id, paymentId } = await paidOrder();
    expect(await refundable(id)).toEqual({ paymentId, left: 45 });
    const part = await approved('REFUND_PAYMENT', paymentId, 12.5);
    expect((await refund(paymentId, 12.5, part)).code).toBeUndefined();
    expect(await refundable(id)).toEqual({ paymentId, left: 32.5 });
    expect((await refund(paymentId, 32.5, undefined, manager)).code).toBeUndefined();
    expect(await refundable(id)).toBeNull();
  });

  it('is the payment of a cancelled order, too', async () => {
    const { id, paymentId } = await paidOrder();
    expect((await cancel(id, await approved('CANCEL_ORDER', id), false)).code).toBeUndefined();
    expect(await refundable(id)).toEqual({ paymentId, left: 45 });
  });

  it('is nothing of an order in cash', async () => {
    const id = await cashOrder();
    await taken(id);
    expect(await refundable(id)).toBeNull();
  });

  it('is only for those who move orders on', async () => {
    const accountant = await aStaffMember(test, 'ACCOUNTANT', 'Sana');
    expect(await refundable((await paidOrder()).id, accountant)).toBeNull();
  });
});

describe('an approval', () => {
  it('lets a tablet cancel a paid order, and both names stay with it', async () => {
    const { id, paymentId } = await paidOrder();
    expect((await cancel(id)).code).toBe('FORBIDDEN');
    expect((await cancel(id, undefined, false)).code).toBe('FORBIDDEN');
    const approval = await approved('CANCEL_ORDER', id, 45);
    expect(await lastEntry(id)).toMatchObject({
      actorName: 'Farah Khan',
      subject: 'APPROVAL',
      device: 'Till',
      after: { act: 'CANCEL_ORDER', recordId: id, amountPaise: 4500, askedBy: 'Ravi Menon' },
    });
    expect((await cancel(id, approval)).code).toBeUndefined();
    expect(await refundsOf(paymentId)).toEqual([{ paise: 4500 }]);
    const history = `{ order(id: "${id}") { history { by device approvedBy } } }`;
    const seen = async ({ token }: Account) =>
      (await ask<{ history: object[] }>(test, history, {}, token)).value?.history.at(-1);
    expect(await seen(owner)).toEqual({ by: 'Ravi Menon', device: 'Till', approvedBy: 'Farah Khan' });
    expect(await seen(asha)).toEqual({ by: null, device: null, approvedBy: null });
    expect(await lastEntry(paymentId)).toMatchObject({ ...both, subject: 'REFUND' });
    const page = '{ auditEntries(first: 1, subject: ORDER) { nodes { actorName device approvedBy } } }';
    const { value } = await ask<{ nodes: object[] }>(test, page, {}, owner.token);
    expect(value?.nodes).toEqual([both]);
  });

  it('works through REST, too', async () => {
    const { id } = await paidOrder();
    const { token } = till;
    const body = { act: 'CANCEL_ORDER', id, amount: 45, personId: manager.id, pin };
    const given = await test.rest<{ id: string }>('POST', '/api/device/approvals', { token, body });
    expect(given.status).toBe(201);
    const status = { status: 'Cancelled', refund: true, approval: given.body.id };
    const cancelled = await test.rest('PUT', `/api/admin/orders/${id}/status`, { token, body: status });
    expect(cancelled.status).toBe(200);

    const orderId = await cashOrder();
    const taking = await taken(orderId);
    const route = `/api/admin/orders/${orderId}/takings/${taking}/undo`;
    expect((await test.rest('POST', route, { token })).status).toBe(403);
    const approval = await approved('UNDO_TAKING', taking);
    expect((await test.rest('POST', `${route}?approval=${newId()}`, { token })).status).toBe(403);
    expect((await test.rest('POST', `${route}?approval=${approval}`, { token })).status).toBe(200);
    expect(await lastEntry(orderId)).toMatchObject({ ...both, after: { change: 'taking-undone' } });
  });

  it('of an order in cash counts what was taken', async () => {
    const orderId = await cashOrder();
    await taken(orderId);
    expect((await cancel(orderId, await approved('CANCEL_ORDER', orderId))).code).toBe('CONFLICT');
    expect((await cancel(orderId, await approved('CANCEL_ORDER', orderId, 45))).code).toBeUndefined();
  });

  it('without a refund keeps the money', async () => {
    const { id, paymentId } = await paidOrder();
    expect((await cancel(id, await approved('CANCEL_ORDER', id), false)).code).toBeUndefined();
    expect(await refundsOf(paymentId)).toEqual([]);
  });

  it('lets a tablet refund, undo and delete', async () => {
    const { paymentId } = await paidOrder();
    expect((await refund(paymentId, 5)).code).toBe('FORBIDDEN');
    expect((await refund(paymentId, 5, await approved('REFUND_PAYMENT', paymentId, 5))).code).toBeUndefined();
    expect(await lastEntry(paymentId)).toMatchObject(both);
    expect(
      (await refund(paymentId, null, await approved('REFUND_PAYMENT', paymentId, 40))).code,
    ).toBeUndefined();

    const orderId = await cashOrder();
    const taking = await taken(orderId);
    expect((await undo(orderId, taking)).code).toBe('FORBIDDEN');
    expect((await undo(orderId, taking, await approved('UNDO_TAKING', taking))).code).toBeUndefined();

    const begun = await beginBooking(test, asha, dayAhead(4));
    await pay(test, begun.razorpayOrderId);
    const booked = async () => {
      const query = `{ payment(id: "${begun.id}") { booking { id } } }`;
      return (await ask<{ booking: { id: string } | null }>(test, query, {}, asha.token)).value?.booking?.id;
    };
    await expect.poll(booked).toBeDefined();
    const id = (await booked()) ?? '';
    const { token } = till;
    const route = `/api/booking/admin/${id}`;
    expect((await at(till, `deleteBooking(id: "${id}")`)).code).toBe('FORBIDDEN');
    const approval = await approved('DELETE_BOOKING', id);
    expect((await test.rest('DELETE', `${route}?approval=${approval}`, { token })).status).toBe(200);
    expect(await lastEntry(id)).toMatchObject({ ...both, subject: 'BOOKING' });
  });

  it('is of one act, record, amount, tablet and session', async () => {
    const { id, paymentId } = await paidOrder();
    const other = await tabletOf('Other till');
    const ofRefund = await approved('REFUND_PAYMENT', paymentId, 45);
    expect((await cancel(id, ofRefund)).code).toBe('FORBIDDEN');
    expect((await refund((await paidOrder()).paymentId, 45, ofRefund)).code).toBe('FORBIDDEN');
    expect((await refund(paymentId, 5, ofRefund)).code).toBe('CONFLICT');
    expect((await refund(paymentId, 45, ofRefund, other)).code).toBe('FORBIDDEN');
    expect((await refund(paymentId, 45, ofRefund, ravi)).code).toBe('FORBIDDEN');
    await test.app.dataSource.query('update approvals set session_id = $2 where id = $1', [
      ofRefund,
      newId(),
    ]);
    expect((await refund(paymentId, 45, ofRefund)).code).toBe('FORBIDDEN');
    expect(await refundsOf(paymentId)).toEqual([]);
    expect(
      (await refund(paymentId, 45, await approved('REFUND_PAYMENT', paymentId, 45))).code,
    ).toBeUndefined();
  });

  it('works once, also if it is used by twenty in parallel', async () => {
    const { paymentId } = await paidOrder();
    const approval = await approved('REFUND_PAYMENT', paymentId, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(paymentId, 2, approval)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'FORBIDDEN')).toHaveLength(19);
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  it('works for 60 seconds', async () => {
    const { paymentId } = await paidOrder();
    const approval = await approved('REFUND_PAYMENT', paymentId, 45);
    const age = (seconds: number) =>
      test.app.dataSource.query(
        'update approvals set expires_at = expires_at - make_interval(secs => $2) where id = $1',
        [approval, seconds],
      );
    const [row] = await test.app.dataSource.query<[{ left: number }]>(
      'select extract(epoch from expires_at - now())::float8 as left from approvals where id = $1',
      [approval],
    );
    expect(row.left).toBeLessThanOrEqual(60);
    await age(60);
    expect((await refund(paymentId, 45, approval)).code).toBe('FORBIDDEN');
    await age(-60);
    expect((await refund(paymentId, 45, approval)).code).toBeUndefined();
  });

  it('can still be used if the act failed', async () => {
    const { paymentId } = await paidOrder();
    const approval = await approved('REFUND_PAYMENT', paymentId, 45);
    expect((await refund(paymentId, 100, approval)).code).toBe('BAD_USER_INPUT');
    expect((await refund(paymentId, 45, approval)).code).toBeUndefined();
  });

  it('ends with the approver’s PIN, with the lock of the tablet, and if a second factor is demanded', async () => {
    const { dataSource } = test.app;
    const { paymentId } = await paidOrder();
    const tablet = await tabletOf('Another till');
    const approval = await approved('REFUND_PAYMENT', paymentId, 45, tablet);
    const set = (sql: string) => dataSource.query(sql, [tablet.id]);
    await set('update devices set locked_since = now() where id = $1');
    expect((await refund(paymentId, 45, approval, tablet)).code).toBe('FORBIDDEN');
    await set('update devices set locked_since = null where id = $1');
    await dataSource.query(`update second_factor_rule set roles = '{MANAGER}'`);
    try {
      expect((await refund(paymentId, 45, approval, tablet)).code).toBe('FORBIDDEN');
    } finally {
      await dataSource.query(`update second_factor_rule set roles = '{}'`);
    }
    await changeDevice(test, owner, `removePin(deviceId: "${tablet.id}", personId: "${manager.id}") { id }`);
    expect((await refund(paymentId, 45, approval, tablet)).code).toBe('FORBIDDEN');
    expect(await refundsOf(paymentId)).toEqual([]);
  });

  it('that is invented lets nobody ask the provider about a failed refund', async () => {
    const { paymentId } = await paidOrder();
    const asked = vi.spyOn(RefundsService.prototype as unknown as { sync: () => Promise<void> }, 'sync');
    try {
      const again = (approval: string) =>
        at(till, `refundPayment(id: "${paymentId}", refundId: "${newId()}", approval: "${approval}")`);
      expect((await again(newId())).code).toBe('FORBIDDEN');
      expect(asked).not.toHaveBeenCalled();
      expect((await again(await approved('REFUND_PAYMENT', paymentId, 45))).code).toBe('CONFLICT');
      expect(asked).toHaveBeenCalledOnce();
    } finally {
      asked.mockRestore();
    }
  });

  it('is not needed twice for one key, also if the person has left meanwhile', async () => {
    const { paymentId } = await paidOrder();
    const { token } = till;
    const approval = await approved('REFUND_PAYMENT', paymentId, 5);
    const send = () =>
      at(
        till,
        `refundPayment(id: "${paymentId}", amount: 5, idempotencyKey: "${paymentId}", approval: "${approval}")`,
      );
    expect((await send()).code).toBeUndefined();
    await ask(test, 'mutation { leaveDevice { id } }', {}, token);
    try {
      expect((await send()).code).toBeUndefined();
    } finally {
      await enterPin(test, till, ravi, pin);
    }
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  it('does not count any more once the approver may not do it', async () => {
    const { paymentId } = await paidOrder();
    const approval = await approved('REFUND_PAYMENT', paymentId, 45);
    await changeRole(test, owner, manager.id, 'COUNTER');
    try {
      expect((await refund(paymentId, 45, approval)).code).toBe('FORBIDDEN');
    } finally {
      await changeRole(test, owner, manager.id, 'MANAGER');
    }
  });

  it('needs somebody who may do it, their PIN, and an open tablet', async () => {
    const input = { act: 'REFUND_PAYMENT', id: newId(), personId: manager.id, pin };
    const { code, message } = await approve(test, till, { ...input, personId: ravi.id });
    expect(code).toBe('FORBIDDEN');
    expect(message).toMatch(/Ravi Menon may not approve this/);
    expect((await approve(test, till, { ...input, personId: asha.id })).code).toBe('NOT_FOUND');
    expect((await approve(test, till, { ...input, personId: owner.id })).message).toMatch(/has no PIN/);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await approve(test, till, { ...input, pin: '9053' })).code).toBe('BAD_USER_INPUT');
    expect((await approve(test, till, { ...input, pin: '9053' })).code).toBe('TOO_MANY_REQUESTS');
    expect((await enterPin(test, till, manager, pin)).code).toBe('TOO_MANY_REQUESTS');
    await changeDevice(test, owner, `unlockDevice(id: "${till.id}") { id }`);
    expect((await approve(test, till, input)).code).toBeUndefined();
    expect((await approve(test, { ...till, token: owner.token }, input)).code).toBe('FORBIDDEN');
    await changeDevice(test, owner, `updateDevice(id: "${till.id}", input: { demandsPerson: true }) { id }`);
    await ask(test, 'mutation { leaveDevice { id } }', {}, till.token);
    expect((await approve(test, till, input)).code).toBe('FORBIDDEN');
  });
});
