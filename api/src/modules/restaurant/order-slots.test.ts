import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../platform/sentences.js';
import { slotMs, slotRefusal, slotsOf, type SlotSettings } from './order-slots.js';
import type { Week } from './schedule.js';

const open: SlotSettings = {
  orderHours: null,
  specialDays: [],
  takesOrders: true,
  pausedUntil: null,
  stoppedAt: null,
  slotRules: { daysAhead: 1, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null },
};
/** 19:00 to 21:00 on each day. */
const evenings: Week = Array.from({ length: 7 }, () => [{ opensAt: 19 * 60, closesAt: 21 * 60 }]);
const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}:00+05:30`);

describe('slotsOf', () => {
  it('lists the quarters of the opening hours, from the kitchen’s lead time on', () => {
    const slots = slotsOf({ ...open, orderHours: evenings }, at('19:20'));
    const today = ['20:15', '20:30', '20:45'].map((time) => at(time));
    expect(slots.slice(0, 4)).toEqual([...today, at('19:00', '2026-11-25')]);
    expect(slots.at(-1)).toEqual(at('19:15', '2026-11-25'));
  });

  it('lists none on a day that is closed, without rules, or while the owner takes no orders', () => {
    const special = { date: '2026-11-24', reason: 'Diwali', orderHours: [], bookingHours: null };
    const closed = slotsOf({ ...open, orderHours: evenings, specialDays: [special] }, at('12:00'));
    expect(closed[0]).toBeUndefined();
    expect(slotsOf({ ...open, slotRules: null }, at('12:00'))).toEqual([]);
    expect(slotsOf({ ...open, takesOrders: false }, at('12:00'))).toEqual([]);
  });

  it('lists those after a pause', () => {
    const [first] = slotsOf({ ...open, pausedUntil: at('20:00') }, at('18:00'));
    expect(first).toEqual(at('20:00'));
  });

  it('lists exactly the quarters that are not refused', () => {
    const settings = fc.record({
      orderHours: fc.constantFrom(null, evenings),
      daysAhead: fc.integer({ min: 1, max: 7 }),
      leadMinutes: fc.integer({ min: 15, max: 720 }),
      now: fc.integer({ min: 0, max: 7 * 24 * 60 }),
      pause: fc.option(fc.integer({ min: 1, max: 300 })),
    });
    fc.assert(
      fc.property(settings, ({ orderHours, daysAhead, leadMinutes, now: minutes, pause }) => {
        const now = new Date(at('00:00').getTime() + minutes * 60_000);
        const rules: SlotSettings = {
          ...open,
          orderHours,
          pausedUntil: pause === null ? null : new Date(now.getTime() + pause * 60_000),
          slotRules: { daysAhead, leadMinutes, ordersPerSlot: null, dishesPerSlot: null },
        };
        const first = Math.ceil(now.getTime() / slotMs) * slotMs;
        const quarters = Array.from({ length: 8 * 96 }, (_, index) => new Date(first + index * slotMs));
        const allowed = quarters.filter((slot) => slotRefusal(rules, slot, now) === undefined);
        expect(slotsOf(rules, now)).toEqual(allowed);
      }),
      { numRuns: 50 },
    );
  });
});

describe('slotRefusal', () => {
  it('names the reason and what to choose instead', () => {
    const evening = { ...open, orderHours: evenings };
    const now = at('12:00');
    const refusal = (...args: Parameters<typeof slotRefusal>) => inWords(slotRefusal(...args) ?? '');
    expect(refusal({ ...open, slotRules: null }, at('19:30'), now)).toContain('as soon as possible');
    expect(refusal(evening, at('19:31'), now)).toContain('every 15 minutes');
    expect(refusal(evening, at('12:30'), now)).toContain('too soon');
    expect(refusal(evening, at('19:30', '2026-11-26'), now)).toContain('too far ahead');
    expect(refusal(evening, at('21:00'), now)).toContain('tomorrow at 7:00 pm');
    expect(refusal(evening, at('20:45'), now)).toBe('');
  });
});
