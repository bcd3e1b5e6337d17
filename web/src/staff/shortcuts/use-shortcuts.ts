import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';
import { useTexts } from '../texts/texts';

export interface Shortcut {
  /**
   * In the syntax of tinykeys: `$mod+KeyK` (Control or ⌘), `Shift+Slash`, `KeyG KeyO` (one after the other),
   * `(Digit[1-9])` (an expression). Places on the keyboard, not letters, so that they work while a Devanagari layout is on.
   */
  readonly keys: string;
  /** What it does, for the list of shortcuts. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Works while a dialog is open, and only then. Others never do. */
  readonly inDialog?: boolean;
}

interface Shortcuts {
  /** Adds shortcuts. @returns a function that removes them */
  readonly add: (added: readonly Shortcut[]) => () => void;
  readonly all: readonly Shortcut[];
  readonly showSheet: () => void;
  /** Whether shortcuts without Control or ⌘ are on. */
  readonly hasPlainKeys: boolean;
}

export const isPlain = (keys: string) => !keys.startsWith('$mod');

export const ShortcutsContext = createContext<Shortcuts | null>(null);

function useLayer(): Shortcuts {
  const layer = use(ShortcutsContext);
  if (!layer) throw new Error('shortcuts need a ShortcutsProvider above them');
  return layer;
}

/** Shortcuts that work, and are listed, while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useLayer();
  const run = useEffectEvent((keys: string, event: KeyboardEvent) =>
    shortcuts.find((each) => each.keys === keys)?.run(event),
  );
  // Functions may change with each render.
  const listed = JSON.stringify(shortcuts.map(({ run: _, ...shown }) => shown));
  // Before the screen is painted, so that no key is lost that is pressed at its sight.
  useLayoutEffect(() => {
    const all = JSON.parse(listed) as readonly Omit<Shortcut, 'run'>[];
    return add(all.map((shown) => ({ ...shown, run: (event: KeyboardEvent) => run(shown.keys, event) })));
  }, [add, listed]);
}

/** Those of the screen and of the staff area around it. */
export const useAllShortcuts = () => useLayer().all;

/** Opens the list of shortcuts. */
export const useShortcutSheet = () => useLayer().showSheet;

/** Whether a shortcut is on, on this device. */
export const useIsOn = (keys: string) => useLayer().hasPlainKeys || !isPlain(keys);

/** On a screen with a search field: `/` focuses it. */
export function useSearchShortcut(): void {
  const t = useTexts();
  const run = () => document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  useShortcuts([{ keys: 'Slash', label: t('shortcuts.search'), run }]);
}
