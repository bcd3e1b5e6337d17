import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import {
  aPaymentId,
  beginOrder,
  paise,
  pay,
  paymentOf,
  price,
  refundAtProvider,
  reportFailedRefund,
  sendWebhook,
  untilOrdered,
  untilState,
  verify,
} from '../../../test/payments.js';
import { calls, failures, SandboxFaults } from '../../../test/sandbox-faults.js';

let test: TestApp;
let faults: SandboxFaults;
let asha: Account;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  faults = new SandboxFaults(test.app.sandbox!);
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterEach(() => faults.clear());
afterAll(() => test.close());

describe('refunds', () => {
  const refund = async (account: Account, id: string, amount?: number, key?: string) =>
    test.graphql(
      `mutation ($id: ID!, $amount: Rupees, $key: String) {
        refundPayment(id: $id, amount: $amount, idempotencyKey: $key) { id state refunded }
      }`,
      { id, amount, key },
      account.token,
    );
  const again = async (id: string, refundId: string | undefined) =>
    test.graphql(
      'mutation ($id: ID!, $refundId: ID) { refundPayment(id: $id, refundId: $refundId) { id } }',
      { id, refundId },
      admin.token,
    );
  const codeOf = (answer: Awaited<ReturnType<typeof refund>>) => answer.errors?.[0]?.extensions['code'];
  const attention = async () =>
    JSON.stringify(
      (await test.graphql('{ paymentsNeedingAttention { nodes { id state } } }', {}, admin.token)).data,
    );

  async function paid(): Promise<string> {
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    return begun.id;
  }

  it('lets only admins refund, in parts and up to the paid amount', async () => {
    const id = await paid();
    expect(codeOf(await refund(asha, id))).toBe('FORBIDDEN');
    expect((await refund(admin, id, 23.45, 'key')).errors).toBeUndefined();
    expect((await refund(admin, id, 23.45, 'key')).errors).toBeUndefined();
    expect(codeOf(await refund(admin, id, 24, 'key'))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await refund(admin, id, 100.01))).toBe('BAD_USER_INPUT');
    for (const tooLittle of [0, 0.99]) {
      expect(codeOf(await refund(admin, id, tooLittle))).toBe('BAD_USER_INPUT');
    }
    // Less than a rupee that is left could never go back.
    for (const rest of [0.99, 0.5, 0.01]) {
      expect(codeOf(await refund(admin, id, Number((price - 23.45 - rest).toFixed(2))))).toBe(
        'BAD_USER_INPUT',
      );
    }
    await expect
      .poll(async () => await paymentOf(test, asha, id))
      .toMatchObject({ state: 'CAPTURED', refunded: 23.45 });
    expect((await refund(admin, id)).errors).toBeUndefined();
    expect(await untilState(test, asha, id, 'REFUNDED')).toMatchObject({ refunded: price });
    expect(codeOf(await refund(admin, id))).toBe('BAD_USER_INPUT');
    expect(codeOf(await refund(admin, 'f'.repeat(24)))).toBe('NOT_FOUND');
  });

  it('refunds no more than the paid amount for parallel requests', async () => {
    const id = await paid();
    await Promise.all(Array.from({ length: 10 }, () => refund(admin, id, 50)));
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded).toBe(100);
  });

  it('lists a failed refund for admins and lets them request it again', async () => {
    const id = await paid();
    const held = faults.holdRefunds();
    await refund(admin, id);
    await expect.poll(() => held[0]).toBeDefined();
    await reportFailedRefund(test, held[0]!);
    const { refunds } = await untilState(test, asha, id, 'REFUND_FAILED');
    faults.clear();
    expect(await attention()).toContain(id);
    // The amount of a failed refund is not refundable except by requesting that refund again.
    expect(codeOf(await refund(admin, id))).toBe('BAD_USER_INPUT');
    expect((await again(id, refunds[0]?.id)).errors).toBeUndefined();
    expect(codeOf(await again(id, refunds[0]?.id))).toBe('CONFLICT');
    expect(await untilState(test, asha, id, 'REFUNDED')).toMatchObject({
      refunds: [{ state: 'REPLACED' }, { state: 'PROCESSED' }],
    });
    expect(await attention()).not.toContain(id);
  });

  it('fetches a pending refund instead of requesting it again', async () => {
    const id = await paid();
    const held = faults.holdRefunds();
    await refund(admin, id, 20);
    await expect
      .poll(async () =>
        (
          await test.app.dataSource.query<{ known: boolean }[]>(
            'select razorpay_refund_id is not null as known from refunds where payment_id = $1',
            [id],
          )
        ).map(({ known }) => known),
      )
      .toEqual([true]);
    const requests = held.length;
    await test.app.dataSource.query('update refunds set next_try_at = now() where payment_id = $1', [id]);
    await test.app.services.settlement.reconcile(test.app.log);
    expect(held).toHaveLength(requests);
    expect(await paymentOf(test, asha, id)).toMatchObject({ state: 'REFUNDING', refunds: { length: 1 } });
  });

  it('does not repeat a processed refund that is recorded as failed', async () => {
    const id = await paid();
    faults.meet(calls.refund, failures.hang);
    await refund(admin, id, 20);
    const refunds = () =>
      test.app.dataSource.query<{ id: string; payer: string }[]>(
        `select refunds.id, refunds.razorpay_payment_id as payer from refunds where payment_id = $1`,
        [id],
      );
    const [asked] = await refunds();
    // The provider has processed the refund; the shop's record is set to failed.
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded).toBe(20);
    await test.app.dataSource.query(
      `update refunds set state = 'failed', razorpay_refund_id = null where id = $1`,
      [asked?.id],
    );
    expect(codeOf(await again(id, asked?.id))).toBe('CONFLICT');
    expect(await paymentOf(test, asha, id)).toMatchObject({ refunded: 20, refunds: { length: 1 } });
  });

  it('does not count the refund of a second payment against the purchase', async () => {
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    // The sandbox does not know this payment and refuses to refund it.
    const second = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
    await sendWebhook(test, { ...second, status: 'captured' });
    const { refunds } = await untilState(test, asha, begun.id, 'REFUND_FAILED');
    expect((await again(begun.id, refunds[0]?.id)).errors).toBeUndefined();
    await expect
      .poll(async () => (await paymentOf(test, asha, begun.id)).refunds.map(({ state }) => state))
      .toEqual(['REPLACED', 'FAILED']);
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ refunded: 0, left: price });
    expect((await refund(admin, begun.id, 10)).errors).toBeUndefined();
    await expect
      .poll(async () => await paymentOf(test, asha, begun.id))
      .toMatchObject({ refunded: 10, left: price - 10 });
  });

  it('refunds the rest and places no order after a partial refund in the provider’s dashboard', async () => {
    faults.dropWebhooks();
    const begun = await beginOrder(test, asha, dishId);
    const proof = await pay(test, begun.razorpayOrderId);
    expect(await refundAtProvider(test, proof.razorpay_payment_id, 2345)).toBe(200);
    expect(await verify(test, proof, asha)).toMatchObject({ status: 400 });
    // The rest is refunded and no order is placed.
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({
      order: null,
      refunds: [
        { amount: 23.45, reason: 'It was refunded by the payment service.' },
        { amount: 100, reason: 'Nothing was ordered with this payment.' },
      ],
    });
  });

  it('reduces an automatic refund to what is left after a refund in the dashboard', async () => {
    faults.dropWebhooks();
    const begun = await beginOrder(test, asha, dishId);
    const first = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
    await sendWebhook(test, { ...first, status: 'captured' });
    await untilOrdered(test, asha, begun.id);
    // The shop learns of the second payment only after a part of it was refunded.
    const second = await pay(test, begun.razorpayOrderId);
    expect(await refundAtProvider(test, second.razorpay_payment_id, 2345)).toBe(200);
    await sendWebhook(test, { ...first, id: second.razorpay_payment_id, status: 'captured' });
    const refunds = async () =>
      (await paymentOf(test, asha, begun.id)).refunds
        .map(({ amount, state }) => `${amount} ${state}`)
        .toSorted();
    await expect.poll(refunds).toEqual(['100 PROCESSED', '123.45 REPLACED', '23.45 PROCESSED']);
    expect(await attention()).not.toContain(begun.id);
  });

  it.each([
    ['less', 2345, [{ state: 'REPLACED' }, { amount: 23.45 }, { amount: 100, state: 'PROCESSED' }]],
    ['nothing', paise, [{ state: 'REPLACED' }, { amount: price, state: 'PROCESSED' }]],
  ])('requests %s again if a part was refunded in the dashboard meanwhile', async (_what, part, refunds) => {
    const id = await paid();
    const held = faults.holdRefunds();
    await refund(admin, id);
    await expect.poll(() => held[0]).toBeDefined();
    await reportFailedRefund(test, held[0]!);
    const { refunds: failed } = await untilState(test, asha, id, 'REFUND_FAILED');
    faults.clear();
    expect(await refundAtProvider(test, held[0]!.payment_id, part)).toBe(200);
    expect((await again(id, failed[0]?.id)).errors).toBeUndefined();
    expect(await untilState(test, asha, id, 'REFUNDED')).toMatchObject({ refunded: price, refunds });
  });

  it('sends a refund once if the response is lost', async () => {
    const id = await paid();
    faults.meet(calls.refund, failures.lostAnswer);
    await refund(admin, id, 10);
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded).toBe(10);
    const sent = await test.app.dataSource.query<unknown[]>(
      `select 1 from sandbox_refunds join payments on payments.paid_with = sandbox_refunds.payment_id where payments.id = $1`,
      [id],
    );
    expect(sent).toHaveLength(1);
  });
});
