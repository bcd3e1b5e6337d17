import { createHmac, type KeyObject } from 'node:crypto';
import { siteOf } from '../../platform/network.js';
import { derivedKey } from '../../platform/secrets.js';

/** Marks of the networks in which people gave their e-mail addresses: equal for one network, and no IP address. */
export class MailNetworks {
  private readonly key: KeyObject;

  constructor(jwtSecret: string) {
    this.key = derivedKey(jwtSecret, 'mail-networks');
  }

  /** @param address the caller's */
  markOf(address: string): string {
    return createHmac('sha256', this.key).update(siteOf(address)).digest('base64url');
  }
}
