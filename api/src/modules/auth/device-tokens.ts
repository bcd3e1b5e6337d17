import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { idPattern } from '../../platform/ids.js';
import { derivedKey } from '../../platform/secrets.js';

const algorithm = 'HS256';
const tokenSeconds = 365 * 24 * 3600;

/** A device's account, with the password hash at its sign-in. */
interface SignedInto {
  readonly userId: string;
  /** Null for a guest. */
  readonly passwordHash: string | null;
}

/**
 * Tokens of devices that have signed in before: JWTs that open no session. Their key depends on the present password hash,
 * so a new password invalidates all of them.
 */
export class DeviceTokens {
  private readonly secret: KeyObject;

  constructor(jwtSecret: string) {
    this.secret = derivedKey(jwtSecret, 'device-tokens');
  }

  sign({ userId, passwordHash }: SignedInto, deviceId: string): string {
    return jwt.sign({ device: deviceId }, this.keyOf(passwordHash), {
      algorithm,
      subject: userId,
      expiresIn: tokenSeconds,
    });
  }

  /** The id of the device; undefined for a token that is forged, expired, or of another account or password. */
  read(token: string, { userId, passwordHash }: SignedInto): string | undefined {
    try {
      const claims = jwt.verify(token, this.keyOf(passwordHash), {
        algorithms: [algorithm],
        subject: userId,
      });
      const device: unknown = typeof claims === 'object' ? claims['device'] : undefined;
      return typeof device === 'string' && idPattern.test(device) ? device : undefined;
    } catch {
      return undefined;
    }
  }

  private keyOf(passwordHash: string | null): KeyObject {
    return createSecretKey(
      createHmac('sha256', this.secret)
        .update(passwordHash ?? '')
        .digest(),
    );
  }
}
