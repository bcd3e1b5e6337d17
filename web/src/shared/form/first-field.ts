/** The first field of a part of a form that is shown and enabled; of radio buttons the chosen one. */
export function firstField(part: Element | null | undefined): HTMLElement | undefined {
  const fields = part?.querySelectorAll<HTMLElement>(':is(input, select, textarea):enabled');
  const first = [...(fields ?? [])].find((field) => field.getClientRects().length > 0);
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio && part?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`);
  return chosen || first;
}
