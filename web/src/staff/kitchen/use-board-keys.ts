import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { canRecall, nextAct } from './acts';
import { boardActs, type BoardAct, type BoardKeys } from './board-keys';
import type { CardActs } from './kitchen-card';
import { hasUnseenChange, type KitchenOrder } from './kitchen-order';
import { linesAt, type Place } from './stations';

interface BoardKeysOptions extends CardActs {
  readonly keys: BoardKeys;
  /** Whether the numbers choose cards, and not lines. */
  readonly hasPositions: boolean;
  readonly place: Place | undefined;
  readonly find: (id: string) => KitchenOrder | undefined;
  readonly undo: () => void;
  readonly toggleCount: () => void;
  readonly showDone: () => void;
  readonly nextStation: () => void;
}

const cards = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>('[data-order]')];
const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? undefined;

/** Focuses the card that lies so many cards or columns away from the focused one, or else the first card. */
function moveFocus(columnsAway: number, cardsAway: number): void {
  // There arrows choose a stage, or scroll.
  if (document.activeElement?.closest('[role=tablist], section[tabindex="0"]')) return;
  const from = focusedCard();
  const column = from?.closest('[data-column]');
  if (!from || !column) {
    cards()[0]?.focus();
    return;
  }
  const at = cards(column).indexOf(from);
  const columns = [...document.querySelectorAll('[data-column]')].filter((each) => cards(each).length > 0);
  const target = columns[columns.indexOf(column) + columnsAway];
  const all = target ? cards(target) : [];
  all[Math.max(0, Math.min(at + cardsAway, all.length - 1))]?.focus();
}

/** Focuses the card with this number, from 1. */
const chooseCard = (position: number) => cards()[position - 1]?.focus();

const lineOfFocus = () => document.activeElement?.closest<HTMLElement>('[data-line]') ?? undefined;

/** Focuses the next line of the focused card, after the last one the first. */
function nextLine(): void {
  const lines = [...(focusedCard()?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const from = lineOfFocus();
  lines[(from ? lines.indexOf(from) + 1 : 0) % lines.length]?.focus();
}

/** Strikes off the focused line, or else the first open one. */
const strike = () =>
  (lineOfFocus() ?? focusedCard()?.querySelector<HTMLElement>('[data-line][aria-pressed=false]'))?.click();

const digitOf = ({ code }: KeyboardEvent) => Number(code.at(-1));

/** The board by keyboard or bump bar: some keys go between cards, others act on the focused one. */
export function useBoardKeys(options: BoardKeysOptions): void {
  const { keys, hasPositions, place, find, press, open, mayChange } = options;
  const t = useTexts();
  const onCard = (act: (order: KitchenOrder) => unknown) => () => {
    const order = find(focusedCard()?.dataset['order'] ?? '');
    if (order) act(order);
  };
  const strikeLine = (event: KeyboardEvent) =>
    onCard((order) => {
      const line = linesAt(order.items, place)[digitOf(event) - 1];
      if (line) press(order, { kind: 'line', line: line.key, isDone: !line.isDone });
    })();
  const looking: Partial<Record<BoardAct, () => unknown>> = {
    next: () => moveFocus(0, 1),
    previous: () => moveFocus(0, -1),
    right: () => moveFocus(1, 0),
    left: () => moveFocus(-1, 0),
    station: options.nextStation,
    count: options.toggleCount,
    done: options.showDone,
  };
  const changing: Partial<Record<BoardAct, () => unknown>> = {
    move: onCard((order) => press(order, { kind: nextAct(order) })),
    nextLine,
    strike,
    undo: options.undo,
    recall: onCard((order) => canRecall(order) && press(order, { kind: 'recall' })),
    seen: onCard((order) => hasUnseenChange(order) && press(order, { kind: 'seen' })),
    packed: onCard((order) => open('bags', order)),
    refuse: onCard((order) => order.kitchenStage === 'NEW' && open('refuse', order)),
  };
  const runs = mayChange ? { ...looking, ...changing } : looking;
  // A shortcut also matches what a key types: that of Numpad Enter is `Enter`.
  const isOf = ({ code }: KeyboardEvent, act: BoardAct) => code === keys[act];
  const ofActs = boardActs.flatMap((act) => {
    const run = runs[act];
    return run
      ? [
          {
            keys: keys[act],
            label: t(`boardKey.${act}`),
            run: (event: KeyboardEvent) => isOf(event, act) && void run(),
          },
        ]
      : [];
  });
  const ofCards = {
    keys: '(Digit[0-9]|Numpad[0-9])',
    label: t('kitchen.keyCard'),
    run: (event: KeyboardEvent) => chooseCard(digitOf(event) || 10),
  };
  const ofLines = { keys: '(Digit[1-9]|Numpad[1-9])', label: t('kitchen.keyLine'), run: strikeLine };
  const ofNumbers = hasPositions ? [ofCards] : mayChange ? [ofLines] : [];
  useShortcuts([...ofActs, ...ofNumbers]);
}
