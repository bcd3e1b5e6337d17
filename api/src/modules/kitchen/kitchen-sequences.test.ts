import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  changeRestaurant,
  viewerOf,
  type Account,
} from '../../../test/factories.js';
import { placeDelivery } from '../../../test/riders.js';
import { DomainError } from '../../platform/errors.js';
import type { Viewer } from '../auth/viewer.js';
import { kitchenStageOf, isAccepted, type KitchenStage } from '../orders/kitchen-stage.js';
import { orderStatuses, type OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';

let test: TestApp;
let staff: Viewer;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  const admin = await anAdmin(test);
  [staff, asha] = [await viewerOf(test, admin), await aCustomer(test)];
  dishId = (await aDish(test)).id;
  const acceptance = { isAutomatic: false, louderAfter: 3, ownersAfter: 60, customerAfter: 60, reasons: [] };
  await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'], acceptance });
});
afterAll(() => test.close());

const step = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...orderStatuses) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('accept', 'refuse', 'line', 'unline', 'ready', 'pack', 'hand over', 'recall'),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const isStatus = (one: Step): one is OrderStatus => orderStatuses.some((status) => status === one);

async function take(one: Step, { id, version }: Order): Promise<Order> {
  const { kitchen, orders } = test.app.services;
  if (isStatus(one)) return orders.updateStatus(staff, id, one);
  if (one === 'accept') return kitchen.accept(staff, id, version % 2 ? 20 : undefined);
  if (one === 'refuse')
    return kitchen.refuse(staff, id, { cancelReason: 'KITCHEN_BUSY', cancelText: undefined });
  if (one === 'line' || one === 'unline') return kitchen.setLineDone(staff, id, dishId, one === 'line');
  if (one === 'ready') return kitchen.markReady(staff, id);
  if (one === 'pack') return kitchen.setPacked(staff, id, 3);
  if (one === 'hand over') return kitchen.handOver(staff, id);
  return kitchen.recall(staff, id, version);
}

/** As the README has it. */
const stagesOf: Record<'DELIVERY' | 'PICKUP', Record<OrderStatus, (KitchenStage | null)[]>> = {
  DELIVERY: {
    Pending: ['NEW'],
    Preparing: ['PREPARING', 'READY'],
    'Out for Delivery': ['ON_ITS_WAY'],
    Delivered: [null],
    Cancelled: [null],
  },
  PICKUP: {
    Pending: ['NEW'],
    Preparing: ['PREPARING'],
    'Out for Delivery': ['READY'],
    Delivered: [null],
    Cancelled: [null],
  },
};

/** The stages in which the act changes something. */
const from: Partial<Record<Step, readonly (KitchenStage | null)[]>> = {
  accept: ['NEW'],
  ready: ['PREPARING'],
  'hand over': ['READY'],
};
/** The stage after it. */
const to: Partial<Record<Step, readonly (KitchenStage | null)[]>> = {
  accept: ['PREPARING'],
  ready: ['READY'],
  'hand over': ['ON_ITS_WAY', null],
};

it('any sequence of acts and statuses keeps stage, status and versions in agreement', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('DELIVERY' as const, 'PICKUP' as const),
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 1, maxLength: 10 }),
      async (way, steps) => {
        const id = await placeDelivery(test, { dishId, customer: asha, way });
        let order = (await test.app.services.orders.find(id)) as Order;
        let done: Step | undefined;
        let last: { one: Step; before: Order } | undefined;
        for (const one of steps.flatMap(([each, isTwice]) => (isTwice ? [each, each] : [each]))) {
          const before = order;
          try {
            order = await take(one, before);
            // Pressed again it changes nothing; a recall goes on.
            if (one === done && one !== 'recall') expect(order.version).toBe(before.version);
            done = one;
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
          }
          const stage = kitchenStageOf(order);
          expect(stagesOf[way][order.status]).toContain(stage);
          expect(order.version - before.version).toBeLessThanOrEqual(1);
          if (order.version === before.version) continue;
          if (from[one]) expect(from[one]).toContain(kitchenStageOf(before));
          if (to[one]) expect(to[one]).toContain(stage);
          const isTakenBack = one === 'recall' && last?.one === 'accept';
          const asBefore = isTakenBack ? last?.before : undefined;
          expect(isAccepted(order)).toBe(
            asBefore ? isAccepted(asBefore) : isAccepted(before) || order.status !== before.status,
          );
          if (asBefore) expect(order.promisedUntil).toEqual(asBefore.promisedUntil);
          last = { one, before };
          if (stage === 'READY' || stage === 'ON_ITS_WAY') expect(order.readyAt).not.toBeNull();
          if (stage === 'NEW' || stage === 'PREPARING') expect(order.readyAt).toBeNull();
        }
        const [history] = await test.app.services.orders.historyOf([id]);
        const versions = history?.map(({ version }) => version);
        expect(versions).toEqual(Array.from({ length: order.version }, (_, n) => n + 1));
        const moves = history?.filter(({ toStatus }) => toStatus !== null) ?? [];
        for (const [n, { fromStatus }] of moves.entries())
          expect(fromStatus).toBe(moves[n - 1]?.toStatus ?? null);
        expect(moves.at(-1)?.toStatus).toBe(order.status);
        await test.app.services.orders.updateStatus(staff, id, 'Cancelled');
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
