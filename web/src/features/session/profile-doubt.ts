const listeners = new Set<() => void>();

/** Says that the signed-in user may do more or less by now than this tab believes: their profile is read again. */
export function doubtProfile(): void {
  for (const listener of listeners) listener();
}

/** Answers the way to stop. */
export function onProfileDoubt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
