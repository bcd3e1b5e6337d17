// JavaScript, because a worker thread loads it straight, in tests and development too, where nothing compiles it first.
import { createHmac } from 'node:crypto';
import { compareSync, hashSync } from 'bcryptjs';

/** About 0.1 s of processor time for each hash. */
const cost = 10;

/** As short as a password may be: shorter entries of the list are refused for their length. */
const shortest = 8;

/** @type {Promise<Set<string>> | undefined} */
let commonPasswords;

/** bcrypt ignores what comes after. */
const longestBytes = 72;

/** Marks the bcrypt hash of a digest, for a password that is too long for bcrypt. */
const ofDigest = 'hmac-sha256:';

/** @param {string} password */
export function hash(password) {
  return Buffer.byteLength(password) > longestBytes
    ? ofDigest + hashSync(digest(password), cost)
    : hashSync(password, cost);
}

/** @param {{ password: string, passwordHash: string }} task */
export function compare({ password, passwordHash }) {
  return passwordHash.startsWith(ofDigest)
    ? compareSync(digest(password), passwordHash.slice(ofDigest.length))
    : compareSync(password, passwordHash);
}

/**
 * With a key of its own, so that a digest leaked elsewhere is no password here; as text, because bcrypt ends at a NUL.
 * @param {string} password
 */
function digest(password) {
  return createHmac('sha256', 'chowk password').update(password).digest('base64');
}

/**
 * Whether a password is among the first that everybody guesses. The list is read when it is first asked for, and goes
 * with the idle thread: a shop where nobody registers just now does not keep its megabytes.
 * @param {string} password
 */
export async function isCommon(password) {
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

async function readCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return new Set(list.filter((entry) => entry.length >= shortest).map((entry) => entry.toLowerCase()));
}
