import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { isSessionYoungerThan } from './auth.queries.js';
import type { LoginLimits } from './login-limits.js';
import type { Passwords } from './passwords.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Minutes after a login during which the session alone is sufficient proof. */
const freshMinutes = 15;

/** What counts as proof. */
export interface Proof {
  /** The caller's, for limits and the security log. */
  readonly address: string;
  /** Whether a login of the last minutes is sufficient without a password. */
  readonly acceptsFreshLogin: boolean;
}

/** Verifies that the caller is the account's owner, not just the holder of a token. */
export class Reauthentication {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly log: Logger,
  ) {}

  /**
   * Requires the current password or, if none is given and `acceptsFreshLogin`, a recent session. Wrong passwords count as
   * failed logins.
   * @throws {DomainError} `REAUTHENTICATE`, `TOO_MANY_REQUESTS`
   */
  async require(
    viewer: Viewer,
    { currentPassword, address, acceptsFreshLogin }: Proof & { readonly currentPassword: string | undefined },
  ): Promise<void> {
    if (currentPassword === undefined) {
      const { manager } = this.dataSource;
      const isFresh =
        acceptsFreshLogin && (await isSessionYoungerThan(manager, viewer.sessionId, freshMinutes));
      if (!isFresh) throw reauthenticate();
    } else if (!(await this.isRight(viewer, currentPassword, address))) {
      logSecurity(this.log, 'login failed', { userId: viewer.id, address });
      throw refusal(say.wrongPassword);
    }
  }

  private async isRight({ id, email }: Viewer, password: string, address: string): Promise<boolean> {
    // The same name of the account as at a login.
    const account = email.toLowerCase();
    const attempt = await this.limits.take({ account, address });
    try {
      const { passwordHash } = await this.dataSource.manager.findOneByOrFail(User, { id });
      const isRight = await this.passwords.compare(password, passwordHash ?? '', {
        address,
        account,
        isKnown: true,
      });
      if (isRight) await attempt.releaseFailure();
      return isRight;
    } catch (error) {
      await attempt.cancel();
      throw error;
    }
  }
}

export const reauthenticate = () => refusal(say.reauthenticate);

function refusal(message: Sentence): DomainError {
  return new DomainError('REAUTHENTICATE', message, { fields: [{ field: 'currentPassword', message }] });
}
