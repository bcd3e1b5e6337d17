import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { calmList } from './calm-list';
import { orderElement } from './order-element';

/** Milliseconds for which an order that no longer matches stays readable. */
const leavesAfterMs = 4000;
/** Milliseconds without interaction after which the list may move. */
const quietMs = 1200;
const pollMs = 400;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

interface Rules<Node> {
  /** Identifies the list: a new key starts with an empty screen. */
  readonly listKey: string;
  readonly matches: (node: Node) => boolean;
  readonly isHolding: boolean;
  /** Whether it is listed without its page. */
  readonly floats: (node: Node) => boolean;
  /** Whether the admin is choosing a status for it. */
  readonly isBusy: (id: string) => boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** Keeps a live list still during interaction: see {@link calmList}. */
export function useCalmList<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  { listKey, matches, isHolding, floats, isBusy }: Rules<Node>,
) {
  const [{ key, shown }, setShown] = useState({ key: listKey, shown: nothing });
  const before = key === listKey ? shown : nothing;
  const { visible, heldBack } = calmList(nodes, { shown: before, matches, isHolding, floats });
  if (key !== listKey || visible.length !== shown.size || visible.some(({ id }) => !shown.has(id)))
    setShown({ key: listKey, shown: new Set(visible.map(({ id }) => id)) });

  const leaving = visible.filter((node) => !matches(node)).map(({ id }) => id);
  const drop = (ids: ReadonlySet<string>) =>
    setShown((now) => ({ ...now, shown: new Set([...now.shown].filter((id) => !ids.has(id))) }));
  useDepartures(leaving, isBusy, drop);

  /** Shows what was held back, even during interaction. */
  const showAll = () =>
    setShown({
      key: listKey,
      shown: new Set(nodes.filter((node) => before.has(node.id) || matches(node)).map(({ id }) => id)),
    });

  return { visible, heldBack, showAll };
}

function useDepartures(
  leaving: readonly string[],
  isBusy: (id: string) => boolean,
  drop: (ids: ReadonlySet<string>) => void,
): void {
  const noticed = useRef(new Map<string, number>());
  const lastActivity = useRef(0);
  const isWaiting = leaving.length > 0;

  const look = useEffectEvent(() => {
    const now = performance.now();
    for (const id of noticed.current.keys()) if (!leaving.includes(id)) noticed.current.delete(id);
    for (const id of leaving) if (!noticed.current.has(id)) noticed.current.set(id, now);
    // A dialog belongs to an order of the list.
    if (now - lastActivity.current < quietMs || document.querySelector('dialog[open]')) return;
    const ready = leaving.filter(
      (id) => now - (noticed.current.get(id) ?? now) >= leavesAfterMs && !isBusy(id) && !hasKeyboardFocus(id),
    );
    if (ready.length > 0) drop(new Set(ready));
  });

  useEffect(() => {
    if (!isWaiting) return;
    const notice = () => {
      lastActivity.current = performance.now();
    };
    for (const activity of activities) window.addEventListener(activity, notice, { passive: true });
    look();
    const timer = setInterval(look, pollMs);
    return () => {
      for (const activity of activities) window.removeEventListener(activity, notice);
      clearInterval(timer);
    };
  }, [isWaiting]);
}

/** Removing a focused order would send a keyboard user to the top of the page. */
function hasKeyboardFocus(id: string): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.matches(':focus-visible') && orderElement(id)?.contains(focused));
}
