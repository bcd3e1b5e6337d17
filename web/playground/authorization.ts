const name = 'authorization';

interface Headers {
  [name: string]: unknown;
}

/** Undefined for what is no JSON object, such as headers that are half typed. */
function readHeaders(text: string): Headers | undefined {
  if (text.trim() === '') return {};
  try {
    const headers: unknown = JSON.parse(text);
    return typeof headers === 'object' && headers !== null ? (headers as Headers) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a header editor with this token in it, and without one for a visitor; the rest as it was. */
export function withAuthorization(text: string, token: string | undefined): string {
  const headers = readHeaders(text);
  if (!headers) return text;
  const others = Object.entries(headers).filter(([header]) => header.toLowerCase() !== name);
  const entries = token ? [...others, [name, `Bearer ${token}`]] : others;
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries), undefined, 2) : '';
}

/** The token that the text of a header editor sends; undefined if none, null if nobody can say. */
export function tokenIn(text: string): string | null | undefined {
  const headers = readHeaders(text);
  if (!headers) return null;
  const value = Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value.replace(/^Bearer\s+/i, '') : undefined;
}
