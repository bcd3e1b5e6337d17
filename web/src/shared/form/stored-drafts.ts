import { isRecord } from '../lib/is-record';
import { onStoredByOtherTab, writeStored } from '../lib/storage';

/**
 * Drafts of forms in this tab's sessionStorage, each with its user. They survive failures, reloads and expired
 * sessions, and end when the form is saved or discarded, or with a logout.
 */
type DraftName = `${string}Draft`;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The user's draft of this name; undefined if there is none or it is unreadable. */
export function readUserDraft(
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

/** Without storage, the draft lasts as long as the page. */
export function writeUserDraft(storage: DraftStorage, name: DraftName, userId: string, draft: object): void {
  try {
    storage.setItem(name, JSON.stringify({ userId, ...draft }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Keeps the drafts of other users. */
export function deleteUserDraft(storage: DraftStorage, name: DraftName, userId: string): void {
  if (!readUserDraft(storage, name, userId)) return;
  try {
    storage.removeItem(name);
  } catch {
    // Storage is forbidden.
  }
}

const listeners = new Set<() => void>();

function clearHere(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.endsWith('Draft')) sessionStorage.removeItem(name);
  } catch {
    // Storage is forbidden.
  }
  for (const listener of listeners) listener();
}

/** Announces a logout to other tabs, which cannot tell it from an expired session. Those keep drafts. */
const clearedKey = 'draftsForgottenAt';
onStoredByOtherTab([clearedKey], clearHere);

/** Deletes the drafts of all tabs. */
export function clearDrafts(): void {
  clearHere();
  writeStored(clearedKey, new Date().toISOString());
}

/** For forms that stay on the screen after a logout. @returns a function that unsubscribes */
export function onDraftsCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
