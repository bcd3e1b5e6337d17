/** The server's ids have 24 characters. */
export function isValidItemId(id: string): boolean {
  return id.length === 24;
}
