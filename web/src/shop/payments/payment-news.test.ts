import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentNewsFragment, PaymentState, RefundState } from '../../gql/graphql';
import { newsOf, returnedText } from './payment-news';
import { parsePending, waitsFor, type PendingPayment } from './pending-payment';
import { needsRedirect } from './razorpay';

type Refund = PaymentNewsFragment['refunds'][number];

const aRefund = (amount: number, state: RefundState, reason = 'It was paid twice.'): Refund => ({
  id: 'c'.repeat(24),
  amount,
  state,
  reason,
});
const aPayment = (changes: Partial<PaymentNewsFragment> = {}): PaymentNewsFragment => ({
  id: 'a'.repeat(24),
  version: 1,
  state: 'CREATED',
  amount: 90,
  refunded: 0,
  decision: null,
  order: null,
  booking: null,
  refunds: [],
  ...changes,
});

describe('newsOf', () => {
  it('returns the bought item, whatever was refunded since', () => {
    const order = { id: 'b'.repeat(24) };
    const refunds = [aRefund(20, 'PROCESSED')];
    expect(newsOf(aPayment({ order, refunds }))).toEqual({ kind: 'ordered', orderId: order.id });
    expect(newsOf(aPayment({ booking: order }))).toEqual({ kind: 'booked', bookingId: order.id });
  });

  it('returns an open payment until something was bought or a refund starts', () => {
    const states: [PaymentState, boolean][] = [
      ['CREATED', false],
      ['FAILED', false],
      ['AUTHORIZED', true],
      ['CAPTURED', true],
    ];
    for (const [state, isPaid] of states)
      expect(newsOf(aPayment({ state }))).toEqual({ kind: 'open', isPaid });
  });

  it('adds up refunds, without replaced ones', () => {
    const refunds = [
      aRefund(10.1, 'REPLACED'),
      aRefund(10.1, 'PROCESSED'),
      aRefund(20.2, 'REQUESTED', 'Late.'),
    ];
    expect(newsOf(aPayment({ state: 'REFUNDING', refunds }))).toEqual({
      kind: 'returned',
      amount: 30.3,
      reason: 'Late.',
      isBack: false,
    });
    expect(newsOf(aPayment({ refunds: [aRefund(90, 'PROCESSED')] }))).toMatchObject({ isBack: true });
  });

  it('returnedText names the reason, amount and completion of a refund', () => {
    const returned = { kind: 'returned', amount: 90, reason: 'It was paid twice.' } as const;
    expect(returnedText({ ...returned, isBack: false })).toBe(
      'It was paid twice. Your ₹90 is on its way back to you.',
    );
    expect(returnedText({ ...returned, isBack: true })).toBe('It was paid twice. ₹90 has been refunded.');
  });
});

const pending: PendingPayment = {
  id: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  purpose: 'order',
  attemptKey: 'key',
  at: 1_000_000,
};

describe('a pending payment in storage', () => {
  it('is read as it was stored, and ignored if it is invalid', () => {
    expect(parsePending(JSON.stringify(pending))).toEqual(pending);
    expect(parsePending(null)).toBeUndefined();
    for (const field of Object.keys(pending)) {
      expect(parsePending(JSON.stringify({ ...pending, [field]: null }))).toBeUndefined();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (junk) => parsePending(junk) === undefined));
  });

  it('is followed for an hour, and for a day once money was taken', () => {
    const hour = 3_600_000;
    const unpaid = { kind: 'open', isPaid: false } as const;
    const paid = { kind: 'open', isPaid: true } as const;
    expect(waitsFor(pending, unpaid, pending.at + hour - 1)).toBe(1);
    expect(waitsFor(pending, unpaid, pending.at + hour)).toBe(0);
    expect(waitsFor(pending, paid, pending.at + 24 * hour - 1)).toBe(1);
    expect(waitsFor(pending, paid, pending.at + 25 * hour)).toBe(0);
  });
});

it('browsers inside apps are redirected to the provider and back', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';
  expect(needsRedirect(safari)).toBe(false);
  for (const app of ['Instagram 300.0', 'FBAN/FBIOS', 'FBAV/440.0', 'Opera Mini/7.0', 'UCBrowser/13']) {
    expect(needsRedirect(`${safari} ${app}`)).toBe(true);
  }
});
