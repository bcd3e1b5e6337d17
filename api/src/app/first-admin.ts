import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import type { AccountsService } from '../modules/auth/accounts.service.js';
import { DomainError } from '../platform/errors.js';

export interface FirstAdmin {
  readonly email: string;
  /** Holds the password that was generated. */
  readonly passwordFile: string;
  /** Shown once, when it was generated; never in production, where terminal output is kept in logs. */
  readonly password: string | undefined;
}

/** Creates the admin of the environment or, on the embedded database, one with a random password kept in `dataDir`. */
export async function ensureAdmin(
  config: Config,
  accounts: AccountsService,
  print: (message: string) => void,
): Promise<FirstAdmin | undefined> {
  if (config.admin) {
    const { email, password } = config.admin;
    const { result, hadSecondFactor } = await accounts
      .ensureAdmin(email, password)
      .catch((error: unknown) => {
        throw error instanceof DomainError
          ? new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${error.message}`)
          : error;
      });
    if (result === 'promoted')
      print(
        `${email} had an account, which is an admin's now, with ADMIN_PASSWORD; every session of it has ended`,
      );
    if (hadSecondFactor) print(`two-step login is off for ${email}: it can be set up again in the profile`);
    return undefined;
  }
  if (config.databaseUrl) return undefined;
  const email = 'admin@chowk.local';
  const passwordFile = path.join(config.dataDir, 'admin-password');
  if (!(await accounts.hasAdmin())) {
    const password = randomBytes(12).toString('base64url');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await accounts.ensureAdmin(email, password);
    return { email, passwordFile, password: config.production ? undefined : password };
  }
  return existsSync(passwordFile) ? { email, passwordFile, password: undefined } : undefined;
}
