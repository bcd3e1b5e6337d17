const name = 'authorization';

interface Headers {
  [name: string]: unknown;
}

/** Undefined if it is not a JSON object, for example while it is typed. */
function readHeaders(text: string): Headers | undefined {
  if (text.trim() === '') return {};
  try {
    const headers: unknown = JSON.parse(text);
    return typeof headers === 'object' && headers !== null ? (headers as Headers) : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the token in the text of a header editor, or removes it for a visitor. Other headers stay. */
export function withAuthorization(text: string, token: string | undefined): string {
  const headers = readHeaders(text);
  if (!headers) return text;
  const others = Object.entries(headers).filter(([header]) => header.toLowerCase() !== name);
  const entries = token ? [...others, [name, `Bearer ${token}`]] : others;
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries), undefined, 2) : '';
}

/** The token in the text of a header editor; undefined if there is none, null if it is not valid JSON. */
export function tokenIn(text: string): string | null | undefined {
  const headers = readHeaders(text);
  if (!headers) return null;
  const value = Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value.replace(/^Bearer\s+/i, '') : undefined;
}
