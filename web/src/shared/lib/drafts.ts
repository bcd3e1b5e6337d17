import { isRecord } from './is-record';
import { onStoredByOtherTab, writeStored } from './storage';

/**
 * Half-filled forms of this tab, each in sessionStorage under a name of its own, with the user whose it is. They
 * outlive a failure, a reload and a session that expired, and end with a success, a logout, or when they are given up.
 */
type DraftName = `${string}Draft`;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept under this name and no other user's; undefined if that is nothing, or unreadable. */
export function readKept(
  storage: DraftStorage,
  name: DraftName,
  userId: string,
): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isRecord(stored) && stored['userId'] === userId ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is full or forbidden, the draft lives as long as the page. */
export function keep(storage: DraftStorage, name: DraftName, userId: string, draft: object): void {
  try {
    storage.setItem(name, JSON.stringify({ userId, ...draft }));
  } catch {
    // Nothing else to do.
  }
}

/** Of this user: somebody else's stays for them. */
export function forget(storage: DraftStorage, name: DraftName, userId: string): void {
  if (!readKept(storage, name, userId)) return;
  try {
    storage.removeItem(name);
  } catch {
    // Forbidden storage has nothing to forget.
  }
}

const listeners = new Set<() => void>();

function forgetHere(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.endsWith('Draft')) sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Tells the other tabs of a logout: an expired session, which they cannot tell from it, leaves drafts alone. */
const forgottenKey = 'draftsForgottenAt';
onStoredByOtherTab([forgottenKey], forgetHere);

/** Forgets the drafts of this tab, and of the browser's others. */
export function forgetDrafts(): void {
  forgetHere();
  writeStored(forgottenKey, new Date().toISOString());
}

/** For a form that a logout does not take off the screen. Answers the way to stop. */
export function onDraftsForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
