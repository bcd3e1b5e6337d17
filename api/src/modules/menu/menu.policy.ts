import { badInput, DomainError } from '../../platform/errors.js';
import type { MenuItem } from './menu-item.entity.js';
import type { DishRow } from './menu.input.js';
import { say } from './menu.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

type Charged = Partial<Pick<MenuItem, 'isPackaged' | 'packingPaise'>>;

const isAboveMrp = ({ isPackaged, packingPaise }: Charged) => isPackaged === true && (packingPaise ?? 0) > 0;

/** @throws {DomainError} `BAD_USER_INPUT` for a packaged product with a packing charge */
export function refuseAboveMrp(dish: Charged): void {
  if (!isAboveMrp(dish)) return;
  throw badInput('packing', say.packagedHasMrp);
}

/** The tax class of a dish by the input field that names it. */
export type ChosenTaxClass = readonly [field: string, taxClass: string | null | undefined];

/**
 * @param known ids of the tax classes
 * @throws {DomainError} `BAD_USER_INPUT` naming the fields with a tax class that is not there
 */
export function refuseTaxClasses(chosen: readonly ChosenTaxClass[], known: ReadonlySet<string>): void {
  const unknown = chosen.flatMap(([field, id]) =>
    id && !known.has(id) ? [{ field, message: say.noSuchTaxClass({ id }) }] : [],
  );
  if (unknown[0]) throw new DomainError('BAD_USER_INPUT', unknown[0].message, { fields: unknown });
}

/**
 * @param byId the dishes as they are
 * @throws {DomainError} `BAD_USER_INPUT` with a field for each refused row, such as `dishes.3`; `CONFLICT`
 */
export function refuseRows(rows: readonly DishRow[], byId: ReadonlyMap<string, MenuItem>): void {
  const seen = new Set<string>();
  const fields = rows.flatMap((row, index) => {
    const current = row.id === undefined ? undefined : byId.get(row.id);
    const isRepeated = row.id !== undefined && seen.has(row.id);
    if (row.id !== undefined) seen.add(row.id);
    const message = reasonAgainst(row, current, isRepeated);
    return message === undefined ? [] : [{ field: `dishes.${index}`, message }];
  });
  if (fields[0]) throw new DomainError('BAD_USER_INPUT', fields[0].message, { fields });
  for (const row of rows) {
    const current = row.id === undefined ? undefined : byId.get(row.id);
    if (row.id !== undefined && row.version !== undefined && row.version !== current?.version)
      throw new DomainError('CONFLICT', say.changedMeanwhile({ dish: current?.name ?? '' }));
  }
}

function reasonAgainst(
  row: DishRow,
  current: MenuItem | undefined,
  isRepeated: boolean,
): Sentence | undefined {
  if (row.id === undefined) return isAboveMrp(row.dish) ? say.packagedHasMrp : undefined;
  if (!current) return say.dishGone;
  if (isRepeated) return say.dishTwice({ dish: current.name });
  const { isPackaged = current.isPackaged, packingPaise = current.packingPaise } = row.changes;
  return isAboveMrp({ isPackaged, packingPaise }) ? say.packagedHasMrp : undefined;
}
