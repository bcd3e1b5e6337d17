import { Dialog } from '@base-ui/react/dialog';
import type { MenuCardFragment } from '../../gql/graphql';
import dialog from '../../shared/ui/confirm-dialog.module.css';
import { DietMark } from '../../shared/ui/diet-mark';
import { DishImage } from '../../shared/ui/dish-image';
import { CloseIcon } from '../../shared/ui/icons';
import { Price } from '../../shared/ui/price';
import round from '../../shared/ui/round-button.module.css';
import { useTexts } from '../../texts/texts';
import { AddToCart } from './add-to-cart';
import styles from './dish-sheet.module.css';

interface DishSheetProps {
  readonly dish: MenuCardFragment;
  readonly onClose: () => void;
}

/** All there is to read of a dish: a card has room for two lines of it. */
export function DishSheet({ dish, onClose }: DishSheetProps) {
  const t = useTexts();
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog['backdrop']} />
        <Dialog.Popup className={styles['sheet']}>
          <Dialog.Close className={`${round['button']} ${styles['close']}`} aria-label={t('common.close')}>
            <CloseIcon />
          </Dialog.Close>
          {dish.image && (
            <DishImage src={dish.image} name={dish.name} sizes="(max-width: 40rem) 100vw, 32rem" eager />
          )}
          <div className={styles['text']}>
            <div className={`${styles['head']} ${dish.image ? '' : styles['bare']}`}>
              <DietMark isVegetarian={dish.isVegetarian} className={styles['mark']} />
              <Dialog.Title className={styles['name']}>{dish.name}</Dialog.Title>
            </div>
            {dish.description && (
              <Dialog.Description className={styles['description']}>{dish.description}</Dialog.Description>
            )}
          </div>
          <div className={styles['foot']}>
            <span className={styles['price']}>
              <Price rupees={dish.price} />
            </span>
            <AddToCart item={{ _id: dish.id, name: dish.name, price: dish.price, image: dish.image }} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
