/** Forgets what this tab keeps of half-filled forms: each keeps it in sessionStorage, under a name that ends in `Draft`. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith('Draft')) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage has nothing to forget.
  }
}
