import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LessThan, QueryFailedError, type DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey, idempotencyConflict } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { LoginInput, RegisterInput } from './auth.input.js';
import { requireSignedIn } from './auth.policy.js';
import { bearerToken } from './bearer-token.js';
import type { Passwords } from './passwords.js';
import type { Role } from './role.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

const sessionSeconds = 7 * 24 * 3600;
const algorithm = 'HS256';

/** The hash of no password. Compared when an e-mail is unknown, so that this takes as long as a wrong password. */
const nobodysHash = '$2b$10$wJvj9/VFT8zFoZo.VWXBJ.MJEuQ5F59VSR/9bV.TOisKhhSVtGzxi';

export class AuthService {
  private readonly key: KeyObject;

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    jwtSecret: string,
  ) {
    // Made once: verifying with the secret as a string costs forty times as much.
    this.key = createSecretKey(Buffer.from(jwtSecret));
  }

  /**
   * Makes a customer.
   * @throws {DomainError} `EMAIL_TAKEN`, `IDEMPOTENCY_CONFLICT`
   */
  async register(input: RegisterInput, idempotencyKey?: string): Promise<User> {
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
        .catch(rethrowEmailTaken);
      return id;
    });
    return this.dataSource.manager.findOneByOrFail(User, { id: userId });
  }

  /** @throws {DomainError} `INVALID_CREDENTIALS`, alike and in the same time for a wrong e-mail and a wrong password */
  async login({ email, password }: LoginInput): Promise<{ token: string; user: User }> {
    const user = await this.dataSource.manager.findOneBy(User, { email });
    const matches = await this.passwords.compare(password, user?.passwordHash ?? nobodysHash);
    if (!user || !matches) {
      throw new DomainError('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.');
    }
    const session = {
      id: newId(),
      userId: user.id,
      expiresAt: new Date(Date.now() + sessionSeconds * 1000),
    };
    await this.dataSource.manager.insert(Session, session);
    const token = jwt.sign({ sid: session.id }, this.key, {
      algorithm,
      subject: user.id,
      expiresIn: sessionSeconds,
    });
    return { token, user };
  }

  /** Who sends this `Authorization` header; null for a visitor or a token that is no good. */
  async identify(authorization: unknown): Promise<Viewer | null> {
    const token = bearerToken(authorization);
    return token ? this.authenticate(token) : null;
  }

  /** Who a token stands for, with the role that the database has now; null if the token is no good (any more). */
  async authenticate(token: string): Promise<Viewer | null> {
    const sessionId = this.sessionIdOf(token);
    if (!sessionId) return null;
    const [row] = await this.dataSource.query<Viewer[]>(
      `select users.id, users.name, users.email, users.role, sessions.id as "sessionId"
       from sessions join users on users.id = sessions.user_id
       where sessions.id = $1 and sessions.expires_at > now()`,
      [sessionId],
    );
    return row ?? null;
  }

  async logout(viewer: Viewer | null): Promise<void> {
    const { sessionId } = requireSignedIn(viewer);
    await this.dataSource.manager.delete(Session, { id: sessionId });
  }

  async logoutEverywhere(viewer: Viewer | null): Promise<void> {
    const { id } = requireSignedIn(viewer);
    await this.dataSource.manager.delete(Session, { userId: id });
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

  /**
   * Makes an admin if nobody has that e-mail. An account that exists stays as it is.
   * @returns the role of whoever has the e-mail now
   */
  async ensureAdmin(email: string, password: string): Promise<Role> {
    const existing = await this.dataSource.manager.findOneBy(User, { email });
    if (existing) return existing.role;
    const passwordHash = await this.passwords.hash(password);
    await this.dataSource.manager.insert(User, {
      id: newId(),
      name: 'Admin',
      email,
      passwordHash,
      role: 'admin',
    });
    return 'admin';
  }

  async hasAdmin(): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { role: 'admin' });
  }

  async forgetExpiredSessions(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
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

  private sessionIdOf(token: string): string | undefined {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [algorithm] });
      return typeof claims === 'object' && typeof claims['sid'] === 'string' ? claims['sid'] : undefined;
    } catch {
      return undefined;
    }
  }
}

function rethrowEmailTaken(error: unknown): never {
  const constraint =
    error instanceof QueryFailedError && 'constraint' in error.driverError
      ? error.driverError.constraint
      : undefined;
  if (constraint === 'users_email_key') {
    throw new DomainError(
      'EMAIL_TAKEN',
      'An account with this e-mail address exists already. Please log in.',
    );
  }
  throw error;
}
