import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { tinykeys } from 'tinykeys';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useTexts } from '../texts/texts';
import { ShortcutSheet } from './shortcut-sheet';
import { isPlain, ShortcutsContext, useShortcuts, useShortcutSheet, type Shortcut } from './use-shortcuts';

const storageKey = 'staff:plain-keys';
/** Keys that press a button. */
const pressing = ['Enter', 'NumpadEnter', 'Space'];
const texts = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const isDialogOpen = () => document.querySelector('dialog[open], [role=dialog]') !== null;

/** Controls that need the keys themselves. */
function usersOf(keys: string): string {
  if (pressing.includes(keys)) return `${texts}, input, button, a`;
  // Arrows choose one of several radio buttons.
  return keys.startsWith('Arrow') ? `${texts}, input` : texts;
}

/** Whether keys belong to a menu, to the text that is typed into, or to the control that they press. */
const isElsewhere = ({ target, isComposing, repeat }: KeyboardEvent, keys: string): boolean =>
  isComposing ||
  repeat ||
  document.querySelector('[role=menu]') !== null ||
  (isPlain(keys) && target instanceof Element && target.closest(usersOf(keys)) !== null);

/**
 * The one listener for keyboard shortcuts, and their list. Those without Control or ⌘ can be turned off, as WCAG 2.1.4
 * asks.
 */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [hasPlainKeys, setHasPlainKeys] = useState(() => readStored(storageKey) !== 'off');
  const add = useCallback((added: readonly Shortcut[]) => {
    setShortcuts((all) => [...all, ...added]);
    return () => setShortcuts((all) => all.filter((each) => !added.includes(each)));
  }, []);
  const layer = useMemo(
    () => ({ add, all: shortcuts, showSheet: () => setIsSheetOpen(true), hasPlainKeys }),
    [add, shortcuts, hasPlainKeys],
  );
  useLayoutEffect(() => {
    const bindings = shortcuts.map(({ keys }) => {
      const handle = (event: KeyboardEvent) => {
        const isIgnored = (isPlain(keys) && !hasPlainKeys) || isElsewhere(event, keys);
        const isAbove = isDialogOpen();
        const shortcut = shortcuts.findLast(
          (each) => each.keys === keys && Boolean(each.inDialog) === isAbove,
        );
        // The browser has its own use for Control K.
        if ((!isIgnored && shortcut) || !isPlain(keys)) event.preventDefault();
        if (!isIgnored) shortcut?.run(event);
      };
      return [keys, handle] as const;
    });
    return tinykeys(window, Object.fromEntries(bindings));
  }, [shortcuts, hasPlainKeys]);
  return (
    <ShortcutsContext value={layer}>
      {children}
      <SheetShortcut />
      {isSheetOpen && (
        <ShortcutSheet
          shortcuts={shortcuts}
          hasPlainKeys={hasPlainKeys}
          onPlainKeys={(on) => {
            writeStored(storageKey, on ? null : 'off');
            setHasPlainKeys(on);
          }}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </ShortcutsContext>
  );
}

function SheetShortcut() {
  const t = useTexts();
  useShortcuts([{ keys: 'Shift+Slash', label: t('shortcuts.sheet'), run: useShortcutSheet() }]);
  return null;
}
