import { badInput } from '../../platform/errors.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { feeOf } from '../restaurant/delivery-zones.js';
import { isSlotFull, slotRefusal, type SlotTaken } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { amountOf, countOf, rebilled, totalOf, type Bill, type BillLine } from './bill.js';
import {
  changedPortions,
  keptLines,
  lineDifferences,
  withAdded,
  type ChangedLine,
  type LineChange,
} from './changed-lines.js';
import { addressForRider, quoteDelivery } from './quote-delivery.js';
import {
  lineKey,
  linesAboveMost,
  packingOf,
  quoteLines,
  tooManyOfADish,
  type Portions,
  type RequestedLine,
} from './quote-lines.js';
import { taxingOf } from './quote-taxes.js';
import { quotedSlot, type QuotedSlot } from './quote-order.js';
import { problemOf, type Found, type QuoteProblem, type RestaurantSnapshot } from './quote.js';
import { say } from './quote.sentences.js';

/** What decides the price of an order that is changed. */
export interface QuotedOrderRow {
  readonly bill: Bill;
  readonly way: OrderWay;
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Name of the zone. */
  readonly deliveryZone: string | null;
  readonly slotAt: Date | null;
  /** When it was placed. */
  readonly createdAt: Date;
}

/** What changes; what is missing stays. */
export interface ContentChange {
  readonly lines?: readonly LineChange[] | undefined;
  readonly added?: readonly RequestedLine[] | undefined;
  readonly address?: string | undefined;
  readonly coordinates?: { readonly lat: number; readonly lng: number } | undefined;
  readonly pinCode?: string | undefined;
  readonly slot?: Date | undefined;
}

export interface ChangeQuote extends Pick<QuotedOrderRow, 'address' | 'lat' | 'lng' | 'deliveryZone'> {
  readonly bill: Bill;
  readonly changes: readonly ChangedLine[];
  /** Undefined: it stays. */
  readonly slot: QuotedSlot | undefined;
  readonly problems: readonly QuoteProblem[];
}

interface Known {
  readonly restaurant: RestaurantSnapshot;
  readonly menu: MenuSnapshot;
  readonly now: Date;
  /** Portions left of the counted dishes, without those of the order. */
  readonly portions: Portions;
  /** What is ordered for the slot of the changed order, with the order itself if it has this slot. */
  readonly taken: SlotTaken | undefined;
}

/**
 * Prices a changed order. Lines that stay keep their prices, added ones have those of the menu. A charge stays as it was
 * billed unless something changes that decides it.
 * @throws {DomainError} `BAD_USER_INPUT` if no line is left, or equal lines have different prices
 */
export function quoteChange(order: QuotedOrderRow, change: ContentChange, known: Known): ChangeQuote {
  const { restaurant, menu, now } = known;
  const { lines: before } = order.bill;
  const at = change.slot ?? (order.slotAt && order.slotAt > now ? order.slotAt : now);
  const added = change.added ?? [];
  const kept = keptLines(before, change.lines ?? []);
  const priced = quoteLines(restaurant, menu, added, { at, now, portions: new Map() }).lines;
  const lines = withAdded(before, kept, priced);
  if (!lines) throw badInput('lines', say.notesAlike);
  if (lines.length === 0) throw badInput('lines', say.keepOneDish);
  const changes = lineDifferences(before, lines);
  const isLess = changes.some((line) => line.after < line.before);
  const to = destinationOf(order, change, lines, { restaurant, at, isLess });
  const { feePaise, problems: ofDelivery, ...destination } = to;
  const PACKING = changedPackingOf(order, lines, menu) ?? amountOf(order.bill, 'PACKING');
  const problems = [
    ...lineProblems(order, change, lines, { ...known, at }),
    ...slotProblems(order, change, lines, known),
    ...ofDelivery,
  ];
  return {
    ...destination,
    bill: rebilled(order.bill, lines, { PACKING, DELIVERY: feePaise }, taxingOf(order, restaurant, menu)),
    changes,
    slot: change.slot && restaurant.slotRules ? quotedSlot(restaurant.slotRules, change.slot) : undefined,
    problems: problems.map(problemOf),
  };
}

/** What was billed, with what the menu charges for portions more or less; undefined if none are, and at a table. */
const changedPackingOf = (
  { bill, way }: QuotedOrderRow,
  lines: readonly BillLine[],
  menu: MenuSnapshot,
): number | undefined => {
  const changed = changedPortions(bill.lines, lines);
  if (way === 'TABLE' || changed.length === 0) return undefined;
  const more = changed.map(({ menuItemId, before, after }) => ({ menuItemId, quantity: after - before }));
  return Math.max(0, amountOf(bill, 'PACKING') + packingOf(more, menu));
};

/** What is cooked beside what was ordered: more portions of lines that the order has. */
const raised = (before: readonly BillLine[], changes: readonly LineChange[]): RequestedLine[] =>
  changes.flatMap(({ line: key, quantity = 0 }) => {
    const line = before.find((each) => lineKey(each) === key);
    return line && quantity > line.quantity
      ? [{ menuItemId: line.menuItemId, quantity: quantity - line.quantity, choices: choiceIds(line) }]
      : [];
  });

const choiceIds = ({ choices }: BillLine): string[] =>
  choices.flatMap(({ choiceId, quantity }) => Array.from({ length: quantity }, () => choiceId));

/** Problems of added lines have their index. */
function lineProblems(
  { bill: { lines: before } }: QuotedOrderRow,
  { lines: changes = [], added = [], slot }: ContentChange,
  after: readonly BillLine[],
  { restaurant, menu, now, portions, at }: Known & { readonly at: Date },
): Found[] {
  const ofOrder = raised(before, changes);
  const more = [...ofOrder, ...added];
  // Portions that the same change gives back are left, too.
  const givenBack = new Map(
    changedPortions(before, after).map((dish) => [dish.menuItemId, dish.before - dish.after]),
  );
  const left = new Map(
    Array.from(portions, ([dish, count]) => {
      const requested = more.reduce((sum, line) => sum + (line.menuItemId === dish ? line.quantity : 0), 0);
      return [dish, count + requested + (givenBack.get(dish) ?? 0)];
    }),
  );
  const { problems } = quoteLines(restaurant, menu, more, { at, now, portions: left });
  const plain = after.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }));
  const ofTime = slot ? quoteLines(restaurant, menu, plain, { at, now, portions: new Map() }).problems : [];
  return [
    ...problems
      .filter(({ code }) => code !== 'TOO_MANY_OF_A_DISH')
      .map(({ line, ...problem }) => ({
        ...problem,
        line: line < ofOrder.length ? null : line - ofOrder.length,
      })),
    ...ofTime.filter(({ code }) => code === 'NOT_SERVED_NOW').map((problem) => ({ ...problem, line: null })),
    ...(linesAboveMost(plain).length > 0
      ? [{ code: 'TOO_MANY_OF_A_DISH', message: tooManyOfADish } as const]
      : []),
  ];
}

/** Another slot is checked as in placement; the slot that the order has, for the dishes that are added. */
function slotProblems(
  { bill, slotAt }: QuotedOrderRow,
  { slot }: ContentChange,
  after: readonly BillLine[],
  { restaurant, now, taken }: Known,
): Found[] {
  const { slotRules } = restaurant;
  const isOther = slot !== undefined && slot.getTime() !== slotAt?.getTime();
  const gone = isOther && slotRefusal(restaurant, slot, now);
  if (gone) return [{ code: 'SLOT_GONE', message: gone }];
  if (!slotRules || !taken) return [];
  const more = countOf(after) - (isOther ? 0 : countOf(bill.lines));
  const { dishesPerSlot, ordersPerSlot } = slotRules;
  const limits = { dishesPerSlot, ordersPerSlot: isOther ? ordersPerSlot : null };
  return more > 0 && isSlotFull(limits, taken, more) ? [{ code: 'SLOT_FULL', message: say.slotFull }] : [];
}

interface Destination extends Pick<QuotedOrderRow, 'address' | 'lat' | 'lng' | 'deliveryZone'> {
  readonly feePaise: number;
  readonly problems: readonly Found[];
}

function destinationOf(
  order: QuotedOrderRow,
  change: ContentChange,
  lines: readonly BillLine[],
  { restaurant, at, isLess }: Pick<Known, 'restaurant'> & { readonly at: Date; readonly isLess: boolean },
): Destination {
  const { lat, lng, deliveryZone, bill } = order;
  const billed = { address: order.address, lat, lng, deliveryZone, problems: [] };
  const feePaise = amountOf(bill, 'DELIVERY');
  const dishesPaise = totalOf(lines);
  const address = addressForRider({ address: change.address ?? order.address, pinCode: change.pinCode });
  const stays = address === order.address && lat !== null && lng !== null ? { lat, lng } : null;
  const coordinates = change.coordinates ?? stays;
  const isThere =
    address === order.address && (coordinates?.lat ?? null) === lat && (coordinates?.lng ?? null) === lng;
  if (order.way !== 'DELIVERY' || isThere) {
    const zones = order.way === 'DELIVERY' ? restaurant.deliveryZones : [];
    const zone = zones.find(({ name }) => name === deliveryZone);
    const isBilled = !zone || dishesPaise === totalOf(bill.lines);
    return { ...billed, feePaise: isBilled ? feePaise : feeOf(zone, dishesPaise) };
  }
  const quoted = quoteDelivery(
    { zones: restaurant.deliveryZones, offersPickup: restaurant.orderWays.includes('PICKUP') },
    { address, coordinates, pinCode: change.pinCode },
    dishesPaise,
    at,
  );
  return {
    address,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    deliveryZone: quoted.zone?.name ?? null,
    feePaise: quoted.deliveryFeePaise,
    problems: quoted.problems.filter(({ code }) => !isLess || code !== 'BELOW_MINIMUM'),
  };
}
