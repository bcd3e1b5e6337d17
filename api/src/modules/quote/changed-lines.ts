import type { MovedPortions } from '../holds/holds.queries.js';
import type { BillLine } from './bill.js';
import { lineKey } from './quote-lines.js';

/** A new quantity or note of a line that an order has. */
export interface LineChange {
  /** Key of the line. */
  readonly line: string;
  /** 0 takes the line away; undefined: it stays. */
  readonly quantity?: number | undefined;
  /** Empty: none; undefined: it stays. */
  readonly note?: string | undefined;
}

/** How one line of an order changed, with its note as it is now. */
export interface ChangedLine extends Pick<BillLine, 'name' | 'choices' | 'note'> {
  readonly before: number;
  readonly after: number;
}

/** The lines that stay, at their prices, in their order. */
export function keptLines(lines: readonly BillLine[], changes: readonly LineChange[]): BillLine[] {
  const byKey = new Map(changes.map((change) => [change.line, change]));
  return lines.flatMap((line) => {
    const { quantity = line.quantity, note = line.note } = byKey.get(lineKey(line)) ?? {};
    return quantity > 0 ? [{ ...line, quantity, note: note || null }] : [];
  });
}

/**
 * Adds up equal lines, in the order in which they first appear. Portions that are added to a line have its price.
 * @param before the lines of the order
 * @returns undefined if equal lines that stay have different prices
 */
export function withAdded(
  before: readonly BillLine[],
  kept: readonly BillLine[],
  added: readonly BillLine[],
): BillLine[] | undefined {
  const merged = new Map<string, BillLine>();
  for (const line of kept) {
    const equal = merged.get(lineKey(line));
    if (equal && equal.unitPricePaise !== line.unitPricePaise) return undefined;
    merged.set(lineKey(line), { ...line, quantity: line.quantity + (equal?.quantity ?? 0) });
  }
  for (const line of added) {
    const known = before.find((each) => lineKey(each) === lineKey(line)) ?? line;
    const equal = merged.get(lineKey(line)) ?? { ...known, quantity: 0 };
    merged.set(lineKey(line), { ...equal, quantity: equal.quantity + line.quantity });
  }
  return [...merged.values()];
}

/** The dish with its choices. */
const configurationKey = (line: BillLine): string => lineKey({ ...line, note: null });

/** How the lines of an order differ from those before: first lines that were there, then those that are new. */
export function lineDifferences(before: readonly BillLine[], after: readonly BillLine[]): ChangedLine[] {
  const known = new Set(before.map(lineKey));
  const present = new Map(after.map((line) => [lineKey(line), line]));
  const fresh = after.filter((line) => !known.has(lineKey(line)));
  const ofKnown = before.flatMap((line) => {
    const same = present.get(lineKey(line)) ?? takeRenoted(fresh, line);
    const now = same?.quantity ?? 0;
    const isEqual = now === line.quantity && same?.note === line.note;
    return isEqual ? [] : [changed(same ?? line, line.quantity, now)];
  });
  return [...ofKnown, ...fresh.map((line) => changed(line, 0, line.quantity))];
}

/** Takes the line that differs in its note alone out of the new ones. */
function takeRenoted(fresh: BillLine[], line: BillLine): BillLine | undefined {
  const index = fresh.findIndex((each) => configurationKey(each) === configurationKey(line));
  return index === -1 ? undefined : fresh.splice(index, 1)[0];
}

const changed = ({ name, choices, note }: BillLine, before: number, after: number): ChangedLine => ({
  name,
  choices,
  note,
  before,
  after,
});

/** Of the dishes of which another number of portions is ordered. */
export function changedPortions(before: readonly BillLine[], after: readonly BillLine[]): MovedPortions[] {
  const portionsOf = (lines: readonly BillLine[], dish: string) =>
    lines.reduce((sum, { menuItemId, quantity }) => sum + (menuItemId === dish ? quantity : 0), 0);
  const dishes = [...new Set([...before, ...after].map(({ menuItemId }) => menuItemId))];
  return dishes
    .map((menuItemId) => ({
      menuItemId,
      before: portionsOf(before, menuItemId),
      after: portionsOf(after, menuItemId),
    }))
    .filter((dish) => dish.before !== dish.after);
}
