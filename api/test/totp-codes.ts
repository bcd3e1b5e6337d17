import { Secret, TOTP } from 'otpauth';

/** The code that an app with this key shows now. */
export const codeOf = (key: string) => TOTP.generate({ secret: Secret.fromBase32(key) });

/** A code that the app does not show within a minute. */
export const wrongCodeOf = (key: string) =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + 3_600_000 });
