import { Secret, TOTP } from 'otpauth';

/** Seconds. */
const period = 30;
/** Codes before and after the present one that are accepted, for clocks that differ. */
const window = 1;

const totpOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key), digits: 6, period });

/** 160 bits in Base32, as RFC 4226 recommends. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpUrl = (
  key: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) => new TOTP({ secret: Secret.fromBase32(key), digits: 6, period, issuer, label }).toString();

/** The step of a code, in periods since 1970; null if it is wrong. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
