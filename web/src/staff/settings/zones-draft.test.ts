import { describe, expect, it } from 'vitest';
import { newZone, sentZone } from './zones-draft';

const zone = { ...newZone({ lat: 12.97, lng: 77.59 }), name: 'Lake', fee: '35' };
const stepsOf = (feeSteps: string) => sentZone({ ...zone, feeSteps }).feeSteps;

describe('sentZone', () => {
  it('returns a fee that the server refuses if it is empty or cannot be read', () => {
    for (const fee of ['', ' ', '35,50', 'free']) expect(sentZone({ ...zone, fee }).fee).toBe(-1);
    expect(sentZone({ ...zone, fee: '₹35.50' }).fee).toBe(35.5);
  });

  it('returns a number that the server refuses for each other number that cannot be read', () => {
    const unreadable = { radiusMeters: '3,5', minimum: '', freeFrom: '1,2345', extraMinutes: '2,4' };
    expect(sentZone({ ...zone, ...unreadable })).toMatchObject({
      radiusMeters: -1,
      minimum: -1,
      freeFrom: -1,
      extraMinutes: -1,
    });
    expect(sentZone({ ...zone, radiusMeters: '3,000', minimum: '1,249', freeFrom: '' })).toMatchObject({
      radiusMeters: 3000,
      minimum: 1249,
      freeFrom: null,
    });
  });

  it.each([
    ['500: 20, 800: 10', [500, 20, 800, 10]],
    ['500:20,800:10', [500, 20, 800, 10]],
    ['500: 20; 800: 10;', [500, 20, 800, 10]],
    ['500: 20\n800: 10', [500, 20, 800, 10]],
    ['1,000: 49.50, 1,23,456: 10', [1000, 49.5, 123_456, 10]],
    ['1,000:20,2,000:10', [1000, 20, 2000, 10]],
    ['५००: २०', [500, 20]],
    [' ', []],
  ])('reads the fees by total %j', (text, numbers) => {
    expect(stepsOf(text)?.flatMap(({ from, fee }) => [from, fee])).toEqual(numbers);
  });

  it.each([
    '500: 49,50',
    '500: 20,50, 800: 10',
    '800: 10, 500',
    '500',
    '500: 20: 10',
    '12,34: 20',
    '0x10: 1e2',
  ])('refuses the fees by total %j', (text) => {
    expect(stepsOf(text)?.flatMap(({ from, fee }) => [from, fee])).toContain(-1);
  });
});
