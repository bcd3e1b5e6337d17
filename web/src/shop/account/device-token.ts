import { readStored, writeStored } from '../../shared/lib/storage';

/** Stored separately from the session's token and kept after a logout: it says that this device has signed in before. */
const storageKey = 'deviceToken';

export function readDeviceToken(): string | null {
  return readStored(storageKey);
}

export function keepDeviceToken(token: string): void {
  writeStored(storageKey, token);
}
