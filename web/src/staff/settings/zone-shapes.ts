import type { Pin } from '../../shared/lib/pin';

/** Metres to the east and to the north of a place nearby. */
type Spot = readonly [x: number, y: number];
type Side = readonly [Spot, Spot];

/** An area on the map: a polygon's corners, each once. */
export type Corners = readonly Pin[];

export const minCorners = 3;

const metersPerDegree = 111_195;
/** Borders that are drawn along each other differ by a little. */
const toleranceMeters = 1;
const cornersOfCircle = 48;

const flatNear =
  ({ lat: originLat, lng: originLng }: Pin) =>
  ({ lat, lng }: Pin): Spot => [
    (lng - originLng) * metersPerDegree * Math.cos((originLat * Math.PI) / 180),
    (lat - originLat) * metersPerDegree,
  ];

/** A polygon as near to the circle as the eye can see. */
export function circleCorners({ lat, lng }: Pin, radiusMeters: number): Corners {
  const perDegreeOfLongitude = metersPerDegree * Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: cornersOfCircle }, (_, index) => {
    const turn = (2 * Math.PI * index) / cornersOfCircle;
    return {
      lat: lat + (radiusMeters * Math.sin(turn)) / metersPerDegree,
      lng: lng + (radiusMeters * Math.cos(turn)) / perDegreeOfLongitude,
    };
  });
}

export function metersBetween(one: Pin, other: Pin): number {
  const [x, y] = flatNear(one)(other);
  return Math.hypot(x, y);
}

const sidesOf = (ring: readonly Spot[]): Side[] =>
  ring.map((spot, index) => [spot, ring[(index + 1) % ring.length] ?? spot]);

/** Twice the area of the triangle: positive if the way turns left, 0 on one line. */
const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const isBetween = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot) =>
  Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by);

/** Whether the sides have a point in common. */
function meet([a, b]: Side, [c, d]: Side): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign);
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Whether the corners are not all on one line. */
export function hasArea(corners: Corners): boolean {
  const [first, second, ...rest] = ringOf(corners);
  return first !== undefined && second !== undefined && rest.some((spot) => turn(first, second, spot) !== 0);
}

/** In degrees, whose rounding the server has, too. */
const ringOf = (corners: Corners): Spot[] => corners.map(({ lat, lng }): Spot => [lng, lat]);

/** The indices of two sides that meet where they should not; undefined if there are none. A side follows its corner. */
export function crossingSides(corners: Corners): readonly [number, number] | undefined {
  const sides = sidesOf(ringOf(corners));
  const count = sides.length;
  for (const [index, side] of sides.entries()) {
    const next = sides[(index + 1) % count];
    const [a, b, c] = [side[0], side[1], next?.[1] ?? side[1]];
    // Neighbours share their corner alone.
    if (turn(a, b, c) === 0 && !isBetween(a, c, b)) return [index, (index + 1) % count];
    for (let other = index + 2; other < count; other += 1) {
      const isNeighbour = (other + 1) % count === index;
      const opposite = sides[other];
      if (!isNeighbour && opposite && meet(side, opposite)) return [index, other];
    }
  }
  return undefined;
}

/** Whether a ray to the east crosses the border an odd number of times. */
function isInRing(sides: readonly Side[], [x, y]: Spot): boolean {
  const crossed = sides.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossed.length % 2 === 1;
}

/** Whether a place lies in the area. */
export const isInside = (corners: Corners, place: Pin): boolean =>
  isInRing(sidesOf(ringOf(corners)), [place.lng, place.lat]);

function metersToSide([[ax, ay], [bx, by]]: Side, [x, y]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const isOnBorder = (sides: readonly Side[], spot: Spot) =>
  sides.some((side) => metersToSide(side, spot) <= toleranceMeters);

/** A spot inside a polygon: in the middle of its lowest strip. */
function spotInside(sides: readonly Side[]): Spot {
  const [lowest = 0, next = 0] = [...new Set(sides.map(([[, y]]) => y))].toSorted(
    (one, other) => one - other,
  );
  const y = (lowest + next) / 2;
  const [left = 0, right = 0] = sides
    .filter(([[, ay], [, by]]) => ay > y !== by > y)
    .map(([[ax, ay], [bx, by]]) => ax + ((y - ay) / (by - ay)) * (bx - ax))
    .toSorted((one, other) => one - other);
  return [(left + right) / 2, y];
}

const metersOff = ([a, b]: Side, spot: Spot) =>
  turn(a, b, spot) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);

/** Whether the sides cross by more than the tolerance. */
function cross(one: Side, other: Side): boolean {
  const parts = ([line, [from, to]]: readonly [Side, Side]) => {
    const [start, end] = [metersOff(line, from), metersOff(line, to)];
    return Math.sign(start) !== Math.sign(end) && Math.min(Math.abs(start), Math.abs(end)) > toleranceMeters;
  };
  return parts([one, other]) && parts([other, one]);
}

/** How an area lies to another one: apart, within it, or overlapping it. A common border is no overlap. */
export function relationOf(area: Corners, other: Corners): 'apart' | 'within' | 'overlapping' {
  const [origin] = area;
  if (!origin || !hasArea(area) || !hasArea(other) || areBoxesApart(area, other)) return 'apart';
  const flat = flatNear(origin);
  const [sides, others] = [sidesOf(area.map(flat)), sidesOf(other.map(flat))];
  const doCross = sides.some((side) => others.some((opposite) => cross(side, opposite)));
  const reachesInto = (from: readonly Side[], into: readonly Side[]) =>
    [spotInside(from), ...from.map(([spot]) => spot).filter((spot) => !isOnBorder(into, spot))].some((spot) =>
      isInRing(into, spot),
    );
  const isCovered =
    !doCross &&
    sides.every(([spot]) => isInRing(others, spot) || isOnBorder(others, spot)) &&
    isInRing(others, spotInside(sides));
  if (isCovered) return 'within';
  return doCross || reachesInto(sides, others) || reachesInto(others, sides) ? 'overlapping' : 'apart';
}

function areBoxesApart(one: Corners, other: Corners): boolean {
  return (['lat', 'lng'] as const).some((axis) => {
    const [ones, others] = [one.map((pin) => pin[axis]), other.map((pin) => pin[axis])];
    return Math.max(...ones) < Math.min(...others) || Math.max(...others) < Math.min(...ones);
  });
}
