import { describe, expect, it } from 'vitest';
import { borderOf, newZone, sentZone } from './zones-draft';

const zone = { ...newZone({ lat: 12.97, lng: 77.59 }), name: 'Lake', fee: '35' };

describe('sentZone', () => {
  it('returns a fee that the server refuses if it is empty or cannot be read', () => {
    for (const fee of ['', ' ', '35,50', 'free']) expect(sentZone({ ...zone, fee }).fee).toBe(-1);
    expect(sentZone({ ...zone, fee: '₹35.50' }).fee).toBe(35.5);
  });

  it('returns a number that the server refuses for each other number that cannot be read', () => {
    const unreadable = {
      radiusKm: '3,5',
      minimum: '',
      freeFrom: '1,2345',
      extraMinutes: '2,4',
      feeSteps: [{ key: 'a', from: '1,0', fee: '' }],
    };
    const sent = sentZone({ ...zone, ...unreadable });
    expect(sent).toMatchObject({
      minimum: -1,
      freeFrom: -1,
      extraMinutes: -1,
      feeSteps: [{ from: -1, fee: -1 }],
    });
    expect(sent.radiusMeters).toBeLessThan(0);
  });

  it('reads amounts with commas, and kilometres with decimals as metres', () => {
    const steps = [
      { key: 'a', from: '1,000', fee: '49.50' },
      { key: 'b', from: '५००', fee: '०' },
    ];
    expect(
      sentZone({ ...zone, radiusKm: '2.5', minimum: '1,249', freeFrom: '', feeSteps: steps }),
    ).toMatchObject({
      radiusMeters: 2500,
      minimum: 1249,
      freeFrom: null,
      feeSteps: [
        { from: 1000, fee: 49.5 },
        { from: 500, fee: 0 },
      ],
    });
  });

  it('sends the PIN codes of a list with commas, semicolons and lines', () => {
    const byCodes = { ...zone, kind: 'PIN_CODES' as const, pinCodes: '560001, 560002;560003\n\n560004' };
    expect(sentZone(byCodes).pinCodes).toEqual(['560001', '560002', '560003', '560004']);
  });
});

describe('borderOf', () => {
  it('has no corners while the radius or the centre of a circle is unknown', () => {
    expect(borderOf({ ...zone, radiusKm: '' })).toEqual([]);
    expect(borderOf({ ...zone, center: '' })).toEqual([]);
    expect(borderOf(zone).length).toBeGreaterThan(2);
  });
});
