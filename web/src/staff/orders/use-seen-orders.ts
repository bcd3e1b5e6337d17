import { useEffect, useEffectEvent } from 'react';
import { orderElement } from './order-element';

/** Visible pixels of an order that count as seen, or half of a shorter one. */
const enoughPx = 160;
/** Milliseconds for which it must be visible. */
const dwellMs = 1000;

/** Events that show that a person is present: a kitchen's tablet shows the page all evening to an empty room. */
const presenceEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * An order is seen after a second on the screen with a person present, who touched, scrolled, typed or returned to the
 * page; or, with `isBroughtUp`, who has just asked for it.
 */
export function useSeenOrders(
  unseen: readonly string[],
  { see, isBroughtUp }: { see: (ids: readonly string[]) => void; isBroughtUp: boolean },
): void {
  const inView = useEffectEvent(() => unseen.filter(isInView));
  const report = useEffectEvent(see);
  const isWatching = unseen.length > 0;

  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPresence = () => {
      if (timer !== undefined || document.visibilityState !== 'visible') return;
      const before = inView();
      if (before.length === 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        const still = inView().filter((id) => before.includes(id));
        if (still.length > 0 && document.visibilityState === 'visible') report(still);
      }, dwellMs);
    };
    if (isBroughtUp) onPresence();
    for (const sign of presenceEvents) window.addEventListener(sign, onPresence, { passive: true });
    document.addEventListener('visibilitychange', onPresence);
    return () => {
      clearTimeout(timer);
      for (const sign of presenceEvents) window.removeEventListener(sign, onPresence);
      document.removeEventListener('visibilitychange', onPresence);
    };
  }, [isWatching, isBroughtUp]);
}

function isInView(id: string): boolean {
  const box = orderElement(id)?.getBoundingClientRect();
  if (!box) return false;
  const visible = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
  return visible >= Math.min(enoughPx, box.height / 2);
}
