import { useState } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import type { BoardAct, BoardKeys } from './board-keys';

const openDialog = () => document.querySelector('dialog[open]');
const isRadio = (control: Element | null) => control instanceof HTMLInputElement && control.type === 'radio';

/** A dialog of the board without a touch screen: it is answered with the keys of the board. */
export function useDialogKeys(keys: BoardKeys): void {
  const t = useTexts();
  /** The control that the keys went to last. */
  const [chosen, setChosen] = useState<HTMLElement>();
  const go = (by: number) => {
    const controls = [
      ...(openDialog()?.querySelectorAll<HTMLElement>(':is(button, input, a[href]):not(:disabled)') ?? []),
    ];
    const at = controls.findIndex((each) => each === document.activeElement);
    const next = controls[(at + by + controls.length) % controls.length];
    setChosen(next);
    next?.focus();
    if (isRadio(next ?? null)) next?.click();
  };
  const press = () => {
    const { activeElement } = document;
    const primary = openDialog()?.querySelector<HTMLElement>('[data-primary]');
    const isChosen = activeElement === chosen && !isRadio(activeElement);
    const target = isChosen || !primary ? activeElement : primary;
    if (target instanceof HTMLElement) target.click();
  };
  // As Escape does.
  const close = () => openDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const shortcut = (act: BoardAct, run: () => unknown) => ({
    keys: keys[act],
    label: t(`boardKey.${act}`),
    inDialog: true,
    // A shortcut also matches what a key types: that of Numpad Enter is `Enter`.
    run: ({ code }: KeyboardEvent) => code === keys[act] && void run(),
  });
  useShortcuts([
    shortcut('next', () => go(1)),
    shortcut('previous', () => go(-1)),
    shortcut('right', () => go(1)),
    shortcut('left', () => go(-1)),
    shortcut('move', press),
    shortcut('undo', close),
  ]);
}
