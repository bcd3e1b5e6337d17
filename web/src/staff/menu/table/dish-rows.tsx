import { formatRupees } from '../../../shared/lib/format';
import { numberProblem } from '../../../shared/lib/typed-number';
import { useTexts } from '../../texts/texts';
import { priceRules, type Dish } from '../dish-fields';
import { TaxClassOptions } from '../tax-class-options';
import type { TaxClassName } from '../use-tax-classes';
import styles from './menu-table.module.css';
import type { DishChange, TableDrafts } from './table-drafts';

interface DishRowsProps {
  readonly dishes: readonly Dish[];
  readonly drafts: TableDrafts;
  readonly changed: readonly DishChange[];
  /** Ids of the dishes whose price is not valid. */
  readonly invalid: ReadonlySet<string>;
  /** Those of the table's column of tax classes; undefined without the column. */
  readonly classes: readonly TaxClassName[] | undefined;
  readonly onType: (drafts: Partial<TableDrafts>) => void;
}

/** The rows of a category. */
export function DishRows({ dishes, drafts, changed, invalid, classes, onType }: DishRowsProps) {
  const { prices, taxClasses } = drafts;
  return dishes.map((dish) => (
    <DishRow
      key={dish.id}
      dish={dish}
      price={prices[dish.id]}
      taxClass={taxClasses[dish.id]}
      change={changed.find(({ id }) => id === dish.id)}
      isInvalid={invalid.has(dish.id)}
      classes={classes}
      onPrice={(price) => onType({ prices: { ...prices, [dish.id]: price } })}
      onTaxClass={(taxClass) => onType({ taxClasses: { ...taxClasses, [dish.id]: taxClass } })}
    />
  ));
}

interface DishRowProps {
  readonly dish: Dish;
  /** What was typed. */
  readonly price: string | undefined;
  /** What was chosen. */
  readonly taxClass: string | undefined;
  readonly change: DishChange | undefined;
  readonly isInvalid: boolean;
  readonly classes: readonly TaxClassName[] | undefined;
  readonly onPrice: (price: string) => void;
  readonly onTaxClass: (taxClass: string) => void;
}

function DishRow({ dish, price, taxClass, change, isInvalid, classes, onPrice, onTaxClass }: DishRowProps) {
  const t = useTexts();
  const { id, name } = dish;
  const shownClass = taxClass ?? dish.taxClass ?? '';
  return (
    <tr className={isInvalid || change ? `tone-warning ${styles['changed']}` : undefined}>
      <th scope="row">{name}</th>
      <td className={`${styles['number']} ${styles['present']}`}>{formatRupees(dish.price)}</td>
      <td className={styles['number']}>
        <input
          className={styles['price']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('menuTable.priceOf', { name })}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
          value={price ?? String(dish.price)}
          onChange={({ target }) => onPrice(target.value)}
        />
        {change?.price !== undefined && <span className="block small">{formatRupees(change.price)}</span>}
        {isInvalid && (
          <span id={`${id}-problem`} className={styles['problem']}>
            {numberProblem(priceRules, price ?? '')}
          </span>
        )}
      </td>
      {classes && (
        <td className={styles['class']}>
          <select
            className={styles['taxClass']}
            aria-label={t('menuTable.taxClassOf', { name })}
            value={shownClass}
            onChange={({ target }) => onTaxClass(target.value)}
          >
            <TaxClassOptions classes={classes} value={shownClass} />
          </select>
        </td>
      )}
    </tr>
  );
}
