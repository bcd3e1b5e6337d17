// JavaScript, because worker threads load it directly in tests and development, where nothing compiles it.
import { createHmac } from 'node:crypto';
import { compareSync, hashSync } from 'bcryptjs';

/** bcrypt cost: about 0.1 s of CPU time per hash. */
const cost = 10;

/** Minimum password length: shorter entries of the list are refused anyway. */
const minLength = 8;

/** @type {Promise<Set<string>> | undefined} */
let commonPasswords;

/** bcrypt ignores further bytes. */
const maxBcryptBytes = 72;

/** Prefix of the bcrypt hash of a digest, for a password that is too long for bcrypt. */
const digestPrefix = 'hmac-sha256:';

/** @param {string} password */
export function hash(password) {
  return Buffer.byteLength(password) > maxBcryptBytes
    ? digestPrefix + hashSync(digest(password), cost)
    : hashSync(password, cost);
}

/** @param {{ password: string, passwordHash: string }} task */
export function compare({ password, passwordHash }) {
  return passwordHash.startsWith(digestPrefix)
    ? compareSync(digest(password), passwordHash.slice(digestPrefix.length))
    : compareSync(password, passwordHash);
}

/**
 * Keyed, so that a digest leaked elsewhere is no password here; as text, because bcrypt stops at a NUL.
 * @param {string} password
 */
function digest(password) {
  return createHmac('sha256', 'chowk password').update(password).digest('base64');
}

/**
 * Whether a password is one of the most common. The list is loaded on first use and dropped with the idle thread, so that
 * its megabytes are not kept without registrations.
 * @param {string} password
 */
export async function isCommon(password) {
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return new Set(list.filter((entry) => entry.length >= minLength).map((entry) => entry.toLowerCase()));
}
