import { Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import nothingFound from '../../assets/nothing-found.svg';
import { AddToCart } from '../basket/add-to-cart';
import { CartBar } from '../basket/cart-bar';
import { categoryName, groupByCategory, menuCategoryFragment } from '../../domain/menu/categories';
import type { MenuCategory } from '../menu/category-list';
import { CategoryTabs } from '../menu/category-tabs';
import { dishName } from '../../domain/menu/dish-name';
import { filterDishes, filtersIn, isFiltered, putFilters, type Filters } from '../menu/filters';
import { useMenu } from '../menu/menu';
import { menuCardFragment } from '../../domain/menu/menu-card';
import { menuDishes } from '../../domain/menu/menu-document';
import { MenuFilters } from '../menu/menu-filters';
import { MenuSkeleton } from '../menu/menu-skeletons';
import { useSoldOutLast } from '../menu/sold-out-last';
import { hasName, type Named } from '../../domain/menu/search';
import { readFragment } from '../../gql';
import { useAddressParams } from '../../shared/lib/address-params';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { hoursOf } from '../../domain/restaurant/serving-hours';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { TableNote } from '../basket/table-note';
import { useTexts } from '../texts/texts';
import styles from './menu-page.module.css';

/** What the server suggests for a text that no dish has in its name. */
interface Found {
  readonly search: string;
  readonly similar: readonly Named[];
}

interface MenuPageProps {
  /** Asks the server for similar dishes, which forgives typing mistakes. */
  readonly serverSearch: ComponentType<{
    readonly search: string;
    readonly onFound: (found: Found) => void;
  }>;
}

export function MenuPage({ serverSearch: ServerSearch }: MenuPageProps) {
  const t = useTexts();
  const { data, failed, retry } = useMenu();
  const { pricesWithoutTax } = useRestaurant();
  const [params, setParams] = useAddressParams();
  const search = (params.get('search') ?? '').trim();
  const filters = filtersIn(params);
  const [suggested, setSuggested] = useState<Found>();
  useTopOfResults(search);

  const menu = data?.menu ?? [];
  const categoryRows = readFragment(menuCategoryFragment, data?.categories ?? []);
  const cards = menu.map((item) => ({ item, ...readFragment(menuCardFragment, item) }));
  const soldOutLast = useSoldOutLast(data && cards);
  const found = search === '' ? cards : cards.filter((dish) => hasName(dish, search));
  const isMistyped = data !== undefined && search !== '' && found.length === 0;
  const similar = isMistyped && suggested?.search === search ? suggested.similar : [];
  const dishes = filterDishes(found, filters);
  const categories = groupByCategory(dishes, categoryRows).map(([name, group]): MenuCategory => {
    const row = categoryRows.find((each) => each.name === name);
    return {
      name,
      shownName: categoryName(row ?? { name }),
      dishes: soldOutLast(group),
      hours: row && hoursOf(row),
    };
  });
  const choose = (name: string | undefined) =>
    setParams(
      (now) => {
        if (name === undefined) now.delete('category');
        else now.set('category', name);
        return now;
      },
      { replace: true },
    );
  const filter = (next: (chosen: Filters) => Filters) =>
    setParams((now) => putFilters(now, next(filtersIn(now))), { replace: true });

  return (
    <Page width="wide">
      <div className={styles['table']}>
        <TableNote />
      </div>
      {search && (
        <p className="row wrap gap-3 muted" role="status">
          {t('menu.found', { count: dishes.length, search })}
          <ButtonLink to="/menu" variant="secondary" size="sm">
            {t('menu.showWhole')}
          </ButtonLink>
        </p>
      )}
      {isMistyped && (
        <Suspense>
          <ServerSearch search={search} onFound={setSuggested} />
        </Suspense>
      )}
      {!data && !failed && <MenuSkeleton />}
      {failed && !data && (
        <Notice tone="error" action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}>
          {t('menu.loadFailed')}
        </Notice>
      )}
      {cards.length > 0 && <MenuFilters dishes={cards} chosen={filters} change={filter} />}
      {data && found.length === 0 && (
        <EmptyState
          picture={nothingFound}
          title={search ? t('menu.nothingCalled', { search }) : t('menu.comingSoon')}
          action={search ? <ButtonLink to="/menu">{t('menu.seeWhole')}</ButtonLink> : undefined}
        >
          {!search && t('menu.comeBack')}
          {suggested?.search === search &&
            (similar.length > 0 ? <DidYouMean dishes={similar} /> : t('menu.tryShorter'))}
        </EmptyState>
      )}
      {found.length > 0 && dishes.length === 0 && isFiltered(filters) && (
        <EmptyState
          picture={nothingFound}
          title={t('menu.noneLeft')}
          action={
            <Button onClick={() => filter(() => ({ veg: false, tags: [] }))}>
              {t('menu.showAllDishes')}
            </Button>
          }
        >
          {t('menu.noneLeftText')}
        </EmptyState>
      )}
      {pricesWithoutTax && dishes.length > 0 && <p className="muted small mb-3">{t('menu.withoutTax')}</p>}
      {dishes.length > 0 && (
        <CategoryTabs
          categories={categories}
          chosen={params.get('category')}
          onChoose={choose}
          addControl={AddToCart}
        />
      )}
      <CartBar menu={data && menuDishes(data)} />
    </Page>
  );
}

const maxSuggested = 8;

/** Names, each of which a press searches for. */
function DidYouMean({ dishes }: { readonly dishes: readonly Named[] }) {
  const t = useTexts();
  const names = [...new Set(dishes.map(dishName))].slice(0, maxSuggested);
  return (
    <>
      {t('menu.didYouMean')}
      <span className={`flex wrap gap-2 ${styles['suggested']}`}>
        {names.map((name) => (
          <ButtonLink
            key={name}
            to={`/menu?search=${encodeURIComponent(name)}`}
            variant="secondary"
            size="sm"
          >
            {name}
          </ButtonLink>
        ))}
      </span>
    </>
  );
}

/** Search results start at the top, wherever the page was scrolled to. */
function useTopOfResults(search: string): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [search]);
}
