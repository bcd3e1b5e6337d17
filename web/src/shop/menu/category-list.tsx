import { clockRange } from '../../shared/lib/clock';
import { memo, startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { FragmentType } from '../../gql';
import { isFirstViewInteractive } from '../../shared/lib/first-view';
import { eagerCards } from '../../domain/menu/card-sizes';
import type { hoursOf } from '../../domain/restaurant/serving-hours';
import { useLanguage } from '../../texts/language';
import styles from '../../domain/menu/categories.module.css';
import { MenuCard, type AddControl, type menuCardFragment } from '../../domain/menu/menu-card';
import { useOpenDish } from './open-dish';

/** Enough to fill the screen, so that later cards cause no layout shift. */
const firstCards = 12;
/** Few enough that a slow phone lays them out in a short task. */
const cardsPerStep = 12;

/** A category counts as in view while it crosses this line above the middle of the screen. */
const line: IntersectionObserverInit = { rootMargin: '-40% 0px -60%' };

const never = () => () => undefined;

export interface MenuCategory {
  readonly name: string;
  /** In the present language. */
  readonly shownName: string;
  readonly dishes: readonly { readonly id: string; readonly item: FragmentType<typeof menuCardFragment> }[];
  readonly hours: ReturnType<typeof hoursOf>;
}

interface CategoryListProps {
  readonly categories: readonly MenuCategory[];
  /** Must be stable across renders. */
  readonly onInView: (name: string) => void;
  readonly addControl: AddControl;
}

/** Renders the cards of the first view immediately and the others step by step. */
export const CategoryList = memo(function CategoryList({
  categories,
  onInView,
  addControl,
}: CategoryListProps) {
  // Names and hours are in the present language.
  useLanguage();
  // Prerendered cards are hydrated unchanged.
  const isLater = useSyncExternalStore(never, isFirstViewInteractive, () => false);
  // Back and Forward may restore a position far down.
  const isReturn = useNavigationType() === NavigationType.Pop && isLater;
  const [maxCards, setMaxCards] = useState(isReturn ? Number.POSITIVE_INFINITY : firstCards);
  const isWhole = categories.reduce((sum, { dishes }) => sum + dishes.length, 0) <= maxCards;
  useEffect(() => {
    if (!isWhole) startTransition(() => setMaxCards(maxCards + cardsPerStep));
  }, [isWhole, maxCards]);
  const openDish = useOpenDish();
  const observe = useCallback(
    (section: HTMLElement) => {
      const observer = new IntersectionObserver((crossings) => {
        const name = section.dataset['category'];
        if (name !== undefined && crossings.at(-1)?.isIntersecting) onInView(name);
      }, line);
      observer.observe(section);
      return () => observer.disconnect();
    },
    [onInView],
  );
  return firstOf(categories, maxCards).map(({ name, shownName, dishes, hours }, section) => (
    <section
      key={name}
      ref={observe}
      data-category={name}
      className={styles['category']}
      aria-label={shownName}
    >
      <h2 className={styles['categoryName']}>
        {shownName}
        {hours && <span className={styles['hours']}> · {clockRange(hours.from, hours.until)}</span>}
      </h2>
      <div className={styles['grid']}>
        {dishes.map((dish, index) => (
          <MenuCard
            key={dish.id}
            item={dish.item}
            eager={section === 0 && index < eagerCards}
            onOpen={openDish}
            addControl={addControl}
          />
        ))}
      </div>
    </section>
  ));
});

function firstOf(categories: readonly MenuCategory[], maxCards: number): readonly MenuCategory[] {
  let remaining = maxCards;
  return categories.flatMap((category): MenuCategory[] => {
    const dishes = category.dishes.slice(0, remaining);
    remaining -= dishes.length;
    return dishes.length > 0 ? [{ ...category, dishes }] : [];
  });
}
