import { withAsciiDigits } from '../../platform/indic-digits.js';
import type { Interval } from './schedule.js';
import { minutesADay } from './schedule.js';
import { utcOffsetMinutes } from '../../platform/time-zone.js';

/** A place on the map, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export const deliveryZoneKinds = ['CIRCLE', 'PIN_CODES', 'POLYGON'] as const;
export type DeliveryZoneKind = (typeof deliveryZoneKinds)[number];

/** The fee of a delivery from a total of the dishes on. */
export interface FeeStep {
  readonly fromPaise: number;
  readonly feePaise: number;
}

/** An area with what a delivery there costs. Where zones overlap, the first of the record decides. */
export interface DeliveryZone {
  readonly id: string;
  readonly name: string;
  /** Which of the next four describes the area; the others are empty. */
  readonly kind: DeliveryZoneKind;
  readonly points: readonly Point[];
  readonly center: Point | null;
  readonly radiusMeters: number | null;
  readonly pinCodes: readonly string[];
  readonly feePaise: number;
  /** Ascending; the last one that the total reaches replaces the fee. Undefined for zones of older releases. */
  readonly feeSteps?: readonly FeeStep[] | undefined;
  /** Least total of the dishes. */
  readonly minimumPaise: number;
  /** Total of the dishes from which the delivery is free; null if it never is. */
  readonly freeFromPaise: number | null;
  /** Added to the promised time. Undefined for zones of releases before promised times. */
  readonly extraMinutes?: number | undefined;
  readonly isOn: boolean;
  /** Of each day; null at any hour. */
  readonly hours: Interval | null;
}

/** What is known of the place of a delivery. */
export interface Destination {
  readonly coordinates: Point | undefined;
  /** Each that anything says, once: a zone is known only if all of them agree. */
  readonly pinCodes: readonly string[];
}

/**
 * Six digits, or three and three, as in `Bengaluru560001`, `PIN 560-001`; no part of a longer number, a phone number, a
 * flat such as `B560001`, or a road such as `560 100 Feet Road`.
 */
const pinCodePattern =
  /(?<!\d)(?<!(?<![\p{L}\p{M}])\p{L}{1,2})(?:[1-9]\d{5}(?![\s.-]\d{3})|(?<!\d[\s.-])[1-9]\d{2}[\s.-]{1,3}\d{3}(?![\s.-]\d|\s*(?:feet|foot|ft)))(?![\d\p{L}])/giu;

/** The PIN codes in the text of an address, each once. */
export function pinCodesIn(address: string): string[] {
  const found = withAsciiDigits(address).matchAll(pinCodePattern);
  return [...new Set(Array.from(found, ([code]) => code.replaceAll(/\D/g, '')))];
}

const earthRadiusMeters = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in metres, by the haversine formula. */
export function metersBetween(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a ray to the east crosses the border an odd number of times. */
export function isInPolygon(points: readonly Point[], { lat, lng }: Point): boolean {
  let isInside = false;
  for (const [index, a] of points.entries()) {
    const b = points.at(index - 1) as Point;
    if (a.lat > lat === b.lat > lat) continue;
    if (lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) isInside = !isInside;
  }
  return isInside;
}

/** Positive if the way through the points turns left, 0 if they are on one line. */
const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

const isWithin = (a: Point, b: Point, c: Point) =>
  Math.min(a.lat, b.lat) <= c.lat &&
  c.lat <= Math.max(a.lat, b.lat) &&
  Math.min(a.lng, b.lng) <= c.lng &&
  c.lng <= Math.max(a.lng, b.lng);

function intersect(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isWithin(a, b, c)) ||
    (abd === 0 && isWithin(a, b, d)) ||
    (cda === 0 && isWithin(c, d, a)) ||
    (cdb === 0 && isWithin(c, d, b))
  );
}

/** Whether the border of a polygon meets itself, or the polygon has no area. */
export function crossesItself(points: readonly Point[]): boolean {
  const count = points.length;
  const at = (index: number) => points[index % count] as Point;
  return (
    points.some((a, index) => {
      const [b, c] = [at(index + 1), at(index + 2)];
      // Neighbours may share their corner alone.
      if (turn(a, b, c) === 0 && !isWithin(a, c, b)) return true;
      for (let other = index + 2; other < count; other += 1) {
        const isNeighbour = (other + 1) % count === index;
        if (!isNeighbour && intersect(a, b, at(other), at(other + 1))) return true;
      }
      return false;
    }) || points.every((point) => turn(at(0), at(1), point) === 0)
  );
}

/** Whether the destination lies in the zone; undefined if what decides is unknown, or disagrees. */
function isIn(zone: DeliveryZone, { coordinates, pinCodes }: Destination): boolean | undefined {
  if (zone.kind === 'PIN_CODES') {
    const isSome = pinCodes.some((code) => zone.pinCodes.includes(code));
    return isSome === pinCodes.every((code) => zone.pinCodes.includes(code)) ? isSome : undefined;
  }
  if (!coordinates) return undefined;
  if (zone.kind === 'POLYGON') return isInPolygon(zone.points, coordinates);
  return zone.center !== null && metersBetween(zone.center, coordinates) <= (zone.radiusMeters ?? 0);
}

function isZoneOpenAt({ hours }: DeliveryZone, at: Date): boolean {
  if (!hours) return true;
  const minute = (Math.floor(at.getTime() / 60_000) + utcOffsetMinutes) % minutesADay;
  return [minute, minute + minutesADay].some((each) => hours.opensAt <= each && each < hours.closesAt);
}

/** The zone of a destination, or why there is none. */
export type FoundZone =
  | { readonly kind: 'zone' | 'closed'; readonly zone: DeliveryZone }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown'; readonly needed: 'pin' | 'pinCode' };

/**
 * The first zone that the destination lies in, of those that deliver now; `closed` if only others contain it. Asks for
 * what an earlier, dearer zone needs, so that an incomplete address is never cheaper.
 * @param dishesPaise total of the dishes
 */
export function zoneOf(
  zones: readonly DeliveryZone[],
  destination: Destination,
  now: Date,
  dishesPaise: number,
): FoundZone {
  const inUse = zones.filter(({ isOn }) => isOn);
  const possible = inUse.filter((zone) => isIn(zone, destination) !== false);
  const contains = (zone: DeliveryZone) => isIn(zone, destination) === true;
  const open = possible.filter((zone) => isZoneOpenAt(zone, now));
  const found = open.find(contains);
  const asking = open.find((zone) => zone === found || !found || isDearer(zone, found, dishesPaise));
  if (asking)
    return asking === found ? { kind: 'zone', zone: found } : { kind: 'unknown', needed: factOf(asking) };
  const closed = possible.find(contains) ?? possible[0];
  if (!closed) return { kind: 'outside' };
  return contains(closed) ? { kind: 'closed', zone: closed } : { kind: 'unknown', needed: factOf(closed) };
}

/** What decides whether a destination lies in the zone. */
const factOf = ({ kind }: DeliveryZone) => (kind === 'PIN_CODES' ? 'pinCode' : 'pin');

/** Whether the zone costs more than the other, or asks for more dishes. */
const isDearer = (zone: DeliveryZone, other: DeliveryZone, dishesPaise: number): boolean =>
  feeOf(zone, dishesPaise) > feeOf(other, dishesPaise) ||
  zone.minimumPaise > Math.max(dishesPaise, other.minimumPaise);

/** @param dishesPaise total of the dishes */
export function feeOf({ feePaise, feeSteps = [], freeFromPaise }: DeliveryZone, dishesPaise: number): number {
  if (freeFromPaise !== null && dishesPaise >= freeFromPaise) return 0;
  return feeSteps.findLast(({ fromPaise }) => dishesPaise >= fromPaise)?.feePaise ?? feePaise;
}

/** The lowest fee of the zones in use; undefined if there is none. */
export function lowestFee(zones: readonly DeliveryZone[], dishesPaise: number): number | undefined {
  const fees = zones.filter(({ isOn }) => isOn).map((zone) => feeOf(zone, dishesPaise));
  return fees.length > 0 ? Math.min(...fees) : undefined;
}
