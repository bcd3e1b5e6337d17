import { clockRange } from '../../shared/lib/clock';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Stepper } from '../../shared/ui/stepper';
import { useTexts } from '../texts/texts';
import { isDefaultSoldOut } from '../../domain/menu/dish-options';
import { offeredGroupsOf } from '../menu/menu';
import type { AddControl } from '../../domain/menu/menu-card';
import { dishName } from '../../domain/menu/dish-name';
import { useOpenDish } from '../menu/open-dish';
import styles from './add-to-cart.module.css';
import { ForLater } from '../../domain/menu/for-later';
import { useMissedHours } from '../menu/serving';
import { useBasket } from '../../domain/basket/use-basket';
import { cartItemOf } from './cart-item-of';
import { isValidItemId } from './item-id';
import { lineKey } from '../../domain/basket/lines';

// Rarely needed, but on every card.
const MessageDialog = lazy(async () => ({
  default: (await import('../../shared/ui/confirm-dialog')).MessageDialog,
}));
const LinesOfDish = lazy(async () => ({ default: (await import('./lines-of-dish')).LinesOfDish }));

/** Pixels that the bar of the cart takes at the bottom of a phone's screen. */
const cartBarSpace = 80;

/** The first dish in the cart shows the bar of the cart, which may cover the button. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  const { bottom = 0 } = button?.getBoundingClientRect() ?? {};
  if (bottom > window.innerHeight - cartBarSpace) button?.scrollIntoView({ block: 'nearest' });
}

/**
 * "Add to Cart", or a stepper once the dish is in the cart. Outside of the dish's hours, these, with the button if the dish
 * can be ordered for later.
 */
export const AddToCart: AddControl = ({ dish }) => {
  const t = useTexts();
  const missed = useMissedHours(dish);
  if (!missed) return <AddButton dish={dish} />;
  const { category, from, until } = missed;
  const time = clockRange(from, until);
  return (
    <>
      <span className={`row muted small anywhere ${styles['hours']}`}>
        {category === undefined ? t('menu.servedAt', { time }) : `${category} · ${time}`}
      </span>
      <ForLater>
        <AddButton dish={dish} />
      </ForLater>
    </>
  );
};

/** With several lines of the dish, it asks which one is meant; with a default that is sold out, what to take instead. */
const AddButton: AddControl = ({ dish }) => {
  const t = useTexts();
  const { id } = dish;
  const name = dishName(dish);
  const { lines, add, setQty } = useBasket();
  const openDish = useOpenDish();
  const [refused, setRefused] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // Another button replaces the pressed one and takes the focus, which would otherwise be lost.
  const [pressed, setPressed] = useState(false);
  const ofDish = lines.filter(({ _id }) => _id === id);
  const [line, another] = ofDish;
  const addDefaults = () => {
    const groups = offeredGroupsOf(dish);
    if (isDefaultSoldOut(groups)) openDish(id);
    else add(cartItemOf(dish, groups));
  };

  if (line) {
    const key = lineKey(line);
    return (
      <>
        <Stepper
          look="filled"
          name={name}
          role="group"
          aria-label={t('menu.inCart', { name })}
          less={{
            onClick: () => {
              setPressed(true);
              if (another) setIsAsking(true);
              else setQty(key, line.qty - 1);
            },
          }}
          more={{
            'aria-label': t('menu.addLabel', { name }),
            ref: pressed && !isAsking ? focusOnce : undefined,
            onClick: () => {
              if (another) setIsAsking(true);
              else if (line.choices || line.note) setQty(key, line.qty + 1);
              else addDefaults();
            },
          }}
        >
          <span aria-live="polite">{ofDish.reduce((sum, { qty }) => sum + qty, 0)}</span>
        </Stepper>
        {isAsking && (
          <Suspense>
            <LinesOfDish dish={dish} onClose={() => setIsAsking(false)} />
          </Suspense>
        )}
      </>
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
          if (isValidItemId(id)) addDefaults();
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
};
