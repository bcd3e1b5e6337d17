import { describe, expect, it } from 'vitest';
import { defaultPin } from '../../shared/lib/pin';
import { isOutsideAll, overlapAdvice } from './zone-advice';
import { newZone, type ZoneFields } from './zones-draft';

const place = { lat: 12.97, lng: 77.59 };
const circle = (name: string, radiusKm: string, more: Partial<ZoneFields> = {}): ZoneFields => ({
  ...newZone(place),
  name,
  radiusKm,
  ...more,
});
const byCodes = (name: string, pinCodes: string) => circle(name, '3', { kind: 'PIN_CODES', pinCodes });

describe('overlapAdvice', () => {
  it('says which of two overlapping zones counts', () => {
    const zones = [circle('Near', '3'), circle('Far', '6')];
    expect(overlapAdvice(zones, 0)).toEqual([]);
    expect(overlapAdvice(zones, 1)).toEqual([expect.stringMatching(/Where both are, Near counts/)]);
  });

  it('says that a zone within an earlier one never counts, unless that one has hours', () => {
    const [far, near] = [circle('Far', '6'), circle('Near', '3')];
    expect(overlapAdvice([far, near], 1)).toEqual([expect.stringMatching(/wholly within Far.*never counts/)]);
    expect(overlapAdvice([{ ...far, isAnyHour: false }, near], 1)).toEqual([
      expect.stringMatching(/^Overlaps Far/),
    ]);
  });

  it('names the PIN codes that an earlier zone has, too', () => {
    const zones = [
      byCodes('Centre', '560001, 560002'),
      circle('Near', '3'),
      byCodes('South', '560034, 560002'),
    ];
    expect(overlapAdvice(zones, 2)).toEqual([expect.stringMatching(/^560002: also in Centre/)]);
  });

  it('reads PIN codes with spaces and Hindi digits', () => {
    const zones = [byCodes('Centre', '560 001'), byCodes('South', '५६०००१')];
    expect(overlapAdvice(zones, 1)).toEqual([expect.stringMatching(/^560001: also in Centre/)]);
  });

  it('leaves out zones that are not in use', () => {
    expect(overlapAdvice([circle('Near', '3', { isOn: false }), circle('Far', '6')], 1)).toEqual([]);
    expect(overlapAdvice([circle('Near', '3'), circle('Far', '6', { isOn: false })], 1)).toEqual([]);
  });
});

describe('isOutsideAll', () => {
  const restaurant = { place, pinCode: '560 001' };
  const elsewhere = circle('Elsewhere', '3', { center: '13.5, 77.59' });

  it('is true if no zone in use has the place of the restaurant', () => {
    expect(isOutsideAll([elsewhere], restaurant)).toBe(true);
    expect(isOutsideAll([elsewhere, circle('Near', '3')], restaurant)).toBe(false);
    expect(isOutsideAll([elsewhere, circle('Near', '3', { isOn: false })], restaurant)).toBe(true);
    expect(isOutsideAll([elsewhere, byCodes('Centre', '560001')], restaurant)).toBe(false);
    expect(isOutsideAll([byCodes('Centre', '५६० ००१')], restaurant)).toBe(false);
    expect(isOutsideAll([byCodes('Centre', '560002')], restaurant)).toBe(true);
  });

  it('is false as long as the restaurant or the zones have no place', () => {
    expect(isOutsideAll([], restaurant)).toBe(false);
    expect(isOutsideAll([elsewhere], { ...restaurant, place: null })).toBe(false);
    expect(isOutsideAll([elsewhere], { ...restaurant, place: defaultPin })).toBe(false);
    expect(isOutsideAll([elsewhere], { ...restaurant, pinCode: '' })).toBe(false);
    expect(isOutsideAll([circle('Near', '', { kind: 'POLYGON' })], restaurant)).toBe(false);
  });
});
