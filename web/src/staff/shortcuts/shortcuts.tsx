import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { tinykeys } from 'tinykeys';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useTexts } from '../texts/texts';
import { ShortcutSheet } from './shortcut-sheet';
import { isPlain, ShortcutsContext, useShortcuts, useShortcutSheet, type Shortcut } from './use-shortcuts';

const storageKey = 'staff:plain-keys';
/** Keys that press a button. */
const pressing = ['Enter', 'NumpadEnter', 'Space'];
const fields = 'input, textarea, select, [contenteditable]';

/** Whether keys belong to what lies above the screen, to the text that is typed into, or to the button that they press. */
const isElsewhere = ({ target, isComposing, repeat }: KeyboardEvent, keys: string): boolean =>
  isComposing ||
  repeat ||
  document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null ||
  (isPlain(keys) &&
    target instanceof Element &&
    target.closest(pressing.includes(keys) ? `${fields}, button, a` : fields) !== null);

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
    () => ({ add, showSheet: () => setIsSheetOpen(true), hasPlainKeys }),
    [add, hasPlainKeys],
  );
  useLayoutEffect(() => {
    const bindings = shortcuts.map(({ keys, run }) => {
      const handle = (event: KeyboardEvent) => {
        const isIgnored = (isPlain(keys) && !hasPlainKeys) || isElsewhere(event, keys);
        // The browser has its own use for Control K.
        if (!isIgnored || !isPlain(keys)) event.preventDefault();
        if (!isIgnored) run(event);
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
