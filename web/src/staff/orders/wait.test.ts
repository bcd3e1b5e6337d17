import { describe, expect, it } from 'vitest';
import { promiseLimits, urgencyOf, waitOf } from './wait';

describe('urgencyOf', () => {
  it.each([
    [0, 'calm'],
    [14, 'calm'],
    [15, 'soon'],
    [29, 'soon'],
    [30, 'late'],
    [3000, 'late'],
  ])('calls an order of %i minutes %s', (minutes, urgency) => {
    expect(urgencyOf(minutes)).toBe(urgency);
  });

  it.each([
    [-11, 'calm'],
    [-10, 'soon'],
    [0, 'soon'],
    [1, 'late'],
  ])('calls an order %i minutes after the end of its promised time %s', (minutes, urgency) => {
    expect(urgencyOf(minutes, promiseLimits)).toBe(urgency);
  });
});

describe('waitOf', () => {
  it.each([
    [0, { unit: 'minutes', minutes: 0 }],
    [59, { unit: 'minutes', minutes: 59 }],
    [60, { unit: 'hours', hours: 1, minutes: 0 }],
    [24 * 60 - 1, { unit: 'hours', hours: 23, minutes: 59 }],
    [49 * 60, { unit: 'days', days: 2 }],
  ])('formats %i minutes in the largest unit that fits', (minutes, wait) => {
    expect(waitOf(minutes)).toMatchObject(wait);
  });
});
