import { memo, type ComponentType } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { MenuCardFragment } from '../../gql/graphql';
import { DietMark } from '../../shared/ui/diet-mark';
import { DishImage } from '../../shared/ui/dish-image';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../texts/texts';
import { cardSizes } from './card-sizes';
import { dishName, OtherName } from './dish-name';
import { DishTags } from './dish-tags';
import styles from './menu-card.module.css';

export const menuCardFragment = graphql(`
  fragment MenuCard on MenuItem {
    id
    name
    price
    description
    category
    image
    mark
    hindiName
    spiciness
    isJain
    isNew
    isBestseller
    allergens
    serves
  }
`);

/** Adds a dish to the cart. Passed by the screens, because the menu must not depend on the cart. */
export type AddControl = ComponentType<{ readonly dish: MenuCardFragment }>;

interface MenuCardProps {
  readonly item: FragmentType<typeof menuCardFragment>;
  /** For cards in the first view. */
  readonly eager?: boolean;
  /** Must be stable across renders. */
  readonly onOpen: (id: string) => void;
  readonly addControl: AddControl;
}

/** Memoized: a menu has many cards. */
export const MenuCard = memo(function MenuCard({
  item,
  eager = false,
  onOpen,
  addControl: Add,
}: MenuCardProps) {
  // The name follows the language.
  useTexts();
  const dish = readFragment(menuCardFragment, item);
  const name = dishName(dish);
  const open = () => onOpen(dish.id);
  return (
    <article className={styles['card']} aria-label={name}>
      <div className={styles['picture']} role="presentation" onClick={open}>
        <DishImage src={dish.image} name={name} sizes={cardSizes} eager={eager} />
        <DietMark mark={dish.mark} className={styles['mark']} />
      </div>
      <div className={styles['body']} role="presentation" onClick={open}>
        <h3 className={styles['name']}>
          <button type="button" className={styles['open']} aria-haspopup="dialog">
            <span className={styles['lines']}>{name}</span>
          </button>
        </h3>
        <OtherName dish={dish} />
        <DishTags dish={dish} />
        {dish.description && <p className={styles['description']}>{dish.description}</p>}
      </div>
      <div className={styles['foot']}>
        <span className={styles['price']}>
          <Price rupees={dish.price} />
        </span>
        <Add dish={dish} />
      </div>
    </article>
  );
});
