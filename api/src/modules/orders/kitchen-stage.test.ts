import { describe, expect, it } from 'vitest';
import { isAccepted, kitchenStageOf, readyAtAfter } from './kitchen-stage.js';
import { orderStatuses } from './order-status.js';

const noon = new Date('2026-11-30T06:30:00Z');
const later = new Date('2026-11-30T07:00:00Z');

describe('kitchenStageOf', () => {
  it.each([
    ['Pending', null, 'NEW', 'NEW'],
    ['Preparing', null, 'PREPARING', 'PREPARING'],
    ['Preparing', noon, 'READY', 'PREPARING'],
    ['Out for Delivery', noon, 'ON_ITS_WAY', 'READY'],
    ['Out for Delivery', null, 'ON_ITS_WAY', 'READY'],
    ['Delivered', noon, null, null],
    ['Cancelled', noon, null, null],
  ] as const)(
    'of %s with readyAt %s is %s for a delivery and %s for others',
    (status, readyAt, ...stages) => {
      const [ofDelivery, ofOthers] = stages;
      expect(kitchenStageOf({ status, readyAt, way: 'DELIVERY' })).toBe(ofDelivery);
      for (const way of ['PICKUP', 'TABLE'] as const)
        expect(kitchenStageOf({ status, readyAt, way })).toBe(ofOthers);
    },
  );
});

describe('readyAtAfter', () => {
  it.each([
    ['Pending', null, null],
    ['Preparing', null, null],
    ['Out for Delivery', noon, later],
    ['Delivered', noon, later],
    ['Cancelled', noon, null],
  ] as const)('%s keeps or sets when the order was ready', (status, ifReady, ifNot) => {
    expect(readyAtAfter(noon, status, later)).toBe(ifReady);
    expect(readyAtAfter(null, status, later)).toBe(ifNot);
  });
});

describe('isAccepted', () => {
  it('is false for an order alone that is Pending and not accepted', () => {
    for (const status of orderStatuses) {
      expect(isAccepted({ status, isUnaccepted: false })).toBe(true);
      expect(isAccepted({ status, isUnaccepted: true })).toBe(status !== 'Pending');
    }
  });
});
