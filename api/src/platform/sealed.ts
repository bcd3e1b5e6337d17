import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for random nonces. */
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text.
 * @param purpose what it is for: it opens only under the same purpose
 */
export function seal(key: KeyObject, text: string, purpose: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @returns undefined if it was sealed with another key or for another purpose, or was altered */
export function open(key: KeyObject, sealed: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < nonceLength + tagLength) return undefined;
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
