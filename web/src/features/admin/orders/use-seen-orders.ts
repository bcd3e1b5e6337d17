import { useEffect, useEffectEvent } from 'react';
import { orderElement } from './order-element';

/** So much of an order, in px, or half of a shorter one, has to be on the screen. */
const enoughPx = 160;
/** And for so long. */
const dwellMs = 1000;

/** What somebody does who stands before the screen. A kitchen's tablet shows the page all evening to nobody. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * An order is seen once it has been on the screen for a second after somebody was there, who touched, scrolled, typed
 * or came back to the page; or, with `isBroughtUp`, who has just asked for it.
 */
export function useSeenOrders(
  unseen: readonly string[],
  { see, isBroughtUp }: { see: (ids: readonly string[]) => void; isBroughtUp: boolean },
): void {
  const inView = useEffectEvent(() => unseen.filter(isInView));
  const tell = useEffectEvent(see);
  const isWatching = unseen.length > 0;

  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLife = () => {
      if (timer !== undefined || document.visibilityState !== 'visible') return;
      const before = inView();
      if (before.length === 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        const still = inView().filter((id) => before.includes(id));
        if (still.length > 0 && document.visibilityState === 'visible') tell(still);
      }, dwellMs);
    };
    if (isBroughtUp) onLife();
    for (const sign of signsOfLife) window.addEventListener(sign, onLife, { passive: true });
    document.addEventListener('visibilitychange', onLife);
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, onLife);
      document.removeEventListener('visibilitychange', onLife);
    };
  }, [isWatching, isBroughtUp]);
}

function isInView(id: string): boolean {
  const box = orderElement(id)?.getBoundingClientRect();
  if (!box) return false;
  const visible = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
  return visible >= Math.min(enoughPx, box.height / 2);
}
