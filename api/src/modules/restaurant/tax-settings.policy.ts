import { isDeepStrictEqual } from 'node:util';
import { badInput, DomainError } from '../../platform/errors.js';
import { say } from './restaurant.sentences.js';
import { positionAt, type TaxClass, type TaxPosition } from './tax-settings.js';
import { dateAt } from './schedule.js';

const isIn = (list: readonly TaxPosition[], position: TaxPosition): boolean =>
  list.some((each) => isDeepStrictEqual(each, position));

/**
 * Orders of earlier days keep what held then.
 * @param requested as it was sent
 * @throws {DomainError} `BAD_USER_INPUT` for a position of an earlier day that is new, changed or missing
 */
export function requirePastPositions(
  current: readonly TaxPosition[],
  requested: readonly TaxPosition[],
  now: Date,
): void {
  const today = dateAt(now);
  const fields = requested.flatMap((position, index) =>
    position.from < today && !isIn(current, position)
      ? [{ field: `taxPositions.${index}.from`, message: say.taxPositionPast }]
      : [],
  );
  if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', say.taxPositionPast, { fields });
  if (current.some((position) => position.from < today && !isIn(requested, position)))
    throw badInput('taxPositions', say.taxPositionPast);
}

interface Registered {
  readonly gstin: string | null;
  readonly taxPositions: readonly TaxPosition[];
}

/** @throws {DomainError} `BAD_USER_INPUT` without a GSTIN, if the restaurant is registered or is going to be */
export function requireGstin({ gstin, taxPositions }: Registered, now: Date): void {
  if (gstin !== null) return;
  const today = dateAt(now);
  const isLater = taxPositions.some(({ from, mode }) => from > today && mode !== 'UNREGISTERED');
  if (isLater || positionAt(taxPositions, now)) throw badInput('gstin', say.gstinNeeded);
}

/** @throws {DomainError} `BAD_USER_INPUT` for a class without a rate that has begun */
export function requireBegunRates(classes: readonly TaxClass[], now: Date): void {
  const index = classes.findIndex(({ rates }) => rates.every(({ from }) => from > dateAt(now)));
  if (index >= 0) throw badInput(`taxClasses.${index}.rates`, say.taxRateLater);
}

/**
 * @param dishCounts number of dishes by their class
 * @throws {DomainError} `BAD_USER_INPUT` if dishes have a class that is gone
 */
export function requireClassesOfDishes(
  removed: readonly TaxClass[],
  dishCounts: ReadonlyMap<string, number>,
): void {
  const used = removed.find(({ id }) => (dishCounts.get(id) ?? 0) > 0);
  if (used)
    throw badInput('taxClasses', say.taxClassInUse({ name: used.name, count: dishCounts.get(used.id) ?? 0 }));
}
