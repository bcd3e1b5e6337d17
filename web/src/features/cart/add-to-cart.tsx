import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../../texts/texts';
import { dishName } from '../menu/dish-name';
import styles from './add-to-cart.module.css';
import { useCart } from './cart';
import { isValidItemId } from './item-id';
import { lineKey } from './line-key';
import type { Dish } from './menu-drift';

// Rarely needed, but on every card.
const MessageDialog = lazy(async () => ({
  default: (await import('../../shared/ui/confirm-dialog')).MessageDialog,
}));

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** "Add to Cart", or a stepper once the dish is in the cart. */
export function AddToCart({ dish }: { readonly dish: Dish }) {
  const t = useTexts();
  const { id, price, image } = dish;
  const name = dishName(dish);
  const { lines, add, setQty } = useCart();
  const [refused, setRefused] = useState(false);
  // Another button replaces the pressed one and takes the focus, which would otherwise be lost.
  const [pressed, setPressed] = useState(false);
  const item = { _id: id, name: dish.name, price, image };
  const key = lineKey(item);
  const qty = lines.find((line) => lineKey(line) === key)?.qty ?? 0;

  if (qty > 0) {
    return (
      <Stepper
        look="filled"
        name={name}
        role="group"
        aria-label={t('menu.inCart', { name })}
        less={{
          onClick: () => {
            setPressed(true);
            setQty(key, qty - 1);
          },
        }}
        more={{
          'aria-label': t('menu.addLabel', { name }),
          ref: pressed ? focusOnce : undefined,
          onClick: () => add(item),
        }}
      >
        <span className={styles['count']} aria-live="polite">
          {qty}
        </span>
      </Stepper>
    );
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={t('menu.addLabel', { name })}
        ref={pressed ? focusOnce : undefined}
        onClick={() => {
          setPressed(true);
          if (isValidItemId(id)) add(item);
          else setRefused(true);
        }}
      >
        {t('menu.add')}
      </Button>
      {refused && (
        <Suspense>
          <MessageDialog open onOpenChange={setRefused} title={t('menu.notAdded')}>
            {t('menu.invalid')}
          </MessageDialog>
        </Suspense>
      )}
    </>
  );
}
