import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const algorithm = 'HS256';

/** What a link in a mail is for. A link of one purpose is worthless for every other. */
type LinkPurpose = 'reset-password' | 'confirm-email' | 'undo-change';

interface LinkClaims {
  readonly userId: string;
  /**
   * The state of the account that the link ends with, for instance its password hash: once that has changed, the link is
   * used up. Only a keyed hash of it is in the link.
   */
  readonly boundTo: string;
  /** The address that the link confirms or restores. */
  readonly email?: string;
}

export interface AccountLink {
  readonly userId: string;
  readonly email: string | undefined;
  /**
   * Whether the account is still as it was when the link was signed. The change itself repeats the condition in its
   * `where`, so that of two parallel uses one succeeds.
   */
  readonly isBoundTo: (state: string) => boolean;
}

/** The key of links is not that of session tokens, so neither can stand in for the other. */
export function accountLinkKey(jwtSecret: string): KeyObject {
  return createSecretKey(createHmac('sha256', jwtSecret).update('account-links').digest());
}

/** A token for the URL of a mail: nothing is stored, it works once and for so long. */
export function signLink(
  key: KeyObject,
  purpose: LinkPurpose,
  { userId, boundTo, email }: LinkClaims,
  seconds: number,
): string {
  return jwt.sign({ state: fingerprint(key, boundTo), ...(email && { email }) }, key, {
    algorithm,
    audience: purpose,
    subject: userId,
    expiresIn: seconds,
  });
}

/** A link as a mail carries it. */
export interface MailedLink {
  readonly token: string;
  readonly expiresAt: Date;
}

export function mailedLink(
  key: KeyObject,
  purpose: LinkPurpose,
  claims: LinkClaims,
  seconds: number,
): MailedLink {
  return { token: signLink(key, purpose, claims, seconds), expiresAt: new Date(Date.now() + seconds * 1000) };
}

/** Null for a token that is forged, expired, or made for another purpose. */
export function readLink(key: KeyObject, purpose: LinkPurpose, token: string): AccountLink | null {
  try {
    const claims = jwt.verify(token, key, { algorithms: [algorithm], audience: purpose });
    if (typeof claims !== 'object') return null;
    const { sub, exp, state, email } = claims as jwt.JwtPayload & { state?: unknown; email?: unknown };
    if (!sub || !exp || typeof state !== 'string') return null;
    return {
      userId: sub,
      email: typeof email === 'string' ? email : undefined,
      isBoundTo: (current) => state === fingerprint(key, current),
    };
  } catch {
    return null;
  }
}

function fingerprint(key: KeyObject, state: string): string {
  return createHmac('sha256', key).update(state).digest('base64url');
}
