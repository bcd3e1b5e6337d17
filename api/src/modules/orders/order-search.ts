/** For `like`: whatever holds this text, literally. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The condition that an id holds this text; none if no id can, as ids are 24 hex characters.
 * @param column the id, for instance `orders.id`
 */
export function insideId(column: string, text: string): { sql: string; text: string } | undefined {
  if (!/^[0-9a-f]{1,24}$/i.test(text)) return undefined;
  // A whole id is found by the primary key: its first letters are those of very many others.
  return text.length === 24
    ? { sql: `${column} = :inId`, text: text.toLowerCase() }
    : { sql: `${column}::text like :inId`, text: patternOf(text.toLowerCase()) };
}
