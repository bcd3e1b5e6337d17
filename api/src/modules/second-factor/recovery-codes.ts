import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;

/** Crockford's, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters: 80 bits. */
const length = 16;

/** As `k7dm-p2xq-9fwa-h3tz`. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/** @param typed in upper or lower case, with or without hyphens */
export function recoveryCodeHash(typed: string): Buffer {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(code).digest();
}
