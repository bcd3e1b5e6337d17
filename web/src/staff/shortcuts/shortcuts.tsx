import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { tinykeys } from 'tinykeys';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useTexts } from '../texts/texts';
import { ShortcutSheet } from './shortcut-sheet';
import { ShortcutsContext, useShortcuts, useShortcutSheet, type Shortcut } from './use-shortcuts';

const storageKey = 'staff:plain-keys';

/** Whether the key belongs to what is focused: a text, a menu, an open dialog. */
function isElsewhere({ target, isComposing, repeat }: KeyboardEvent, isPlain: boolean): boolean {
  if (isComposing || repeat || document.querySelector('dialog[open]')) return true;
  return (
    isPlain &&
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null
  );
}

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
  const layer = useMemo(() => ({ add, showSheet: () => setIsSheetOpen(true) }), [add]);
  useLayoutEffect(() => {
    const bindings = shortcuts.map(({ keys, run }) => {
      const isPlain = !keys.startsWith('$mod');
      const handle = (event: KeyboardEvent) => {
        if ((isPlain && !hasPlainKeys) || isElsewhere(event, isPlain)) return;
        event.preventDefault();
        run();
      };
      return [keys, handle] as const;
    });
    return tinykeys(window, Object.fromEntries(bindings));
  }, [shortcuts, hasPlainKeys]);
  return (
    <ShortcutsContext value={layer}>
      {children}
      <CommonShortcuts />
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

/** Of every screen. */
function CommonShortcuts() {
  const t = useTexts();
  const showSheet = useShortcutSheet();
  useShortcuts([
    {
      keys: '/',
      label: t('shortcuts.search'),
      run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
    { keys: 'Shift+?', label: t('shortcuts.sheet'), run: showSheet },
  ]);
  return null;
}
