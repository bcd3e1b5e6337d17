import { dateAt } from './schedule.js';

/** How a restaurant stands with GST. A composition taxpayer pays tax, but collects none. */
export const taxModes = ['UNREGISTERED', 'COMPOSITION', 'REGULAR'] as const;
export type TaxMode = (typeof taxModes)[number];

/** How the restaurant stands with GST from a day on. */
export interface TaxPosition {
  /** ISO 8601, at the restaurant. */
  readonly from: string;
  readonly mode: TaxMode;
  /** Whether the menu's prices include the tax; only `REGULAR` has prices without it. */
  readonly pricesInclude: boolean;
}

export interface TaxRate {
  /** ISO 8601, at the restaurant. */
  readonly from: string;
  /** Of CGST and SGST together, with at most two decimals. */
  readonly percent: number;
}

/** What is taxed alike, such as aerated drinks. */
export interface TaxClass {
  /** As dishes name it. */
  readonly id: string;
  readonly name: string;
  /** HSN of goods, SAC of services. */
  readonly hsn: string;
  /** At least one, in the order of their days. */
  readonly rates: readonly TaxRate[];
}

export interface TaxSettings {
  /** In the order of their days; without any that has begun, the restaurant is not registered. */
  readonly taxPositions: readonly TaxPosition[];
  readonly taxClasses: readonly TaxClass[];
  /** Whether totals of prices without tax are rounded to the rupee. */
  readonly roundsTotal: boolean;
}

export const restaurantServiceId = 'RESTAURANT';

/** The class of dishes without one, of packing and of delivery, unless the owner has entered another of its id. */
const restaurantService: TaxClass = {
  id: restaurantServiceId,
  name: 'Restaurant service',
  hsn: '996331',
  rates: [{ from: '2022-07-18', percent: 5 }],
};

export const inOrderOfDays = <T extends { readonly from: string }>(list: readonly T[]): T[] =>
  list.toSorted((one, other) => one.from.localeCompare(other.from));

/** The last of those whose day has begun; the list is in the order of the days. */
const lastBegun = <T extends { readonly from: string }>(list: readonly T[], day: string): T | undefined =>
  list.findLast(({ from }) => from <= day);

interface Registration extends TaxPosition {
  readonly mode: Exclude<TaxMode, 'UNREGISTERED'>;
}
const isRegistration = (position: TaxPosition): position is Registration => position.mode !== 'UNREGISTERED';

/** Undefined: the restaurant is not registered. */
export function positionAt(positions: readonly TaxPosition[], at: Date): Registration | undefined {
  const position = lastBegun(positions, dateAt(at));
  return position && isRegistration(position) ? position : undefined;
}

/** Whether the menu's prices are without tax. */
export function isWithoutTax({ taxPositions }: Pick<TaxSettings, 'taxPositions'>, at: Date): boolean {
  const position = positionAt(taxPositions, at);
  return position?.mode === 'REGULAR' && !position.pricesInclude;
}

/** The class of an id; the restaurant's service for null, and for a class that is gone. */
export const classOf = (classes: readonly TaxClass[], id: string | null): TaxClass =>
  classes.find((each) => each.id === id) ??
  classes.find((each) => each.id === restaurantServiceId) ??
  restaurantService;

/** In hundredths of a percent. Of a day before the first rate, that one. */
export function rateAt({ rates }: TaxClass, at: Date): number {
  const rate = lastBegun(rates, dateAt(at)) ?? rates[0];
  return Math.round((rate?.percent ?? 0) * 100);
}

/** Whether a position begins on a later day. */
export const hasLaterPosition = (positions: readonly TaxPosition[], now: Date): boolean =>
  positions.some(({ from }) => from > dateAt(now));
