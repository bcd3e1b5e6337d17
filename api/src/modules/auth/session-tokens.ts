import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';

const sessionSeconds = 7 * 24 * 3600;
/** Tablets are signed out by those who signed them in. */
const deviceSessionSeconds = 10 * 365 * 24 * 3600;
const algorithm = 'HS256';

/** For how long a session lasts. */
export const secondsOf = (isDevice: boolean): number => (isDevice ? deviceSessionSeconds : sessionSeconds);

/** The claims of a valid token. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** Of a tablet's token, and nowhere else: without it, the database does not reveal PINs. */
  readonly deviceKey?: string | undefined;
}

/** Signs and reads the tokens of sessions: JWTs. */
export class SessionTokens {
  private readonly key: KeyObject;
  /** Tokens with a verified signature, which cannot become invalid. */
  private readonly verified = new LRUCache<string, TokenClaims>({ max: 2000 });

  constructor(jwtSecret: string) {
    // Created once: verifying with the secret as a string costs forty times as much.
    this.key = createSecretKey(Buffer.from(jwtSecret));
  }

  sign(userId: string, sessionId: string, isDevice: boolean): string {
    const deviceKey = isDevice && { deviceKey: randomBytes(32).toString('base64url') };
    return jwt.sign({ sid: sessionId, ...deviceKey }, this.key, {
      algorithm,
      subject: userId,
      expiresIn: secondsOf(isDevice),
    });
  }

  /** The claims of a token with a valid signature that has not expired. */
  read(token: string): TokenClaims | null {
    const claims = this.verified.get(token) ?? this.verify(token);
    return claims && claims.expiresAt.getTime() > Date.now() ? claims : null;
  }

  private verify(token: string): TokenClaims | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [algorithm] });
      if (typeof claims !== 'object') return null;
      const { sid, sub, exp, aud } = claims;
      // Login tokens have no audience; a token with one was signed for another purpose.
      if (typeof sid !== 'string' || !sub || !exp || aud !== undefined) return null;
      const deviceKey: unknown = claims['deviceKey'];
      const found = {
        sessionId: sid,
        userId: sub,
        expiresAt: new Date(exp * 1000),
        ...(typeof deviceKey === 'string' && { deviceKey }),
      };
      this.verified.set(token, found);
      return found;
    } catch {
      return null;
    }
  }
}
