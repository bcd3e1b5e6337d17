/** A pressed button, or a field with the text that was typed into it. */
export type EarlyAction =
  { readonly button: HTMLElement } | { readonly field: HTMLInputElement; readonly text: string };

declare global {
  /** The actions that `early.ts` recorded on the prerendered screen. */
  var earlyActions: { readonly list: readonly EarlyAction[]; readonly stop: () => void } | undefined;
}

/** Replays the clicks and input before hydration in order. The focus stays. */
export function replayEarlyActions(): void {
  const { list, stop } = globalThis.earlyActions ?? { list: [], stop: () => undefined };
  globalThis.earlyActions = undefined;
  stop();
  const place = document.activeElement;
  for (const action of list) {
    if ('field' in action) type(action.field, action.text);
    else if (action.button.isConnected) action.button.click();
  }
  if (place instanceof HTMLInputElement) place.focus();
}

/** Bypasses React's value setter: React ignores an input event if the value equals the one that it has tracked. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
