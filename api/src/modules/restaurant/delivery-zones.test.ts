import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossesItself,
  feeOf,
  isInPolygon,
  metersBetween,
  pinCodesIn,
  zoneOf,
  type DeliveryZone,
  type Destination,
  type Point,
} from './delivery-zones.js';

const now = new Date('2026-11-21T08:00:00Z');
const at = (lat: number, lng: number): Point => ({ lat, lng });
const square = [at(12, 77), at(12, 78), at(13, 78), at(13, 77)];

const aZone = (changes: Partial<DeliveryZone>): DeliveryZone => ({
  id: 'd15400000000000000000001',
  name: 'Centre',
  kind: 'POLYGON',
  points: square,
  center: null,
  radiusMeters: null,
  pinCodes: [],
  feePaise: 3000,
  minimumPaise: 0,
  freeFromPaise: null,
  isOn: true,
  hours: null,
  ...changes,
});
const pins = (...pinCodes: string[]) => aZone({ kind: 'PIN_CODES', points: [], pinCodes });
const nowhere = { coordinates: undefined, pinCodes: [] };
const dishesPaise = 20_000;
const found = (zones: readonly DeliveryZone[], destination: Destination) =>
  zoneOf(zones, destination, now, dishesPaise);

const anywhere = fc.record({
  lat: fc.double({ min: 8, max: 37, noNaN: true }),
  lng: fc.double({ min: 68, max: 97, noNaN: true }),
});

/** Corners have whole degrees and places do not, so that no place is on a border. */
const corner = fc.record({ lat: fc.integer({ min: 8, max: 37 }), lng: fc.integer({ min: 68, max: 97 }) });
const offBorders = corner.map(({ lat, lng }) => at(lat + 0.437, lng + 0.281));

describe('isInPolygon', () => {
  it('agrees with the bounds of any rectangle', () => {
    fc.assert(
      fc.property(corner, corner, offBorders, (one, other, point) => {
        const [south, north] = [Math.min(one.lat, other.lat), Math.max(one.lat, other.lat)];
        const [west, east] = [Math.min(one.lng, other.lng), Math.max(one.lng, other.lng)];
        const corners = [at(south, west), at(south, east), at(north, east), at(north, west)];
        const isInside = south < point.lat && point.lat < north && west < point.lng && point.lng < east;
        expect(isInPolygon(corners, point)).toBe(isInside);
      }),
    );
  });

  it('does not depend on the first corner or the direction', () => {
    fc.assert(
      fc.property(
        fc.array(corner, { minLength: 3, maxLength: 9 }),
        fc.nat(8),
        offBorders,
        (corners, by, point) => {
          const turned = [...corners.slice(by % corners.length), ...corners.slice(0, by % corners.length)];
          const inside = isInPolygon(corners, point);
          expect(isInPolygon(turned, point)).toBe(inside);
          expect(isInPolygon(turned.toReversed(), point)).toBe(inside);
        },
      ),
    );
  });

  it('leaves out the notch of a concave polygon', () => {
    const notched = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)];
    expect([at(3, 2), at(0.5, 2), at(2, 0.5)].map((point) => isInPolygon(notched, point))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('metersBetween', () => {
  it('is a degree of latitude of 111,195 m, symmetric, and 0 for one place', () => {
    expect(metersBetween(at(12, 77), at(13, 77))).toBeCloseTo(111_195, -1);
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        expect(metersBetween(one, other)).toBeCloseTo(metersBetween(other, one), 3);
        expect(metersBetween(one, one)).toBe(0);
      }),
    );
  });
});

describe('crossesItself', () => {
  it.each([
    ['a square', square, false],
    ['a triangle', square.slice(1), false],
    ['a concave polygon', [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)], false],
    ['a corner on a straight border', [at(0, 0), at(0, 2), at(0, 4), at(4, 4)], false],
    ['a bow tie', [at(0, 0), at(4, 4), at(4, 0), at(0, 4)], true],
    ['a line', [at(0, 0), at(1, 1), at(2, 2)], true],
    ['a spike', [at(0, 0), at(0, 4), at(0, 2), at(4, 2)], true],
    ['a corner twice', [at(0, 0), at(0, 4), at(2, 2), at(4, 4), at(4, 0), at(2, 2)], true],
  ])('judges %s', (_name, corners, crosses) => {
    expect(crossesItself(corners)).toBe(crosses);
    expect(crossesItself(corners.toReversed())).toBe(crosses);
  });
});

describe('pinCodesIn', () => {
  it.each([
    ['12 MG Road, Bengaluru 560001', ['560001']],
    ['12 MG Road, Bengaluru - 560 001, 560001', ['560001']],
    ['12 एमजी रोड, बेंगलुरु ५६० ००१', ['560001']],
    ['Flat 560001, Bengaluru 560038', ['560001', '560038']],
    ['12 MG Road', []],
    ['Phone 9845012345', []],
    ['+91 98450 12345', []],
    ['Plot 012345', []],
    ['Bengaluru560001', ['560001']],
    ['Bengaluru PIN560-038', ['560038']],
    ['Bengaluru, 560  001.', ['560001']],
    ['12 MG Road 17 560001', ['560001']],
    ['560001, call 987 654 3210', ['560001']],
    ['560001, +91 987654 3210', ['560001']],
    ['984-501-2345', []],
    ['Flat B560001', []],
    ['Flat 560 100 Feet Road', []],
  ])('reads %s', (address, codes) => expect(pinCodesIn(address)).toEqual(codes));
});

describe('zoneOf', () => {
  const inside = { ...nowhere, coordinates: at(12.5, 77.5) };
  const outside = { ...nowhere, coordinates: at(20, 70) };

  it('takes the first of overlapping zones that is on', () => {
    const zones = [aZone({ isOn: false, name: 'Off' }), aZone({ name: 'First' }), aZone({ name: 'Second' })];
    expect(found(zones, inside)).toMatchObject({ kind: 'zone', zone: { name: 'First' } });
    expect(found(zones.slice(0, 1), inside)).toEqual({ kind: 'outside' });
  });

  it('passes over a zone that delivers at other hours', () => {
    const morning = aZone({ hours: { opensAt: 360, closesAt: 600 } });
    const night = aZone({ hours: { opensAt: 1320, closesAt: 1440 + 840 } });
    expect(found([morning], inside)).toEqual({ kind: 'closed', zone: morning });
    expect(found([morning, night], inside)).toEqual({ kind: 'zone', zone: night });
  });

  it('contains the places of a circle up to its radius', () => {
    const circle = aZone({ kind: 'CIRCLE', points: [], center: at(12, 77), radiusMeters: 111_000 });
    fc.assert(
      fc.property(anywhere, (coordinates) => {
        const isNear = metersBetween(at(12, 77), coordinates) <= 111_000;
        expect(found([circle], { ...nowhere, coordinates }).kind).toBe(isNear ? 'zone' : 'outside');
      }),
    );
  });

  const morning = { opensAt: 360, closesAt: 600 };
  const closedHere = aZone({ name: 'Closed', hours: morning });
  const known = (...pinCodes: string[]) => ({ ...nowhere, pinCodes });
  const both = { ...inside, pinCodes: ['560001'] };

  const dear = { feePaise: 10_000 };

  it.each([
    ['a PIN code before a cheaper circle', [{ ...pins('560001'), ...dear }, aZone({})], inside, 'pinCode'],
    ['a place before cheaper PIN codes', [aZone(dear), pins('560001')], known('560001'), 'pin'],
    [
      'a place, if dishes are missing there alone',
      [aZone({ minimumPaise: 50_000 }), pins('560001')],
      known('560001'),
      'pin',
    ],
    ['a place first, if both are missing', [aZone({}), pins('560001')], nowhere, 'pin'],
    ['a PIN code first, if both are missing', [pins('560001'), aZone({})], nowhere, 'pinCode'],
    ['a place after another PIN code', [pins('560001'), aZone({})], known('560002'), 'pin'],
    ['a PIN code outside of the area on the map', [aZone({}), pins('560001')], outside, 'pinCode'],
    ['one of two PIN codes that disagree', [pins('560001')], known('560001', '560002'), 'pinCode'],
    ['a PIN code, though a closed zone is there', [closedHere, pins('560001')], inside, 'pinCode'],
    [
      'what an open zone needs, not a closed one',
      [{ ...pins('560001'), hours: morning }, aZone({})],
      nowhere,
      'pin',
    ],
    [
      'what a closed zone needs, if no open one is there',
      [aZone({}), { ...pins('560001'), hours: morning }],
      outside,
      'pinCode',
    ],
  ])('asks for %s', (_what, zones, destination, needed) => {
    expect(found(zones, destination)).toEqual({ kind: 'unknown', needed });
  });

  it.each([
    [
      'what an earlier zone needs that is not dearer',
      [pins('560001'), aZone({ name: 'Here' })],
      inside,
      'zone',
    ],
    [
      'what an earlier zone needs whose minimum is reached',
      [aZone({ minimumPaise: 20_000 }), pins('560001')],
      known('560001'),
      'zone',
    ],
    ['what only later zones need', [aZone({ name: 'Here' }), pins('560001')], inside, 'zone'],
    [
      'what only closed zones need',
      [{ ...pins('560001'), hours: morning }, aZone({ name: 'Here' })],
      inside,
      'zone',
    ],
    [
      'one of two PIN codes of the same zone',
      [{ ...pins('560001', '560002'), name: 'Here' }],
      known('560001', '560002'),
      'zone',
    ],
    ['anything outside of all zones', [pins('560001')], known('560002', '560003'), 'outside'],
    [
      'more than says that a zone is closed',
      [closedHere, { ...pins('560002'), hours: morning }],
      inside,
      'closed',
    ],
  ])('does not ask for %s', (_what, zones, destination, kind) => {
    expect(found(zones, destination).kind).toBe(kind);
  });

  it('finds an open zone behind closed ones', () => {
    const open = pins('560001');
    expect(found([closedHere, open], both)).toEqual({ kind: 'zone', zone: open });
    expect(found([open, closedHere], both)).toEqual({ kind: 'zone', zone: open });
    expect(found([closedHere, open], { ...inside, pinCodes: ['560002'] })).toEqual({
      kind: 'closed',
      zone: closedHere,
    });
  });

  const pinCode = fc.constantFrom('560001', '560002', '560003', '560004');
  const someZones = fc.array(
    fc.record({
      isPinZone: fc.boolean(),
      codes: fc.uniqueArray(pinCode, { minLength: 1 }),
      isAround: fc.boolean(),
      isClosed: fc.boolean(),
      isOn: fc.boolean(),
      feePaise: fc.constantFrom(0, 1000, 5000),
      minimumPaise: fc.constantFrom(0, 10_000, 30_000, 50_000),
    }),
    { maxLength: 6 },
  );
  const zonesOf = (generated: typeof someZones extends fc.Arbitrary<infer T> ? T : never) =>
    generated.map(({ isPinZone, codes, isAround, isClosed, ...zone }, index) => ({
      ...(isPinZone ? pins(...codes) : aZone({ points: isAround ? square : [at(1, 1), at(1, 2), at(2, 2)] })),
      name: String(index),
      hours: isClosed ? morning : null,
      ...zone,
    }));
  /** What is still to be paid for dishes until the zone delivers. */
  const missingPaise = ({ minimumPaise }: DeliveryZone) => Math.max(0, minimumPaise - dishesPaise);

  it('never costs less with fewer facts, or with false PIN codes, than with all true facts', () => {
    fc.assert(
      fc.property(
        someZones,
        pinCode,
        fc.boolean(),
        fc.option(fc.array(pinCode), { nil: undefined }),
        (generated, trueCode, knowsPin, falseCodes) => {
          const zones = zonesOf(generated);
          const all = found(zones, { ...inside, pinCodes: [trueCode] });
          const given = {
            coordinates: knowsPin ? inside.coordinates : undefined,
            pinCodes: falseCodes ? [...falseCodes, trueCode] : [],
          };
          const answer = found(zones, given);
          expect(all.kind).not.toBe('unknown');
          if (answer.kind === 'outside') expect(all.kind).toBe('outside');
          if (all.kind === 'zone') expect(['zone', 'unknown']).toContain(answer.kind);
          if (answer.kind !== 'zone') return;
          if (all.kind !== 'zone') throw new Error('A zone was found that all facts exclude');
          expect(feeOf(answer.zone, dishesPaise)).toBeGreaterThanOrEqual(feeOf(all.zone, dishesPaise));
          expect(missingPaise(answer.zone)).toBeGreaterThanOrEqual(missingPaise(all.zone));
        },
      ),
    );
  });
});

describe('feeOf', () => {
  it('is the fee below the total from which the delivery is free, and 0 from there', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e7), fc.nat(1e7), (feePaise, freeFromPaise, dishes) => {
        expect(feeOf(aZone({ feePaise, freeFromPaise }), dishes)).toBe(
          dishes >= freeFromPaise ? 0 : feePaise,
        );
        expect(feeOf(aZone({ feePaise }), dishes)).toBe(feePaise);
      }),
    );
  });

  it('is the fee of the highest total that is reached, unless the delivery is free', () => {
    const totals = fc.uniqueArray(fc.integer({ min: 100, max: 1000 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        totals,
        fc.option(fc.integer({ min: 100, max: 1000 })),
        fc.nat(1200),
        (from, free, dishes) => {
          const feeSteps = from
            .toSorted((one, other) => one - other)
            .map((fromPaise) => ({ fromPaise, feePaise: 5000 - fromPaise }));
          const reached = Math.max(0, ...from.filter((total) => dishes >= total));
          expect(feeOf(aZone({ feePaise: 5000, feeSteps, freeFromPaise: free }), dishes)).toBe(
            free !== null && dishes >= free ? 0 : 5000 - reached,
          );
        },
      ),
    );
  });
});
