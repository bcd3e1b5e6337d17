import { useId } from 'react';
import { DietMark } from '../../shared/ui/diet-mark';
import { DishImage } from '../../shared/ui/dish-image';
import { CloseIcon } from '../../shared/ui/icons';
import { Modal } from '../../shared/ui/modal';
import { Price } from '../../shared/ui/price';
import round from '../../shared/ui/round-button.module.css';
import { useTexts } from '../../texts/texts';
import styles from './dish-sheet.module.css';
import type { AddControl, ConfigureControl } from './menu-card';
import type { MenuDish } from './menu-document';
import { useAvailability } from './availability';
import { FewLeft, SoldOutNote } from './sold-out-note';

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
      {dish.image && (
        <DishImage src={dish.image} name={dish.name} sizes="(max-width: 40rem) 100vw, 32rem" eager />
      )}
      <div className={styles['text']}>
        <div className={`${styles['head']} ${dish.image ? '' : styles['bare']}`}>
          <DietMark isVegetarian={dish.isVegetarian} className={styles['mark']} />
          <h2 id={id} className={styles['name']}>
            {dish.name}
          </h2>
        </div>
        {dish.description && <p className={styles['description']}>{dish.description}</p>}
      </div>
      {line !== undefined || (dish.groups.length > 0 && !soldOut) ? (
        <Configure dish={dish} line={line} onDone={onClose} />
      ) : (
        <div className={styles['foot']}>
          <span className={styles['price']}>
            <Price rupees={dish.price} />
            {fewLeft !== undefined && <FewLeft count={fewLeft} />}
          </span>
          {soldOut ? <SoldOutNote mark={soldOut} /> : <Add dish={dish} />}
        </div>
      )}
    </Modal>
  );
}
