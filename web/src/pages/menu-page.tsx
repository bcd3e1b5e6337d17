import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import nothingFound from '../assets/nothing-found.svg';
import { AddToCart } from '../features/cart/add-to-cart';
import { CartBar } from '../features/cart/cart-bar';
import {
  groupByCategory,
  matchesSearch,
  menuCategoryFragment,
  visibleDishes,
} from '../features/menu/categories';
import type { Category } from '../features/menu/category-list';
import { CategoryTabs } from '../features/menu/category-tabs';
import { useMenu } from '../features/menu/menu';
import { menuCardFragment } from '../features/menu/menu-card';
import { menuDishes } from '../features/menu/menu-document';
import { MenuSkeleton } from '../features/menu/menu-skeletons';
import { readFragment } from '../gql';
import { hoursOf } from '../shared/lib/serving-hours';
import { Button, ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Notice } from '../shared/ui/notice';
import { Page } from '../shared/ui/page';
import { useTexts } from '../texts/texts';
import styles from './menu-page.module.css';

export function MenuPage() {
  const t = useTexts();
  const { data, failed, retry } = useMenu();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  useTopOfResults(search);

  const menu = data?.menu ?? [];
  const categoryRows = readFragment(menuCategoryFragment, data?.categories ?? []);
  const all = menu.map((item) => ({ item, ...readFragment(menuCardFragment, item) }));
  const cards = visibleDishes(all, data?.categories ?? []);
  const dishes = cards.filter((dish) => matchesSearch(dish.name, search));
  const categories = groupByCategory(dishes, categoryRows).map(([name, group]): Category => {
    const row = categoryRows.find((each) => each.name === name);
    return [name, group, row && hoursOf(row)];
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

  return (
    <Page title={t('menu.title')} width="wide">
      {search && (
        <p className={styles['found']} role="status">
          {t('menu.found', { count: dishes.length, search })}
          <ButtonLink to="/menu" variant="secondary" size="sm">
            {t('menu.showWhole')}
          </ButtonLink>
        </p>
      )}
      {!data && !failed && <MenuSkeleton />}
      {failed && !data && (
        <Notice tone="error" action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}>
          {t('menu.loadFailed')}
        </Notice>
      )}
      {data && dishes.length === 0 && (
        <EmptyState
          picture={nothingFound}
          title={search ? t('menu.nothingCalled', { search }) : t('menu.beingWritten')}
          action={search ? <ButtonLink to="/menu">{t('menu.seeWhole')}</ButtonLink> : undefined}
        >
          {search ? t('menu.tryShorter') : t('menu.comeBack')}
        </EmptyState>
      )}
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

/** Search results start at the top, wherever the page was scrolled to. */
function useTopOfResults(search: string): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [search]);
}
