import { equal } from '@wry/equality';
import * as z from 'zod/mini';
import type { RestaurantSettingsFragment, TaxClassInput, TaxMode, TaxPositionInput } from '../../gql/graphql';
import { serviceId } from '../../domain/restaurant/tax-classes';
import type { Field } from '../../shared/form/fields';
import { compareTexts } from '../../shared/lib/compare';
import { isDay } from '../../shared/lib/day';
import { dayOf } from '../../shared/lib/time-zone';
import { sentNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { typedAs } from '../form/typed-as';

export const taxModes = ['UNREGISTERED', 'COMPOSITION', 'REGULAR'] as const satisfies readonly TaxMode[];

const positionSchema = z.object({
  /** Identifies the row; of a saved one its day. */
  key: z.string(),
  from: z.string(),
  mode: z.enum(taxModes),
  pricesInclude: z.boolean(),
});
export type PositionFields = z.infer<typeof positionSchema>;

const rateSchema = z.object({ key: z.string(), from: z.string(), percent: z.string() });

const taxClassSchema = z.object({
  /** Identifies the row; of a saved one its id. */
  key: z.string(),
  id: z.optional(z.string()),
  name: z.string(),
  hsn: z.string(),
  rates: z.readonly(z.array(rateSchema)),
});
export type TaxClassFields = z.infer<typeof taxClassSchema>;

type Positions = readonly PositionFields[];

const dayMs = 24 * 60 * 60_000;

export const tomorrow = (): string => dayOf(Date.now() + dayMs);

export const newPosition = (from: string): PositionFields => ({
  key: randomUuid(),
  from,
  mode: 'REGULAR',
  pricesInclude: true,
});

export const newRate = (from: string) => ({ key: randomUuid(), from, percent: '' });

export const newTaxClass = (from: string): TaxClassFields => ({
  key: randomUuid(),
  name: '',
  hsn: '',
  rates: [newRate(from)],
});

export const isSavedPosition = ({ key, from }: PositionFields): boolean => key === from;

const inOrderOfDays = <Row extends { readonly from: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => compareTexts(one.from, other.from));

/** The saved position that holds on a day; undefined before the first one, when the restaurant is not registered. */
export const positionOn = (rows: Positions, day: string): PositionFields | undefined =>
  inOrderOfDays(rows.filter((row) => isSavedPosition(row) && row.from <= day)).at(-1);

/** The positions that hold today or begin later. */
export function positionsSince(rows: Positions, today: string): Positions {
  const present = positionOn(rows, today);
  return rows.filter((row) => !isSavedPosition(row) || row.from >= (present?.from ?? today));
}

/** Whether a registered restaurant would change its scheme on another day than 1 April. */
export function isMidYearSwitch(rows: Positions, { key, from, mode }: PositionFields): boolean {
  const before = inOrderOfDays(rows.filter((row) => row.key !== key && row.from < from)).at(-1);
  const modeBefore = before?.mode ?? 'UNREGISTERED';
  return isDay(from) && !from.endsWith('-04-01') && modeBefore !== 'UNREGISTERED' && modeBefore !== mode;
}

const daysSorted = (sent: unknown) => inOrderOfDays(sent as TaxPositionInput[]);

/** How the restaurant stands with GST. */
export const taxPositions: Field<Positions, RestaurantSettingsFragment['taxPositions'], TaxPositionInput[]> =
  {
    isTyped: typedAs(z.array(positionSchema)),
    empty: [],
    fromServer: (all) =>
      all.map(({ from, mode, pricesInclude }) => ({ key: from, from, mode, pricesInclude })),
    toInput: (rows) => rows.map(({ from, mode, pricesInclude }) => ({ from, mode, pricesInclude })),
    isSame: (one, other) => equal(daysSorted(one), daysSorted(other)),
  };

/** The id of a new class: readable in the records of changes, where its name has letters of English. */
function idOf(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 20);
  const base = letters || 'CLASS';
  let [id, count] = [base, 1];
  while (taken.has(id)) {
    count += 1;
    id = `${base}-${count}`;
  }
  return id;
}

/** As they are sent: new ones with ids of their own. */
function withIds(rows: readonly TaxClassFields[]): (TaxClassFields & { readonly id: string })[] {
  const taken = new Set([serviceId, ...rows.flatMap(({ id }) => id ?? [])]);
  return rows.map((row) => {
    const id = row.id ?? idOf(row.name, taken);
    taken.add(id);
    return { ...row, id };
  });
}

const ratesSorted = (sent: unknown) =>
  (sent as TaxClassInput[]).map(({ rates, ...rest }) => ({ ...rest, rates: inOrderOfDays(rates) }));

/** What is taxed at rates of its own. */
export const taxClasses: Field<
  readonly TaxClassFields[],
  RestaurantSettingsFragment['taxClasses'],
  TaxClassInput[]
> = {
  isTyped: typedAs(z.array(taxClassSchema)),
  empty: [],
  fromServer: (all) =>
    all.map(({ id, name, hsn, rates }) => ({
      key: id,
      id,
      name,
      hsn,
      rates: rates.map(({ from, percent }) => ({ key: from, from, percent: String(percent) })),
    })),
  toInput: (rows) =>
    withIds(rows).map(({ id, name, hsn, rates }) => ({
      id,
      name: name.trim(),
      hsn: hsn.trim(),
      rates: rates.map(({ from, percent }) => ({ from, percent: sentNumber('percent', percent) })),
    })),
  isSame: (one, other) => equal(ratesSorted(one), ratesSorted(other)),
};
