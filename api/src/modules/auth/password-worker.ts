import { compareSync, hashSync } from 'bcryptjs';

/** About 0.1 s of processor time for each hash. */
const cost = 10;

export function hash(password: string): string {
  return hashSync(password, cost);
}

export function compare({ password, passwordHash }: { password: string; passwordHash: string }): boolean {
  return compareSync(password, passwordHash);
}
