/** Also read by `early.ts`, before the shop's code has loaded. */
export const tokenKey = 'token';

/** localStorage that never throws: if it is forbidden or full, values last as long as the page. */
const fallback = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string | null): void {
  fallback.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) fallback.set(key, value);
  }
}

/**
 * Calls `listener` when another tab writes one of the keys or clears the storage. @returns a function that unsubscribes
 */
export function onStoredByOtherTab(keys: readonly string[], callback: () => void): () => void {
  // Prerendering has no other tabs.
  if (typeof window === 'undefined') return () => undefined;
  const listener = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    if (event.key === null || keys.includes(event.key)) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
