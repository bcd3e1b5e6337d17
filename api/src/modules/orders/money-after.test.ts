import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyAfter, type PaidPart } from './money-after.js';

type Step =
  { readonly kind: 'total' | 'taken' | 'paid'; readonly amount: number } | { readonly kind: 'given-back' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('total', 'taken', 'paid'), amount: fc.integer({ min: 0, max: 5_000 }) }),
  fc.constant({ kind: 'given-back' } as const),
);

it.each(['COD', 'ONLINE'] as const)(
  'after any sequence of changes and payments, what was paid less what went back is what is paid and due: %s',
  (paymentMode) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5_000 }),
        fc.array(step, { maxLength: 12 }),
        (placed, steps) => {
          let order = { paymentMode, totalPaise: placed, onlinePaise: null as number | null };
          let takenPaise = 0;
          let refunded = 0;
          let parts: PaidPart[] =
            paymentMode === 'ONLINE' ? [{ id: '0', isOfDue: false, leftPaise: placed }] : [];
          let captured = paymentMode === 'ONLINE' ? placed : 0;
          const online = () => (paymentMode === 'ONLINE' ? (order.onlinePaise ?? order.totalPaise) : 0);
          const due = () => Math.max(0, order.totalPaise - online() - takenPaise);
          for (const [index, each] of steps.entries()) {
            if (each.kind === 'total') {
              const after = moneyAfter(order, each.amount, { takenPaise, parts });
              parts = parts.map((part) => ({
                ...part,
                leftPaise: part.leftPaise - (after.refunds.get(part.id) ?? 0),
              }));
              for (const part of parts) expect(part.leftPaise).toBeGreaterThanOrEqual(0);
              for (const amount of after.refunds.values()) expect(amount).toBeGreaterThanOrEqual(100);
              refunded += after.refundPaise;
              order = { paymentMode, totalPaise: each.amount, onlinePaise: after.onlinePaise };
              expect(after.duePaise).toBe(due());
              expect(after.paymentStatus).toBe(due() > 0 ? 'Pending' : 'Paid');
            } else if (each.kind === 'given-back') {
              takenPaise -= Math.min(takenPaise, Math.max(0, online() + takenPaise - order.totalPaise));
            } else {
              const amount = Math.min(each.amount, due());
              if (each.kind === 'taken') takenPaise += amount;
              else if (paymentMode === 'ONLINE' && amount > 0) {
                parts = [{ id: `${index + 1}`, isOfDue: true, leftPaise: amount }, ...parts];
                captured += amount;
                order = { ...order, onlinePaise: online() + amount };
              }
            }
            const takingsExcess = Math.min(takenPaise, Math.max(0, online() + takenPaise - order.totalPaise));
            const credit = online() + takenPaise + due() - takingsExcess - order.totalPaise;
            expect(captured - refunded).toBe(online());
            // Less than a rupee of each payment cannot be refunded.
            expect(credit).toBeGreaterThanOrEqual(0);
            expect(credit).toBeLessThan(100 * Math.max(1, parts.length));
          }
        },
      ),
    );
  },
);

it('refunds later payments first, then cash, then the first payment', () => {
  const order = { paymentMode: 'ONLINE', totalPaise: 60_000, onlinePaise: 50_000 } as const;
  const parts = [
    { id: 'due', isOfDue: true, leftPaise: 20_000 },
    { id: 'first', isOfDue: false, leftPaise: 30_000 },
  ];
  const back = (totalPaise: number) => {
    const { refunds, takingsRefundPaise } = moneyAfter(order, totalPaise, { takenPaise: 10_000, parts });
    return { ...Object.fromEntries(refunds), takingsRefundPaise };
  };
  expect(back(45_000)).toEqual({ due: 15_000, takingsRefundPaise: 0 });
  expect(back(35_000)).toEqual({ due: 20_000, takingsRefundPaise: 5_000 });
  expect(back(25_000)).toEqual({ due: 20_000, takingsRefundPaise: 10_000, first: 5_000 });
});

it('gives back what is too much since the change before, which a manager has approved', () => {
  const paid = { takenPaise: 30_000, parts: [] };
  const order = { paymentMode: 'COD', totalPaise: 30_000, onlinePaise: null } as const;
  expect(moneyAfter(order, 20_000, paid)).toMatchObject({ takingsRefundPaise: 10_000, duePaise: 0 });
  const cheaper = { ...order, totalPaise: 20_000 };
  expect(moneyAfter(cheaper, 15_000, paid)).toMatchObject({ takingsRefundPaise: 5_000, duePaise: 0 });
  expect(moneyAfter(cheaper, 40_000, paid)).toMatchObject({ takingsRefundPaise: 0, duePaise: 10_000 });
});
