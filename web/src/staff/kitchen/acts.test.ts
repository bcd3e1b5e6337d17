import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem } from '../../../test/factories';
import { applied, nextAct, undoOf, type Act } from './acts';
import type { KitchenOrder } from './kitchen-order';

const ways = ['DELIVERY', 'PICKUP', 'TABLE'] as const;

const orderOf = (order: Parameters<typeof anOrder>[0] = {}): KitchenOrder =>
  // The fragment has null where the schema's type may lack a field.
  anOrder({
    bags: null,
    items: [anOrderItem(), anOrderItem({ isDone: true })],
    ...order,
  }) as unknown as KitchenOrder;

/** The order after so many presses of its big button. */
function after(presses: number, order: KitchenOrder): KitchenOrder {
  return presses === 0 ? order : after(presses - 1, applied(order, { kind: nextAct(order) }));
}

const lineActs: Act[] = [
  { kind: 'packed', bags: 3 },
  { kind: 'packed', bags: null },
];

describe('an act on the board', () => {
  it.each([
    ['DELIVERY', ['PENDING', 'PREPARING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    ['PICKUP', ['PENDING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    ['TABLE', ['PENDING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED']],
  ] as const)('moves an order of the way %s through %j', (way, statuses) => {
    const order = orderOf({ way });
    expect(statuses.map((_, presses) => after(presses, order).status)).toEqual(statuses);
    expect(after(statuses.length - 1, order).kitchenStage).toBeNull();
  });

  it('is undone by what brings the same state back, at every stage and of every way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        fc.nat({ max: 4 }),
        fc.nat({ max: 3 }),
        fc.boolean(),
        (way, presses, choice, isAccepted) => {
          const order = after(
            Math.min(presses, way === 'DELIVERY' ? 3 : 2),
            orderOf({ way, isAccepted, promisedUntil: null }),
          );
          const [first] = order.items;
          const acts: Act[] = [
            { kind: nextAct(order) },
            { kind: 'line', line: first?.key ?? '', isDone: !first?.isDone },
            ...lineActs,
          ];
          const act = acts[choice] ?? acts[0]!;
          const undo = undoOf(order, act);
          expect(undo && applied(applied(order, act), undo)).toMatchObject({
            status: order.status,
            kitchenStage: order.kitchenStage,
            items: order.items,
            isAccepted: order.isAccepted,
            promisedUntil: order.promisedUntil,
            bags: order.bags ?? null,
          });
        },
      ),
    );
  });

  it('changes nothing that has come true already', () => {
    for (const way of ways) {
      const begun = after(1, orderOf({ way }));
      expect(applied(begun, { kind: 'accept', minutes: 20 })).toBe(begun);
      const ready = after(2, orderOf({ way }));
      expect(applied(ready, { kind: 'ready' })).toBe(ready);
    }
  });

  it('leaves an accepted order for later to its time, which may be begun before', () => {
    const later = orderOf({ isScheduled: true, isAccepted: false });
    const accepted = applied(later, { kind: 'accept' });
    expect(accepted).toMatchObject({ isAccepted: true, isScheduled: true, kitchenStage: 'NEW' });
    expect(undoOf(later, { kind: 'accept' })).toBeUndefined();
    expect(nextAct(accepted)).toBe('begin');
    expect(applied(accepted, { kind: 'begin' })).toMatchObject({
      isScheduled: false,
      kitchenStage: 'PREPARING',
    });
  });

  it('of a delivered order brings it back by one stage, and forward again', () => {
    for (const way of ways) {
      const finished = after(way === 'DELIVERY' ? 4 : 3, orderOf({ way }));
      const recall: Act = { kind: 'recall' };
      const back = applied(finished, recall);
      expect(back.kitchenStage).toBe(way === 'DELIVERY' ? 'ON_ITS_WAY' : 'READY');
      const undo = undoOf(finished, recall);
      expect(undo && applied(back, undo).status).toBe('DELIVERED');
    }
  });
});
