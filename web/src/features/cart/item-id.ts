/** Ids are 24 characters; anything else never came from this shop's server. */
export function isValidItemId(id: string): boolean {
  return id.length === 24;
}
