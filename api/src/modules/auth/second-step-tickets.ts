import type { KeyObject } from 'node:crypto';
import { networkOf } from '../../platform/network.js';
import { readLink, signLink } from './account-links.js';
import type { KnownAccount } from './auth.queries.js';

/** Seconds between the password and the second factor of a login. */
const ticketSeconds = 300;

/** Tickets that stand for the right password of an account, in the network in which it was typed. */
export class SecondStepTickets {
  constructor(private readonly key: KeyObject) {}

  sign({ userId, passwordHash }: KnownAccount, address: string): string {
    const boundTo = stateOf(passwordHash, address);
    return signLink(this.key, 'second-factor', { userId, boundTo }, ticketSeconds);
  }

  /** The account's id, and whether its ticket is still valid; null for a forged or old one. */
  read(ticket: string, address: string) {
    const link = readLink(this.key, 'second-factor', ticket);
    return (
      link && {
        userId: link.userId,
        isFor: ({ passwordHash }: Pick<KnownAccount, 'passwordHash'>) =>
          link.isBoundTo(stateOf(passwordHash, address)),
      }
    );
  }
}

const stateOf = (passwordHash: string | null, address: string) => `${passwordHash} ${networkOf(address)}`;
