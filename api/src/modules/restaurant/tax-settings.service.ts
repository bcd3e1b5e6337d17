import type { EntityManager } from 'typeorm';
import { RestaurantRecord } from './restaurant.entity.js';
import { shareVersion } from './restaurant.queries.js';
import { inOrderOfDays, type TaxSettings } from './tax-settings.js';
import {
  requireBegunRates,
  requireClassesOfDishes,
  requireGstin,
  requirePastPositions,
} from './tax-settings.policy.js';

/** Number of dishes by their tax class, of these classes. */
export type CountDishes = (
  tx: EntityManager,
  taxClassIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

interface Registration extends Pick<TaxSettings, 'taxPositions' | 'taxClasses'> {
  readonly gstin: string | null;
}

/**
 * The caller has locked the restaurant's record, which dishes with a class share.
 * @param requested as it was sent; what is undefined stays
 * @throws {DomainError} `BAD_USER_INPUT`
 */
export async function requireTaxSettings(
  tx: EntityManager,
  current: Registration,
  requested: { readonly [Field in keyof Registration]?: Registration[Field] | undefined },
  { countDishes, now }: { readonly countDishes: CountDishes; readonly now: Date },
): Promise<void> {
  const { taxPositions = current.taxPositions, taxClasses = current.taxClasses } = requested;
  const { gstin = current.gstin } = requested;
  requirePastPositions(current.taxPositions, taxPositions, now);
  if (requested.taxPositions || gstin !== current.gstin)
    requireGstin({ gstin, taxPositions: inOrderOfDays(taxPositions) }, now);
  if (requested.taxClasses) requireBegunRates(taxClasses, now);
  const kept = new Set(taxClasses.map(({ id }) => id));
  const removed = current.taxClasses.filter(({ id }) => !kept.has(id));
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  requireClassesOfDishes(removed, await countDishes(tx, ids));
}

/** Ids of the tax classes that dishes may have. None of them can be removed until the transaction ends. */
export async function shareTaxClasses(tx: EntityManager): Promise<ReadonlySet<string>> {
  await shareVersion(tx);
  const { taxClasses } = await tx.findOneByOrFail(RestaurantRecord, { id: 1 });
  return new Set(taxClasses.map(({ id }) => id));
}
