/** For `like`: whatever holds this text, literally. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Ids are 24 hex characters: no order's id holds other text. */
export function mayBeInsideId(text: string): boolean {
  return /^[0-9a-f]{1,24}$/i.test(text);
}
