import { describe, expect, it } from 'vitest';
import { aTaking, anOrder, now, type WholeOrder } from '../../../test/factories';
import { bookingPaymentStatus, orderPaymentStatus } from './payment-status';

const statusOf = (order: Partial<WholeOrder>) => {
  const { takings, ...known } = anOrder(order);
  return orderPaymentStatus({
    ...known,
    takings: takings.map(({ method, undoneAt = null }) => ({ method, undoneAt })),
  });
};
const cash = (amount: number) => aTaking({ amount });

describe('orderPaymentStatus', () => {
  it.each([
    ['PENDING', 'Pending'],
    ['PREPARING', 'Pending'],
    ['OUT_FOR_DELIVERY', 'Pending'],
    ['DELIVERED', 'Paid in cash'],
    ['CANCELLED', undefined],
  ] as const)('returns for a cash order that is %s: %s', (status, text) => {
    expect(statusOf({ status })).toBe(text);
  });

  it.each([
    ['Paid by card', 'PREPARING', [aTaking({ method: 'CARD', amount: 90 })]],
    ['Paid by UPI', 'DELIVERED', [aTaking({ undoneAt: now.toISOString() }), aTaking({ method: 'UPI' })]],
    ['Paid', 'DELIVERED', [cash(40), aTaking({ method: 'UPI', amount: 50 })]],
    ['₹50 to pay', 'PREPARING', [cash(40)]],
    ['₹40 paid', 'CANCELLED', [cash(40)]],
    ['Pending', 'DELIVERED', [aTaking({ undoneAt: now.toISOString() })]],
  ] as const)('returns what was received: %s', (text, status, takings) => {
    expect(statusOf({ status, takings: [...takings] })).toBe(text);
  });

  it('says whether an order is paid to roles that see no money', () => {
    const hidden = { paid: null, due: null, takings: null };
    const seen = (order: Partial<WholeOrder>) => orderPaymentStatus({ ...anOrder(order), ...hidden });
    expect(seen({ status: 'DELIVERED' })).toBe('Paid');
    expect(seen({ status: 'PREPARING' })).toBe('Pending');
  });

  it.each(['PENDING', 'DELIVERED', 'CANCELLED'] as const)('calls an online payment paid: %s', (status) => {
    expect(statusOf({ paymentMode: 'ONLINE', status })).toBe('Paid');
  });
});

describe('bookingPaymentStatus', () => {
  it('mentions a missing payment only for an active booking', () => {
    expect(bookingPaymentStatus({ paymentStatus: 'PENDING', stands: true })).toBe('paymentStatus.PENDING');
    expect(bookingPaymentStatus({ paymentStatus: 'PENDING', stands: false })).toBeUndefined();
    expect(bookingPaymentStatus({ paymentStatus: 'PAID', stands: false })).toBe('paymentStatus.PAID');
  });
});
