import { describe, expect, it } from 'vitest';
import { bookingPaymentStatus, orderPaymentStatus } from './payment-status';

describe('orderPaymentStatus', () => {
  it.each([
    ['PENDING', 'paymentStatus.PENDING'],
    ['PREPARING', 'paymentStatus.PENDING'],
    ['OUT_FOR_DELIVERY', 'paymentStatus.PENDING'],
    ['DELIVERED', 'payments.paidInCash'],
    ['CANCELLED', undefined],
  ] as const)('returns for a cash order that is %s: %s', (status, text) => {
    expect(orderPaymentStatus({ paymentMode: 'COD', paymentStatus: 'PENDING', status })).toBe(text);
  });

  it.each(['PENDING', 'DELIVERED', 'CANCELLED'] as const)('calls an online payment paid: %s', (status) => {
    const order = { paymentMode: 'ONLINE', paymentStatus: 'PAID', status } as const;
    expect(orderPaymentStatus(order)).toBe('paymentStatus.PAID');
  });
});

describe('bookingPaymentStatus', () => {
  it('mentions a missing payment only for an active booking', () => {
    expect(bookingPaymentStatus({ paymentStatus: 'PENDING', stands: true })).toBe('paymentStatus.PENDING');
    expect(bookingPaymentStatus({ paymentStatus: 'PENDING', stands: false })).toBeUndefined();
    expect(bookingPaymentStatus({ paymentStatus: 'PAID', stands: false })).toBe('paymentStatus.PAID');
  });
});
