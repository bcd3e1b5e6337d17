import type { EntityManager } from 'typeorm';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import { passwordChanged } from './auth.events.js';
import type { UpdateProfileInput } from './auth.input.js';
import { notLoggedIn, requireSignedIn } from './auth.policy.js';
import { rethrowEmailTaken } from './email-taken.js';
import { requireUnguessable } from './guessable-password.js';
import type { Passwords } from './passwords.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

export class ProfileService {
  constructor(
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly saves: RateCounter,
    private readonly log: Logger,
  ) {}

  /**
   * Changes what is given. A new password, be it the old one once more, ends every session but the one that asks.
   * @throws {DomainError} `EMAIL_TAKEN`, `TOO_MANY_REQUESTS`; `BAD_USER_INPUT` for a password that is easily guessed
   */
  async update(viewer: Viewer | null, input: UpdateProfileInput, address: string): Promise<User> {
    const { id, name, email, role, sessionId } = requireSignedIn(viewer);
    await takePoint(this.saves, id, 'Too many attempts to change your profile.');
    const { password, ...facts } = input;
    let passwordHash: string | undefined;
    if (password !== undefined) {
      const caller = { address, account: id, isKnown: true };
      await requireUnguessable(
        this.passwords,
        password,
        { name, email, role, ...withoutGaps(facts) },
        caller,
      );
      passwordHash = await this.passwords.hash(password, caller);
    }
    const user = await this.outbox.transaction(async (tx) => {
      await lockSignedIn(tx, id, sessionId);
      const changes = withoutGaps({ ...facts, passwordHash });
      if (Object.keys(changes).length > 0) {
        await tx
          .update(User, { id }, changes)
          .catch(rethrowEmailTaken('Another account has this e-mail address already.'));
      }
      if (passwordHash !== undefined) {
        await tx.query('delete from sessions where user_id = $1 and id <> $2', [id, sessionId]);
        await this.outbox.append(tx, passwordChanged, { userId: id });
      }
      return tx.findOneByOrFail(User, { id });
    });
    if (passwordHash !== undefined) logSecurity(this.log, 'password changed', { userId: id, address });
    return user;
  }
}

/**
 * Locks the user, then looks whether the session is still there: of two password changes at the same moment the first
 * ends the session of the second, which must then change nothing.
 */
async function lockSignedIn(tx: EntityManager, userId: string, sessionId: string): Promise<void> {
  await tx.query('select from users where id = $1 for no key update', [userId]);
  const [session] = await tx.query<unknown[]>('select from sessions where id = $1 and expires_at > now()', [
    sessionId,
  ]);
  if (!session) throw notLoggedIn();
}

/** Only the fields that have a value. */
function withoutGaps<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
