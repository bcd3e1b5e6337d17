/** The first field of a part of a form that is shown and enabled. */
export function firstField(part: Element | null | undefined): HTMLElement | undefined {
  const fields = part?.querySelectorAll<HTMLElement>(':is(input, select, textarea):enabled');
  return [...(fields ?? [])].find((field) => field.getClientRects().length > 0);
}
