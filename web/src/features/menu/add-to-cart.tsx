import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../../texts/texts';
import { useCart, type CartItem } from '../cart/cart';
import { isValidItemId } from '../cart/item-id';
import { lineKey } from '../cart/line-key';
import styles from './add-to-cart.module.css';

// Needed once in a blue moon, by a button that stands on every card.
const MessageDialog = lazy(async () => ({
  default: (await import('../../shared/ui/confirm-dialog')).MessageDialog,
}));

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** 'Add to Cart', or how many are in it already. */
export function AddToCart({ item }: { readonly item: CartItem }) {
  const t = useTexts();
  const { lines, add, setQty } = useCart();
  const [refused, setRefused] = useState(false);
  // The pressed button gives way to another one: the focus goes with it, else a keyboard starts over at the top.
  const [pressed, setPressed] = useState(false);
  const key = lineKey(item);
  const qty = lines.find((line) => lineKey(line) === key)?.qty ?? 0;

  if (qty > 0) {
    return (
      <Stepper
        look="filled"
        name={item.name}
        role="group"
        aria-label={t('menu.inCart', { name: item.name })}
        less={{
          onClick: () => {
            setPressed(true);
            setQty(key, qty - 1);
          },
        }}
        more={{
          'aria-label': t('menu.addLabel', { name: item.name }),
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
        aria-label={t('menu.addLabel', { name: item.name })}
        ref={pressed ? focusOnce : undefined}
        onClick={() => {
          setPressed(true);
          if (isValidItemId(item._id)) add(item);
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
