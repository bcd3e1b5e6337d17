import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { draftsOf } from '../../../shared/form/drafts-of';
import { useDraft } from '../../../shared/form/use-draft';
import { formatRupees } from '../../../shared/lib/format';
import { numberProblem, readWithin, type NumberRules } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { Notice } from '../../../shared/ui/notice';
import { categoryName, groupByCategory } from '../../../domain/menu/categories';
import { hasName } from '../../../domain/menu/search';
import { useSession } from '../../../domain/session/session';
import { useSearchShortcut } from '../../shortcuts/use-shortcuts';
import { useTexts } from '../../texts/texts';
import { priceRules, type Dish } from '../dish-fields';
import styles from './menu-table.module.css';
import { adjustedDrafts, changedPrices, type NewPrice, type PriceDrafts, typedPrices } from './price-drafts';
import { useSaveDishes } from './use-save-dishes';

const steps = [0, 1, 5, 10];
const percentRules: NumberRules = { kind: 'percent', min: -90, max: 500 };

const priceDrafts = draftsOf(
  { prices: typedPrices },
  {
    name: 'adminPricesDraft',
    // In drafts of releases before December 2026 the prices are in the draft itself.
    upgrade: ({ prices }) => ({ fields: { prices }, key: '' }),
  },
);
const blank = priceDrafts.starting();

interface PriceSectionProps {
  readonly dishes: readonly Dish[];
  readonly categories: readonly { readonly name: string }[];
  readonly refresh: () => Promise<readonly Dish[]>;
}

/** The prices of all dishes in one table. Typed prices survive failures and a reload; saving is all or nothing. */
export function PriceSection({ dishes, categories, refresh }: PriceSectionProps) {
  const t = useTexts();
  useSearchShortcut();
  const userId = useSession().user?.id ?? '';
  const { fields, change, clear } = useDraft(priceDrafts, blank, userId);
  const { prices: drafts } = fields;
  const setDrafts = (prices: PriceDrafts) => change({ prices });
  const [search, setSearch] = useState('');
  const table = useRef<HTMLTableElement>(null);
  /** The prices before the last saving, and those that it saved. */
  const [saved, setSaved] = useState<readonly (NewPrice & { readonly before: number })[]>();
  const { save, isSaving, failure, clearFailure } = useSaveDishes(refresh);

  const { changed, invalid } = changedPrices(dishes, drafts);
  const changes = changed.length + invalid.size;
  const shown = dishes.filter((dish) => hasName(dish, search));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (invalid.size > 0) {
      if (!shown.some(({ id }) => invalid.has(id))) flushSync(() => setSearch(''));
      table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (changed.length === 0) return;
    const before = new Map(dishes.map(({ id, price }) => [id, price]));
    if (!(await save(changed))) return;
    setSaved(changed.map((each) => ({ ...each, before: before.get(each.id) ?? each.price })));
    clear();
  };

  /** Dishes whose price was changed again since then stay as they are. */
  const undo = async () => {
    const present = new Map(dishes.map((dish) => [dish.id, dish]));
    const rows = (saved ?? []).flatMap(({ id, price, before }) => {
      const dish = present.get(id);
      return dish?.price === price ? [{ id, version: dish.version, price: before }] : [];
    });
    if (rows.length === 0 || (await save(rows))) setSaved(undefined);
  };

  return (
    <form
      className="stack gap-4 content-start"
      aria-labelledby="menu-prices"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="menu-prices" className="text-xl">
        {t('menuTable.prices')}
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
        <Adjust
          count={shown.length}
          onAdjust={(how) => {
            setDrafts(adjustedDrafts(shown, drafts, how));
            setSaved(undefined);
          }}
        />
      </div>
      <table ref={table} className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('dishField.name')}</th>
            <th scope="col" className={styles['number']}>
              {t('menuTable.present')}
            </th>
            <th scope="col" className={styles['number']}>
              {t('adminMenu.price')}
            </th>
          </tr>
        </thead>
        {groupByCategory(shown, categories).map(([category, group]) => (
          <tbody key={category}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles['category']}>
                {categoryName({ name: category })}
              </th>
            </tr>
            {group.map(({ id, name, price }) => {
              const typed = drafts[id];
              const isInvalid = invalid.has(id);
              const next = changed.find((each) => each.id === id)?.price;
              const isChanged = isInvalid || next !== undefined;
              return (
                <tr key={id} className={isChanged ? `tone-warning ${styles['changed']}` : undefined}>
                  <th scope="row">{name}</th>
                  <td className={styles['number']}>{formatRupees(price)}</td>
                  <td className={styles['number']}>
                    <input
                      className={styles['price']}
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={t('menuTable.priceOf', { name })}
                      aria-invalid={isInvalid || undefined}
                      aria-describedby={isInvalid ? `${id}-problem` : undefined}
                      value={typed ?? String(price)}
                      onChange={({ target }) => {
                        setDrafts({ ...drafts, [id]: target.value });
                        setSaved(undefined);
                        clearFailure();
                      }}
                    />
                    {next !== undefined && <span className="block small">{formatRupees(next)}</span>}
                    {isInvalid && (
                      <span id={`${id}-problem`} className={styles['problem']}>
                        {numberProblem(priceRules, typed ?? '')}
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {shown.length === 0 && <p>{t('adminMenu.none')}</p>}
      {(changes > 0 || failure || saved) && (
        <div className={`stack gap-3 ${styles['bar']}`}>
          {failure && (
            <Notice tone="error">{t('menuTable.nothingSaved', { message: failure.message })}</Notice>
          )}
          {saved && (
            <Notice
              tone="success"
              action={
                <Button variant="secondary" size="sm" loading={isSaving} onClick={() => void undo()}>
                  {t('menuTable.undo')}
                </Button>
              }
            >
              {t('menuTable.saved', { count: saved.length })}
            </Notice>
          )}
          {changes > 0 && (
            <div className="flex wrap items-end gap-3">
              <Button type="submit" loading={isSaving}>
                {t('menuTable.savePrices', { count: changes })}
              </Button>
              <Button variant="secondary" disabled={isSaving} onClick={clear}>
                {t('settings.discard')}
              </Button>
            </div>
          )}
        </div>
      )}
    </form>
  );
}

interface AdjustProps {
  /** Dishes that are adjusted. */
  readonly count: number;
  readonly onAdjust: (how: { readonly percent: number; readonly step: number }) => void;
}

/** Adjusts the prices of the dishes shown by a percentage. */
function Adjust({ count, onAdjust }: AdjustProps) {
  const t = useTexts();
  const [percent, setPercent] = useState('5');
  const [step, setStep] = useState(5);
  const by = readWithin(percentRules, percent);
  return (
    <div
      className={`flex wrap items-end gap-3 ${styles['adjust']}`}
      role="group"
      aria-label={t('menuTable.adjust')}
    >
      <TextField
        label={t('menuTable.percent')}
        autoComplete="off"
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        error={numberProblem(percentRules, percent)}
      />
      <SelectField
        label={t('menuTable.round')}
        value={step}
        onChange={({ target }) => setStep(Number(target.value))}
      >
        {steps.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? t('menuTable.notRounded') : formatRupees(each)}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        disabled={!by || count === 0}
        onClick={() => by && onAdjust({ percent: by, step })}
      >
        {t('menuTable.apply', { count })}
      </Button>
    </div>
  );
}
