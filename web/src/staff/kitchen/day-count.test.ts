import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem } from '../../../test/factories';
import { dayCount } from './day-count';
import type { KitchenOrder } from './kitchen-order';

const dish = (name: string, quantity: number, isDone = false) => anOrderItem({ name, quantity, isDone });

describe('dayCount', () => {
  it('adds up what is not done, of orders that are new or in preparation', () => {
    const orders = [
      anOrder({ items: [dish('Vada Pav', 2), dish('Chai', 1)] }),
      anOrder({ status: 'PREPARING', items: [dish('Vada Pav', 3), dish('Chai', 9, true)] }),
      anOrder({ status: 'PREPARING', readyAt: '2026-11-26T08:00:00Z', items: [dish('Vada Pav', 50)] }),
      anOrder({ isScheduled: true, items: [dish('Vada Pav', 40)] }),
    ] as unknown as KitchenOrder[];
    expect(dayCount(orders)).toEqual([
      { name: 'Vada Pav', quantity: 5 },
      { name: 'Chai', quantity: 1 },
    ]);
  });
});
