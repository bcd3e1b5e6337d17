import type { DishSnapshot } from '../menu/menu.queries.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { classOf, positionAt, rateAt, type TaxSettings } from '../restaurant/tax-settings.js';
import type { Bill, BillLine, Taxing } from './bill.js';
import type { BillTaxes, PartTax } from './taxes.js';

type Taxed = Pick<DishSnapshot, 'taxClass' | 'isPackaged'>;

/** What is served with dishes and charged apart has the rate of the restaurant's service (CGST Act, section 15(2)(c)). */
const service: Taxed = {};

function taxOf(
  { taxClass = null, isPackaged = false }: Taxed,
  { taxClasses }: TaxSettings,
  pricesInclude: boolean,
  at: Date,
): PartTax {
  const found = classOf(taxClasses, taxClass);
  return {
    class: found.id,
    hsn: found.hsn,
    rate: rateAt(found, at),
    isIncluded: pricesInclude || isPackaged,
  };
}

/** How an order at `at` is taxed; undefined if the restaurant is not registered for GST then. */
export function taxingAt(settings: TaxSettings, { dishes }: MenuSnapshot, at: Date): Taxing | undefined {
  const position = positionAt(settings.taxPositions, at);
  if (!position) return undefined;
  const pricesInclude = position.mode === 'COMPOSITION' || position.pricesInclude;
  return {
    mode: position.mode,
    pricesInclude,
    roundsTotal: settings.roundsTotal,
    ofLine: ({ menuItemId }) => taxOf(dishes.get(menuItemId) ?? {}, settings, pricesInclude, at),
    ofCharges: taxOf(service, settings, pricesInclude, at),
  };
}

interface Placed {
  readonly bill: Bill;
  readonly createdAt: Date;
}

/**
 * How a changed order is taxed: as when it was placed. Dishes of a class that the bill has get its rate there, others the
 * one of the day of the order.
 */
export function taxingOf(
  { bill: { taxes, lines, charges }, createdAt }: Placed,
  settings: TaxSettings,
  { dishes }: MenuSnapshot,
): Taxing | undefined {
  if (!taxes) return undefined;
  const { mode, pricesInclude, roundsTotal }: BillTaxes = taxes;
  const billed = new Map([...lines, ...charges].flatMap(({ tax }) => (tax ? [[tax.class, tax]] : [])));
  const asBilled = (tax: PartTax): PartTax => {
    const { hsn, rate } = billed.get(tax.class) ?? tax;
    return { ...tax, hsn, rate };
  };
  const known = new Map(lines.map((line) => [line.menuItemId, line.tax]));
  const ofDish = ({ menuItemId }: BillLine) =>
    asBilled(taxOf(dishes.get(menuItemId) ?? {}, settings, pricesInclude, createdAt));
  return {
    mode,
    pricesInclude,
    roundsTotal,
    ofLine: (line) => known.get(line.menuItemId) ?? ofDish(line),
    ofCharges: asBilled(taxOf(service, settings, pricesInclude, createdAt)),
  };
}
