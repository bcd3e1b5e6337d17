import { useTexts } from '../texts/texts';
import { DietMark } from '../../domain/menu/diet-mark';
import { filtersOf, isFiltered, type Filters, type Tag } from './filters';
import styles from './menu-filters.module.css';

const tagTexts = {
  bestseller: 'menu.bestseller',
  new: 'menu.new',
  jain: 'menu.jain',
  mild: 'menu.notSpicy',
} as const satisfies Record<Tag, string>;

interface MenuFiltersProps {
  /** The whole menu. */
  readonly dishes: Parameters<typeof filtersOf>[0];
  readonly chosen: Filters;
  readonly change: (next: (chosen: Filters) => Filters) => void;
}

/** One row, which scrolls sideways on a phone. Only filters that make a difference, and those of the address. */
export function MenuFilters({ dishes, chosen, change }: MenuFiltersProps) {
  const t = useTexts();
  const offered = filtersOf(dishes);
  if (!isFiltered(offered) && !isFiltered(chosen)) return null;
  const has = (tag: Tag) => chosen.tags.includes(tag);
  return (
    <div className={styles['row']} role="group" aria-label={t('menu.filters')}>
      {(offered.veg || chosen.veg) && (
        <button
          type="button"
          className={styles['filter']}
          role="switch"
          aria-checked={chosen.veg}
          onClick={() => change((now) => ({ ...now, veg: !chosen.veg }))}
        >
          <span aria-hidden className="flex">
            <DietMark mark="VEGETARIAN" />
          </span>
          {t('menu.vegOnly')}
          <span aria-hidden className={styles['track']} />
        </button>
      )}
      {(Object.keys(tagTexts) as Tag[])
        .filter((tag) => offered.tags.includes(tag) || has(tag))
        .map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles['filter']}
            aria-pressed={has(tag)}
            onClick={() =>
              change((now) => ({
                ...now,
                tags: has(tag) ? now.tags.filter((other) => other !== tag) : [...now.tags, tag],
              }))
            }
          >
            {t(tagTexts[tag])}
          </button>
        ))}
    </div>
  );
}
