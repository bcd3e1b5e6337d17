/** A button that somebody has pressed, or a field with what they have typed. */
export type EarlyAction =
  { readonly button: HTMLElement } | { readonly field: HTMLInputElement; readonly text: string };

declare global {
  /** What somebody has done on a screen that the server has drawn, before the shop's code was there: see `early.ts`. */
  var earlyActions: { readonly list: readonly EarlyAction[]; readonly stop: () => void } | undefined;
}

/** Does it once it can be done, one after the other. Whoever has gone on to another place stays there. */
export function catchUp(): void {
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

/** React hears of an input only if the value is another one than it has set itself. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
