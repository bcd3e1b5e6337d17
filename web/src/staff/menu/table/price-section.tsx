import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../shared/ui/field';
import { categoryName, groupByCategory } from '../../../domain/menu/categories';
import { hasName } from '../../../domain/menu/search';
import { useSearchShortcut } from '../../shortcuts/use-shortcuts';
import { useTexts } from '../../texts/texts';
import type { Dish } from '../dish-fields';
import type { TaxClassName } from '../use-tax-classes';
import { AdjustPrices } from './adjust-prices';
import { ChooseTaxClass } from './choose-tax-class';
import { DishRows } from './dish-rows';
import styles from './menu-table.module.css';
import { SaveBar } from './save-bar';
import { adjustedPrices, hasTaxClasses } from './table-drafts';
import { useDishTable } from './use-dish-table';

interface PriceSectionProps {
  readonly dishes: readonly Dish[];
  readonly categories: readonly { readonly name: string }[];
  /** Empty while unknown. */
  readonly taxClasses: readonly TaxClassName[];
  readonly refresh: () => Promise<readonly Dish[]>;
}

/** The prices and tax classes of all dishes in one table. Input survives failures and a reload; saving is all or nothing. */
export function PriceSection({ dishes, categories, taxClasses, refresh }: PriceSectionProps) {
  const t = useTexts();
  useSearchShortcut();
  const table = useDishTable(dishes, refresh);
  const { drafts, changed, invalid, isSaving, type } = table;
  const [search, setSearch] = useState('');
  const element = useRef<HTMLTableElement>(null);
  const hasClasses = hasTaxClasses(taxClasses, dishes, drafts);
  const shown = dishes.filter((dish) => hasName(dish, search));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (invalid.size === 0) return table.save();
    if (!shown.some(({ id }) => invalid.has(id))) flushSync(() => setSearch(''));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form
      className="stack gap-4 content-start"
      aria-labelledby="menu-prices"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="menu-prices" className="text-xl">
        {t(hasClasses ? 'menuTable.pricesAndTaxes' : 'menuTable.prices')}
      </h2>
      <div className="flex wrap between items-end gap-3">
        <TextField
          label={t('admin.search')}
          type="search"
          placeholder={t('adminMenu.searchPlaceholder')}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <AdjustPrices
          count={shown.length}
          onAdjust={(how) => type({ prices: adjustedPrices(shown, drafts.prices, how) })}
        />
        {hasClasses && (
          <ChooseTaxClass
            classes={taxClasses}
            count={shown.length}
            onChoose={(taxClass) => {
              const chosen = Object.fromEntries(shown.map(({ id }) => [id, taxClass]));
              type({ taxClasses: { ...drafts.taxClasses, ...chosen } });
            }}
          />
        )}
      </div>
      <table ref={element} className={`${styles['table']} ${hasClasses ? styles['withTaxes'] : ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('dishField.name')}</th>
            <th scope="col" className={`${styles['number']} ${styles['present']}`}>
              {t('menuTable.present')}
            </th>
            <th scope="col" className={styles['number']}>
              {t('adminMenu.price')}
            </th>
            {hasClasses && (
              <th scope="col" className={styles['class']}>
                {t('dishField.taxClass')}
              </th>
            )}
          </tr>
        </thead>
        {groupByCategory(shown, categories).map(([category, group]) => (
          <tbody key={category}>
            <tr>
              <th scope="rowgroup" colSpan={hasClasses ? 4 : 3} className={styles['category']}>
                {categoryName({ name: category })}
              </th>
            </tr>
            <DishRows
              dishes={group}
              drafts={drafts}
              changed={changed}
              invalid={invalid}
              classes={hasClasses ? taxClasses : undefined}
              onType={type}
            />
          </tbody>
        ))}
      </table>
      {shown.length === 0 && <p>{t('adminMenu.none')}</p>}
      <SaveBar table={table} />
    </form>
  );
}
