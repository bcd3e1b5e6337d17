/** The token of an `Authorization` header, or undefined. */
export function bearerToken(header: unknown): string | undefined {
  return typeof header === 'string' ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
}
