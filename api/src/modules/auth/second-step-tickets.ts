import type { KeyObject } from 'node:crypto';
import { readLink, signLink } from './account-links.js';
import type { KnownAccount } from './auth.queries.js';

/** Seconds between the password and the second factor of a login. */
const ticketSeconds = 300;

/** Tickets that stand for the right password of an account. Not bound to a network: a phone changes it at any time. */
export class SecondStepTickets {
  constructor(private readonly key: KeyObject) {}

  sign({ userId, passwordHash }: KnownAccount): string {
    return signLink(this.key, 'second-factor', { userId, boundTo: String(passwordHash) }, ticketSeconds);
  }

  /** The account's id, and whether its ticket is still valid; null for a forged or old one. */
  read(ticket: string) {
    const link = readLink(this.key, 'second-factor', ticket);
    return (
      link && {
        userId: link.userId,
        isFor: ({ passwordHash }: Pick<KnownAccount, 'passwordHash'>) => link.isBoundTo(String(passwordHash)),
      }
    );
  }
}
