import { memo, type ComponentType } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { MenuCardFragment } from '../../gql/graphql';
import { DietMark } from './diet-mark';
import { DishImage } from './dish-image';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../texts/texts';
import { cardSizes } from './card-sizes';
import { dishDescription, dishName, OtherName } from './dish-name';
import { DishTags } from './dish-tags';
import styles from './menu-card.module.css';
import type { MenuDish } from './menu-document';
import { useAvailability } from './availability';
import { FewLeft, SoldOutNote } from './sold-out-note';

export const menuCardFragment = graphql(`
  fragment MenuCard on MenuItem {
    id
    version
    name
    price
    description
    category
    image
    soldOut {
      until
    }
    options {
      groupId
      overrides {
        choiceId
        price
        isDefault
        isOffered
      }
    }
    servedFrom
    servedUntil
    mark
    hindiName
    hindiDescription
    spiciness
    isJain
    isNew
    isPackaged
    isBestseller
    allergens
    serves
    packing
  }
`);

/** Adds a dish to the cart. Passed by the screens, because the menu must not depend on the cart. */
export type AddControl = ComponentType<{ readonly dish: MenuCardFragment }>;

/** Configures a dish in its sheet, and adds it to the cart or changes a line of it. */
export type ConfigureControl = ComponentType<{
  readonly dish: MenuDish;
  /** Key of the line of the cart that is changed. */
  readonly line: string | undefined;
  readonly onDone: () => void;
}>;

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
  const t = useTexts();
  const dish = readFragment(menuCardFragment, item);
  const name = dishName(dish);
  const description = dishDescription(dish);
  const { soldOut, fewLeft } = useAvailability(dish);
  const open = () => onOpen(dish.id);
  const add = <Add dish={dish} />;
  return (
    <article className={`${styles['card']} ${soldOut ? styles['soldOut'] : ''}`} aria-label={name}>
      <div className={styles['picture']} role="presentation" onClick={open}>
        <DishImage src={dish.image} name={name} sizes={cardSizes} eager={eager} />
        <DietMark mark={dish.mark} className={styles['mark']} />
      </div>
      <div className={`stack gap-1 content-start ${styles['body']}`} role="presentation" onClick={open}>
        <h3 className={styles['name']}>
          <button type="button" className={styles['open']} aria-haspopup="dialog">
            <span className="clamp anywhere">{name}</span>
          </button>
        </h3>
        <OtherName dish={dish} />
        <DishTags dish={dish} />
        {description && (
          <p className={`clamp muted small anywhere ${styles['description']}`}>{description}</p>
        )}
      </div>
      <div className={`row wrap between gap-2 gap-x-3 ${styles['foot']}`}>
        <span className={styles['price']}>
          <Price rupees={dish.price} />
          {fewLeft !== undefined && <FewLeft count={fewLeft} />}
        </span>
        {soldOut ? <SoldOutNote mark={soldOut}>{add}</SoldOutNote> : add}
        {!soldOut && dish.options.length > 0 && (
          <button
            type="button"
            className={`muted small ${styles['customise']}`}
            aria-label={t('menu.customiseLabel', { name: dish.name })}
            aria-haspopup="dialog"
            onClick={open}
          >
            {t('menu.customise')}
          </button>
        )}
      </div>
    </article>
  );
});
