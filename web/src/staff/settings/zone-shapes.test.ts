import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pin } from '../../shared/lib/pin';
import { circleCorners, crossingSides, hasArea, isInside, metersBetween, relationOf } from './zone-shapes';

const at = (lat: number, lng: number): Pin => ({ lat, lng });
const box = (south: number, west: number, north: number, east: number) => [
  at(south, west),
  at(south, east),
  at(north, east),
  at(north, west),
];
const anywhere = fc.record({ lat: fc.integer({ min: 8, max: 36 }), lng: fc.integer({ min: 68, max: 96 }) });

describe('circleCorners', () => {
  it('lie at the radius from the centre, anywhere in India', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 50, max: 50_000 }), (center, radius) => {
        for (const corner of circleCorners(center, radius))
          expect(Math.abs(metersBetween(center, corner) - radius)).toBeLessThan(radius / 100);
      }),
    );
  });
});

describe('crossingSides', () => {
  it('finds nothing in a polygon without crossings, in either direction', () => {
    const notched = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)];
    expect(crossingSides(notched)).toBeUndefined();
    expect(crossingSides(notched.toReversed())).toBeUndefined();
    expect(crossingSides(circleCorners(at(12, 77), 3000))).toBeUndefined();
  });

  it('names the two sides of a bow tie by their first corners', () => {
    expect(crossingSides([at(0, 0), at(4, 4), at(0, 4), at(4, 0)])).toEqual([0, 2]);
  });

  it('finds a border that touches itself, and one that goes back on itself', () => {
    expect(crossingSides([at(0, 0), at(0, 4), at(4, 4), at(0, 2), at(4, 0)])).toEqual([0, 2]);
    expect(crossingSides([at(0, 0), at(0, 4), at(0, 2), at(4, 2)])).toBeDefined();
  });
});

describe('hasArea', () => {
  it('is false for corners on one line', () => {
    expect(hasArea([at(0, 0), at(1, 1), at(2, 2), at(5, 5)])).toBe(false);
    expect(hasArea([at(0, 0), at(1, 1)])).toBe(false);
    expect(hasArea([at(0, 0), at(1, 1), at(2, 3)])).toBe(true);
  });
});

describe('isInside', () => {
  it('agrees with the bounds of any box', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (one, other, { lat, lng }) => {
        const [south, north] = [Math.min(one.lat, other.lat), Math.max(one.lat, other.lat)];
        const [west, east] = [Math.min(one.lng, other.lng), Math.max(one.lng, other.lng)];
        const place = at(lat + 0.437, lng + 0.281);
        const isWithin = south < place.lat && place.lat < north && west < place.lng && place.lng < east;
        expect(isInside(box(south, west, north, east), place)).toBe(isWithin);
      }),
    );
  });
});

describe('relationOf', () => {
  const outer = box(12, 77, 12.1, 77.1);

  it.each([
    ['within', 'inside another', box(12.02, 77.02, 12.05, 77.05)],
    ['within', 'the same as another', outer],
    ['within', 'inside another along its border', box(12, 77, 12.1, 77.05)],
    ['overlapping', 'partly on another', box(12.05, 77.05, 12.2, 77.2)],
    ['overlapping', 'around another', box(11.9, 76.9, 12.2, 77.2)],
    ['overlapping', 'across another without a corner in it', box(12.04, 76.9, 12.06, 77.2)],
    ['apart', 'beside another with a common border', box(12, 77.1, 12.1, 77.2)],
    ['apart', 'with corners at those of another', box(12.1, 77.1, 12.2, 77.2)],
    ['apart', 'far away', box(20, 80, 20.1, 80.1)],
    ['apart', 'without area', [at(12.02, 77.02), at(12.05, 77.05)]],
  ] as const)('is %s for an area %s', (relation, _, area) => {
    expect(relationOf(area, outer)).toBe(relation);
  });

  it('is apart for an area in the notch of another', () => {
    const notched = [at(12, 77), at(12, 77.1), at(12.1, 77.1), at(12.02, 77.05), at(12.1, 77)];
    expect(relationOf(box(12.07, 77.045, 12.09, 77.055), notched)).toBe('apart');
  });

  it('does not depend on the order of two circles, unless one is within the other', () => {
    const radius = fc.integer({ min: 500, max: 9000 });
    fc.assert(
      fc.property(radius, radius, fc.integer({ min: 0, max: 20_000 }), (one, other, meters) => {
        // Where the difference decides, a polygon is too coarse a circle.
        fc.pre(Math.abs(meters - one - other) > 200 && Math.abs(Math.abs(one - other) - meters) > 200);
        const [first, second] = [
          circleCorners(at(12, 77), one),
          circleCorners(at(12 + meters / 111_195, 77), other),
        ];
        const expected = meters > one + other ? 'apart' : one + meters < other ? 'within' : 'overlapping';
        expect(relationOf(first, second)).toBe(expected);
      }),
    );
  });
});
