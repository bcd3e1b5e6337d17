import { createHmac, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedKey } from '../../platform/secrets.js';

const algorithm = 'HS256';

/** Purpose of a token. It is invalid for every other purpose. */
type LinkPurpose = 'reset-password' | 'confirm-email' | 'undo-change' | 'second-factor';

interface LinkClaims {
  readonly userId: string;
  /**
   * State of the account that invalidates the link when it changes, such as the password hash. The link contains only a
   * keyed hash of it.
   */
  readonly boundTo: string;
  /** The address to confirm or restore. */
  readonly email?: string;
}

export interface AccountLink {
  readonly userId: string;
  readonly email: string | undefined;
  /**
   * Whether the account is unchanged since the link was signed. The update repeats the condition in its `where`, so that
   * only one of two parallel uses succeeds.
   */
  readonly isBoundTo: (state: string) => boolean;
}

/** Links and session tokens have different keys, so that one cannot be used as the other. */
export function accountLinkKey(jwtSecret: string): KeyObject {
  return derivedKey(jwtSecret, 'account-links');
}

/** Signs a token for the URL in a mail. Nothing is stored: the token works once, until it expires. */
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

/** Null for a token that is forged, expired or for another purpose. */
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
