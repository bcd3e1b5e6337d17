import { describe, expect, it } from 'vitest';
import { say } from '../../texts/texts';
import { nextStep, ORDER_STATUSES, stepStates } from './order-status';

const shape = (...arguments_: Parameters<typeof stepStates>) =>
  stepStates(...arguments_).map(
    ({ isActive, isLineActive }) => `${isActive ? '●' : '○'}${isLineActive ? '━' : '─'}`,
  );

describe('stepStates', () => {
  it.each([
    ['PENDING', ['●─', '○─', '○─', '○─']],
    ['PREPARING', ['●━', '●─', '○─', '○─']],
    ['OUT_FOR_DELIVERY', ['●━', '●━', '●─', '○─']],
    ['DELIVERED', ['●━', '●━', '●━', '●─']],
    ['CANCELLED', ['○─', '○─', '○─', '○─']],
  ] as const)('returns the states of the steps for %s', (status, expected) => {
    expect(shape(status)).toEqual(expected);
  });

  it('marks one step as current', () => {
    expect(stepStates('PREPARING').filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(stepStates('CANCELLED').filter(({ isCurrent }) => isCurrent)).toHaveLength(0);
  });

  it('gives each step its latest time, and none to skipped and future ones', () => {
    const history = [
      { to: 'PENDING', at: '10:00' },
      { to: 'OUT_FOR_DELIVERY', at: '10:10' },
      { to: 'PENDING', at: '10:20' },
      { to: 'OUT_FOR_DELIVERY', at: '10:30' },
    ] as const;
    expect(stepStates('OUT_FOR_DELIVERY', history).map(({ at }) => at)).toEqual([
      '10:20',
      undefined,
      '10:30',
      undefined,
    ]);
    expect(stepStates('PENDING', history).map(({ at }) => at)).toEqual([
      '10:20',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('nextStep', () => {
  it('returns the next of the four steps, and nothing for a delivered or cancelled order', () => {
    expect(ORDER_STATUSES.map(nextStep)).toEqual([
      'PREPARING',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      undefined,
      undefined,
    ]);
  });
});

it('the five statuses have the restaurant’s names', () => {
  expect(ORDER_STATUSES.map((status) => say(`orderStatus.${status}`))).toEqual([
    'Pending',
    'Preparing',
    'Out for Delivery',
    'Delivered',
    'Cancelled',
  ]);
});
