import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { derivedKey } from '../../platform/secrets.js';
import type { Invitation } from './invitation.entity.js';

const idLength = 24;
const macLength = 32;

/** How a link reaches the person. Opening a mailed one proves access to the mailbox. */
type Way = 'copied' | 'mailed';

const ways: readonly Way[] = ['copied', 'mailed'];

type Linked = Pick<Invitation, 'id' | 'linkNumber'>;

/** Secrets of the links of invitations: keyed hashes, so that nothing has to be stored. */
export class InvitationLinks {
  private readonly key: KeyObject;

  constructor(jwtSecret: string) {
    this.key = derivedKey(jwtSecret, 'invitations');
  }

  tokenOf(invitation: Linked, way: Way): string {
    return invitation.id + this.macOf(invitation, way);
  }

  /** The id that a token names, which proves nothing yet. */
  idIn(token: string): string {
    return token.slice(0, idLength);
  }

  /** How the link with this token was handed over; undefined for a forged or replaced one. */
  wayOf(invitation: Linked, token: string): Way | undefined {
    const given = Buffer.from(token.slice(idLength));
    return ways.find((way) => {
      const right = Buffer.from(this.macOf(invitation, way));
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }

  /** 192 bits. */
  private macOf({ id, linkNumber }: Linked, way: Way): string {
    return createHmac('sha256', this.key)
      .update(`${id} ${linkNumber} ${way}`)
      .digest('base64url')
      .slice(0, macLength);
  }
}
