// JavaScript, the only file of the api that is: a worker thread loads it straight, in tests and development too,
// where nothing compiles it first.
import { compareSync, hashSync } from 'bcryptjs';

/** About 0.1 s of processor time for each hash. */
const cost = 10;

/** @param {string} password */
export function hash(password) {
  return hashSync(password, cost);
}

/** @param {{ password: string, passwordHash: string }} task */
export function compare({ password, passwordHash }) {
  return compareSync(password, passwordHash);
}
