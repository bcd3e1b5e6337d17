import { onStoredByOtherTab, readStored, tokenKey, writeStored } from '../../shared/lib/storage';

const listeners = new Set<(token: string | null) => void>();

export function readToken(): string | null {
  return readStored(tokenKey);
}

function write(token: string | null): void {
  if (token === readToken()) return;
  writeStored(tokenKey, token);
  announce();
}

function announce(): void {
  const token = readToken();
  for (const listener of listeners) listener(token);
}

export function storeToken(token: string): void {
  write(token);
}

export function clearToken(): void {
  write(null);
}

/** Calls back on every change, in this tab or another. @returns stops listening */
export function onTokenChange(callback: (token: string | null) => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

onStoredByOtherTab([tokenKey], announce);
// A page in the back/forward cache receives no storage events.
if (typeof window === 'object')
  window.addEventListener('pageshow', ({ persisted }) => persisted && announce());
