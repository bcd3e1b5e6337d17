import { Tabs } from '@base-ui/react/tabs';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import nothingFound from '../../assets/nothing-found.svg';
import { readFragment, type FragmentType } from '../../gql';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import { CartBar } from '../cart/cart-bar';
import { eagerCards } from './card-sizes';
import { useMenu } from './menu';
import { MenuCard, menuCardFragment } from './menu-card';
import { categoryName, groupByCategory, matchesSearch } from './categories';
import styles from './menu-page.module.css';
import { MenuSkeletons } from './menu-skeletons';

const all = 'All';
const skeletonCards = 8;
/** As many as fill a screen, so that what follows moves nothing that is seen. */
const firstCards = 12;

export function MenuPage() {
  const t = useTexts();
  const { data, loading, failed, retry } = useMenu();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const [chosen, setChosen] = useState(all);

  const menu = data?.menu ?? [];
  const cards = menu.map((item) => ({ item, ...readFragment(menuCardFragment, item) }));
  const dishes = cards.filter((dish) => matchesSearch(dish.name, search));
  const categories = groupByCategory(dishes);
  // A search may leave the chosen category without dishes.
  const tab = categories.some(([name]) => name === chosen) ? chosen : all;
  const shown = tab === all ? categories : categories.filter(([name]) => name === tab);

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
      {loading && !data && <MenuSkeleton />}
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
        <Tabs.Root value={tab} onValueChange={(value) => setChosen(String(value))}>
          <div className={styles['tabs']}>
            <Tabs.List className={styles['list']} aria-label={t('menu.categories')} activateOnFocus>
              {[all, ...categories.map(([name]) => name)].map((name) => (
                <Tabs.Tab key={name} value={name} className={styles['tab']}>
                  {name === all ? t('menu.all') : categoryName(name)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </div>
          <Tabs.Panel value={tab} tabIndex={-1}>
            <Categories categories={shown} />
          </Tabs.Panel>
        </Tabs.Root>
      )}
      <CartBar menu={data && cards} />
    </Page>
  );
}

type Category = readonly [
  name: string,
  group: readonly { readonly id: string; readonly item: FragmentType<typeof menuCardFragment> }[],
];

/** The cards of the first screen are there at once, all others as soon as the browser has a moment. */
function Categories({ categories }: { readonly categories: readonly Category[] }) {
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstCards);
  return firstOf(categories, most).map(([name, group], section) => (
    <section key={name} className={styles['category']} aria-label={categoryName(name)}>
      <h2 className={styles['categoryName']}>{categoryName(name)}</h2>
      <div className={styles['grid']}>
        {group.map((dish, index) => (
          <MenuCard key={dish.id} item={dish.item} eager={section === 0 && index < eagerCards} />
        ))}
      </div>
    </section>
  ));
}

function firstOf(categories: readonly Category[], most: number): readonly Category[] {
  let room = most;
  return categories.flatMap(([name, group]): Category[] => {
    const first = group.slice(0, room);
    room -= first.length;
    return first.length > 0 ? [[name, first]] : [];
  });
}

function MenuSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('menu.loading')} className={styles['grid']}>
      <MenuSkeletons count={skeletonCards} />
    </div>
  );
}
