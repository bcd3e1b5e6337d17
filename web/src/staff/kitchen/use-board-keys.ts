import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { canRecall, nextAct } from './acts';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import { linesAt, type Place } from './stations';

interface BoardKeys extends CardActs {
  readonly place: Place | undefined;
  readonly find: (id: string) => KitchenOrder | undefined;
  readonly undo: () => void;
  readonly toggleCount: () => void;
  readonly showDone: () => void;
}

const cards = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>('[data-order]')];
const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? undefined;

/** Focuses the card that lies so many cards or columns away from the focused one, or else the first card. */
function moveFocus(columnsAway: number, cardsAway: number): void {
  // Elsewhere arrows scroll, or choose a stage.
  if (!document.activeElement?.matches('body, main, [data-column], [data-column] *')) return;
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

/** The board by keyboard: arrows go between cards, other keys act on the focused one. */
export function useBoardKeys({
  place,
  find,
  press,
  open,
  undo,
  toggleCount,
  showDone,
  mayChange,
}: BoardKeys): void {
  const t = useTexts();
  const onCard = (act: (order: KitchenOrder) => unknown) => () => {
    const order = find(focusedCard()?.dataset['order'] ?? '');
    if (order) act(order);
  };
  const strikeLine = ({ code }: KeyboardEvent) =>
    onCard((order) => {
      const line = linesAt(order.items, place)[Number(code.at(-1)) - 1];
      if (line) press(order, { kind: 'line', line: line.key, isDone: !line.isDone });
    })();
  const looking = [
    { keys: 'ArrowDown', label: t('kitchen.keyNext'), run: () => moveFocus(0, 1) },
    { keys: 'ArrowUp', label: t('kitchen.keyPrevious'), run: () => moveFocus(0, -1) },
    { keys: 'ArrowRight', label: t('kitchen.keyRight'), run: () => moveFocus(1, 0) },
    { keys: 'ArrowLeft', label: t('kitchen.keyLeft'), run: () => moveFocus(-1, 0) },
    { keys: 'KeyC', label: t('kitchen.keyCount'), run: toggleCount },
    { keys: 'KeyF', label: t('kitchen.keyDone'), run: showDone },
  ];
  const changing = [
    {
      keys: 'Enter',
      label: t('kitchen.keyMove'),
      run: onCard((order) => press(order, { kind: nextAct(order) })),
    },
    { keys: '(Digit[1-9]|Numpad[1-9])', label: t('kitchen.keyLine'), run: strikeLine },
    { keys: 'KeyU', label: t('kitchen.keyUndo'), run: undo },
    {
      keys: 'KeyR',
      label: t('kitchen.keyRecall'),
      run: onCard((order) => canRecall(order) && press(order, { kind: 'recall' })),
    },
    { keys: 'KeyP', label: t('kitchen.keyPacked'), run: onCard((order) => open('bags', order)) },
    {
      keys: 'KeyX',
      label: t('kitchen.keyRefuse'),
      run: onCard((order) => order.kitchenStage === 'NEW' && open('refuse', order)),
    },
  ];
  useShortcuts(mayChange ? [...looking, ...changing] : looking);
}
