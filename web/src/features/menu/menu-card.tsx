import { memo } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { DietMark } from '../../shared/ui/diet-mark';
import { DishImage } from '../../shared/ui/dish-image';
import { Price } from '../../shared/ui/price';
import { AddToCart } from './add-to-cart';
import { cardSizes } from './card-sizes';
import styles from './menu-card.module.css';

export const menuCardFragment = graphql(`
  fragment MenuCard on MenuItem {
    id
    name
    price
    description
    category
    image
    isVegetarian
  }
`);

interface MenuCardProps {
  readonly item: FragmentType<typeof menuCardFragment>;
  /** For cards that are seen at once. */
  readonly eager?: boolean;
  /** The same function each time. */
  readonly onOpen: (id: string) => void;
}

/** Drawn anew only when its dish is another one: a menu has many. */
export const MenuCard = memo(function MenuCard({ item, eager = false, onOpen }: MenuCardProps) {
  const dish = readFragment(menuCardFragment, item);
  const open = () => onOpen(dish.id);
  return (
    <article className={styles['card']} aria-label={dish.name}>
      <div className={styles['picture']} role="presentation" onClick={open}>
        <DishImage src={dish.image} name={dish.name} sizes={cardSizes} eager={eager} />
        <DietMark isVegetarian={dish.isVegetarian} className={styles['mark']} />
      </div>
      <div className={styles['body']} role="presentation" onClick={open}>
        <h3 className={styles['name']}>
          <button type="button" className={styles['open']} aria-haspopup="dialog">
            <span className={styles['lines']}>{dish.name}</span>
          </button>
        </h3>
        {dish.description && <p className={styles['description']}>{dish.description}</p>}
      </div>
      <div className={styles['foot']}>
        <span className={styles['price']}>
          <Price rupees={dish.price} />
        </span>
        <AddToCart item={{ _id: dish.id, name: dish.name, price: dish.price, image: dish.image }} />
      </div>
    </article>
  );
});
