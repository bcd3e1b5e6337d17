import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

export interface Shortcut {
  /** In the syntax of tinykeys: `$mod+k` (Control or ⌘), `Shift+?`, `g o` (one after the other). */
  readonly keys: string;
  /** What it does, for the list of shortcuts. */
  readonly label: string;
  readonly run: () => void;
}

interface Shortcuts {
  /** Adds shortcuts. @returns a function that removes them */
  readonly add: (added: readonly Shortcut[]) => () => void;
  readonly showSheet: () => void;
}

export const ShortcutsContext = createContext<Shortcuts | null>(null);

function useLayer(): Shortcuts {
  const layer = use(ShortcutsContext);
  if (!layer) throw new Error('shortcuts need a ShortcutsProvider above them');
  return layer;
}

/** Shortcuts that work, and are listed, while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useLayer();
  const run = useEffectEvent((keys: string) => shortcuts.find((each) => each.keys === keys)?.run());
  // Functions may change with each render.
  const listed = JSON.stringify(shortcuts.map(({ keys, label }) => ({ keys, label })));
  // Before the screen is painted, so that no key is lost that is pressed at its sight.
  useLayoutEffect(() => {
    const all = JSON.parse(listed) as readonly Pick<Shortcut, 'keys' | 'label'>[];
    return add(all.map(({ keys, label }) => ({ keys, label, run: () => run(keys) })));
  }, [add, listed]);
}

/** Opens the list of shortcuts. */
export const useShortcutSheet = () => useLayer().showSheet;
