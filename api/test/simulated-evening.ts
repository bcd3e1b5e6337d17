/** An order of a simulated evening. */
export interface SimulatedOrder {
  readonly placedAt: Date;
  readonly leftKitchenAt: Date;
  readonly deliveredAt: Date;
  /** Orders that had not left the kitchen at its placement. */
  readonly load: number;
}

const minuteMs = 60_000;
const eveningMinutes = 180;
/** Dishes that the kitchen cooks at the same time. */
const stoves = 40;
const riders = 62;
const cooking = { median: 11, spread: 0.4 } as const;
const ride = { median: 9, spread: 0.45 } as const;

/** Numbers from 0 to 1, the same ones for a seed: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Three hours of orders with their peak in the middle, on which the kitchen and the riders cannot keep up. Cooking and
 * rides have log-normal durations; both serve whoever comes first.
 */
export function simulatedEvening(opensAt: Date, count: number, random: () => number): SimulatedOrder[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const minutesOf = ({ median, spread }: typeof cooking | typeof ride) =>
    median * Math.exp(spread * normal());
  // The mean of two uniform numbers is nearest to the middle.
  const placed = Array.from({ length: count }, () => ((random() + random()) / 2) * eveningMinutes).toSorted(
    (one, other) => one - other,
  );
  const stoveFreeAt = Array.from({ length: stoves }, () => 0);
  const cooked = placed.map((at) => serve(stoveFreeAt, at, minutesOf(cooking)));
  const riderFreeAt = Array.from({ length: riders }, () => 0);
  const journeys = new Map(
    cooked
      .map((readyAt, order) => ({ readyAt, order }))
      .toSorted((one, other) => one.readyAt - other.readyAt)
      .map(({ readyAt, order }) => {
        const minutes = minutesOf(ride);
        // A rider also comes back.
        const backAt = serve(riderFreeAt, readyAt, 2 * minutes);
        return [order, { left: backAt - 2 * minutes, delivered: backAt - minutes }];
      }),
  );
  const all = placed.map((at, order) => ({ at, left: 0, delivered: 0, ...journeys.get(order) }));
  const instant = (minutes: number) => new Date(opensAt.getTime() + minutes * minuteMs);
  return all.map(({ at, left, delivered }) => ({
    placedAt: instant(at),
    leftKitchenAt: instant(left),
    deliveredAt: instant(delivered),
    load: all.filter((other) => other.at < at && other.left > at).length,
  }));
}

/** Occupies the server that is free first. @returns when it ends */
function serve(freeAt: number[], from: number, minutes: number): number {
  const first = freeAt.indexOf(Math.min(...freeAt));
  const until = Math.max(from, freeAt[first] ?? 0) + minutes;
  freeAt[first] = until;
  return until;
}

/** Runs a statement. */
type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** Writes delivered orders with their history into the shop's database. */
export async function writeSimulated(orders: readonly SimulatedOrder[], query: Query): Promise<void> {
  await query(
    `with past as (
       select lpad(to_hex(place), 24, '0') as id, placed_at, left_kitchen_at, delivered_at
       from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[])
         with ordinality as past (placed_at, left_kitchen_at, delivered_at, place)
     ), written as (
       insert into orders (id, total_paise, address, location, payment_mode, payment_status, status, version, created_at)
       select id, 25000, '12 MG Road', 'Home Delivery', 'COD', 'Pending', 'Delivered', 3, placed_at from past
     )
     insert into order_changes (order_id, version, from_status, to_status, changed_at)
     select id, 1, null, 'Pending', placed_at from past
     union all select id, 2, 'Pending', 'Out for Delivery', left_kitchen_at from past
     union all select id, 3, 'Out for Delivery', 'Delivered', delivered_at from past`,
    [
      orders.map(({ placedAt }) => placedAt),
      orders.map(({ leftKitchenAt }) => leftKitchenAt),
      orders.map(({ deliveredAt }) => deliveredAt),
    ],
  );
}

/** Evenings of four weeks, of 100 to 420 orders each, the last one the day before `opensAt`. */
export function simulatedWeeks(opensAt: Date, random: () => number): SimulatedOrder[] {
  return Array.from(
    { length: 28 },
    (_, index) => new Date(opensAt.getTime() - (28 - index) * 86_400_000),
  ).flatMap((day) => simulatedEvening(day, 100 + Math.floor(random() * 321), random));
}
