import { useId } from 'react';
import { useCanOrderForLater } from '../../domain/basket/use-order-way';
import { DietMark } from '../../domain/menu/diet-mark';
import { DishImage } from '../../domain/menu/dish-image';
import { CloseIcon } from '../../shared/ui/icons';
import { Modal } from '../../shared/ui/modal';
import { Price } from '../../shared/ui/price';
import round from '../../shared/ui/round-button.module.css';
import { useTexts } from '../texts/texts';
import { allergenTexts } from '../../domain/menu/allergen-texts';
import { dishDescription, dishName, OtherName } from '../../domain/menu/dish-name';
import { DishTags } from '../../domain/menu/dish-tags';
import styles from './dish-sheet.module.css';
import type { AddControl, ConfigureControl } from '../../domain/menu/menu-card';
import type { MenuDish } from '../../domain/menu/menu-document';
import { useAvailability } from '../../domain/menu/availability';
import { FewLeft, SoldOutNote, SoldOutText } from '../../domain/menu/sold-out-note';

interface DishSheetProps {
  readonly dish: MenuDish;
  readonly addControl: AddControl;
  readonly configureControl: ConfigureControl;
  /** Key of the line of the cart that is changed. */
  readonly line: string | undefined;
  readonly onClose: () => void;
}

/** A dish with its whole description; cards show two lines. */
export function DishSheet({
  dish,
  addControl: Add,
  configureControl: Configure,
  line,
  onClose,
}: DishSheetProps) {
  const t = useTexts();
  const id = useId();
  const { soldOut, fewLeft } = useAvailability(dish);
  const canOrderForLater = useCanOrderForLater();
  const isOrderable = !soldOut || (soldOut.until !== null && canOrderForLater);
  const hasForm = line !== undefined || (dish.groups.length > 0 && isOrderable);
  const name = dishName(dish);
  const description = dishDescription(dish);
  const add = <Add dish={dish} />;
  return (
    <Modal className={styles['sheet']} aria-labelledby={id} isLight onClose={onClose}>
      <button
        type="button"
        className={`${round['button']} ${styles['close']}`}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
      {dish.image && <DishImage src={dish.image} name={name} sizes="(max-width: 40rem) 100vw, 32rem" eager />}
      <div className={`stack gap-2 ${styles['text']}`}>
        <div className={`flex gap-2 ${dish.image ? '' : styles['bare']}`}>
          <DietMark mark={dish.mark} className={styles['mark']} />
          <h2 id={id} className={styles['name']}>
            {name}
            <OtherName dish={dish} />
          </h2>
        </div>
        <DishTags dish={dish} isWordy />
        {description && <p className={styles['description']}>{description}</p>}
        {dish.serves !== null && <p>{t('menu.serves', { count: dish.serves })}</p>}
        {dish.isPackaged && <p className="muted small">{t('menu.mrp')}</p>}
        {dish.allergens.length > 0 && (
          <p className="muted small">
            {t('menu.contains', {
              allergens: dish.allergens.map((allergen) => t(allergenTexts[allergen])).join(', '),
            })}
          </p>
        )}
        {hasForm && soldOut && <SoldOutText mark={soldOut} />}
      </div>
      {hasForm ? (
        <Configure dish={dish} line={line} onDone={onClose} />
      ) : (
        <div className={`row wrap between gap-2 gap-x-3 ${styles['foot']}`}>
          <span className={styles['price']}>
            <Price rupees={dish.price} />
            {fewLeft !== undefined && <FewLeft count={fewLeft} />}
          </span>
          {soldOut ? <SoldOutNote mark={soldOut}>{add}</SoldOutNote> : add}
        </div>
      )}
    </Modal>
  );
}
