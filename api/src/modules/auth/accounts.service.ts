import type { DataSource } from 'typeorm';
import { claimIdempotencyKey, idempotencyConflict } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { networkOf } from '../../platform/network.js';
import { takePoint, type RateCounter } from '../../platform/rate-limits.js';
import type { RegisterInput } from './auth.input.js';
import { requireSignedIn } from './auth.policy.js';
import { rethrowEmailTaken } from './email-taken.js';
import { requireUnguessable } from './guessable-password.js';
import { saveAdmin, type MadeAdmin } from './make-admin.js';
import type { Passwords } from './passwords.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

/** Who there is: accounts are made, and looked up. */
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly registrations: RateCounter,
    private readonly log: Logger,
  ) {}

  /**
   * Makes a customer.
   * @param address the caller's, for limits and the security log
   * @throws {DomainError} `EMAIL_TAKEN`, `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`; `BAD_USER_INPUT` for a password that
   * is easily guessed
   */
  async register(input: RegisterInput, address: string, idempotencyKey?: string): Promise<User> {
    await takePoint(this.registrations, networkOf(address), 'Too many attempts to register.');
    await requireUnguessable(this.passwords, input.password, input);
    const passwordHash = await this.passwords.hash(input.password);
    const id = newId();
    const userId = await this.dataSource.transaction(async (tx) => {
      if (idempotencyKey) {
        // The password stays out of the fingerprint: a quick hash of it must not lie in the database.
        const { password: _, ...request } = input;
        const scope = `register:${input.email.toLowerCase()}`;
        const earlier = await claimIdempotencyKey(tx, { scope, key: idempotencyKey, request, resultId: id });
        if (earlier) {
          const { passwordHash: kept } = await tx.findOneByOrFail(User, { id: earlier });
          if (!(await this.passwords.compare(input.password, kept))) throw idempotencyConflict();
          return earlier;
        }
      }
      await tx
        .insert(User, { id, name: input.name, email: input.email, passwordHash, role: 'customer' })
        .catch(rethrowEmailTaken('An account with this e-mail address exists already. Please log in.'));
      return id;
    });
    if (userId === id) logSecurity(this.log, 'registered', { userId, address });
    return this.dataSource.manager.findOneByOrFail(User, { id: userId });
  }

  async profile(viewer: Viewer | null): Promise<User> {
    const { id } = requireSignedIn(viewer);
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /** Names and e-mails of users, for those who may see them: the caller checks. In the order of `ids`. */
  async usersByIds(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.dataSource
      .createQueryBuilder(User, 'users')
      .where('users.id = any(:ids)', { ids })
      .getMany();
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Makes the admin of the environment, or promotes the account that has this e-mail address. */
  async ensureAdmin(email: string, password: string): Promise<MadeAdmin> {
    return saveAdmin(this.dataSource, email, 'Admin', () => this.passwords.hash(password));
  }

  async hasAdmin(): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { role: 'admin' });
  }

  /** @param path of a profile picture as `PicturesService` answered it */
  async setProfilePicture(viewer: Viewer | null, path: string): Promise<User> {
    const { id } = requireSignedIn(viewer);
    await this.dataSource.manager.update(User, { id }, { profilePicture: path });
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /** Which of these paths are somebody's profile picture. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const users = await this.dataSource
      .createQueryBuilder(User, 'users')
      .select('users.profilePicture')
      .where('users.profile_picture = any(:paths)', { paths })
      .getMany();
    return users.flatMap(({ profilePicture }) => profilePicture ?? []);
  }
}
