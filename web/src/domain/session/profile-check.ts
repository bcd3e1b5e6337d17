const listeners = new Set<() => void>();

/** Reports that the signed-in user's permissions may have changed: their profile is read again. */
export function requestProfileCheck(): void {
  for (const listener of listeners) listener();
}

/** @returns stops listening */
export function onProfileCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
