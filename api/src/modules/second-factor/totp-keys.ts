import type { KeyObject } from 'node:crypto';
import { derivedKey } from '../../platform/secrets.js';
import { open, seal } from '../../platform/sealed.js';

/** Encrypts the keys of authenticator apps, each for its account. */
export class TotpKeys {
  private readonly key: KeyObject;

  constructor(settingsKey: string) {
    this.key = derivedKey(settingsKey, 'authenticators');
  }

  seal(totpKey: string, userId: string): string {
    return seal(this.key, totpKey, userId);
  }

  /** @returns undefined if it was encrypted with another key or for another account */
  open(sealed: string, userId: string): string | undefined {
    return open(this.key, sealed, userId);
  }
}
