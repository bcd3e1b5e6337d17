import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { LessThan, type DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import type { LoginInput } from './auth.input.js';
import { requirePermission } from './auth.policy.js';
import { bearerToken } from './bearer-token.js';
import { DeviceTokens } from './device-tokens.js';
import type { LoginLimits } from './login-limits.js';
import type { Passwords } from './passwords.js';
import { logSecurity } from './security-log.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

const sessionSeconds = 7 * 24 * 3600;
const algorithm = 'HS256';

/** The hash of no password. Compared when an e-mail is unknown, so that this takes as long as a wrong password. */
const nobodysHash = '$2b$10$wJvj9/VFT8zFoZo.VWXBJ.MJEuQ5F59VSR/9bV.TOisKhhSVtGzxi';

/** $1 ids of sessions. */
const viewersOfSessions: PreparedStatement = {
  name: 'auth-viewers-of-sessions',
  text: `
    select users.id, users.name, users.email, users.role, sessions.id as "sessionId",
      coalesce(sessions.last_seen_at, sessions.created_at) < now() - interval '5 minutes' as "isSeenAgain"
    from sessions join users on users.id = sessions.user_id
    where sessions.id = any($1) and sessions.expires_at > now()`,
};

/** $1 ids of sessions. Of two processes that see one again, one writes. */
const seenAgain: PreparedStatement = {
  name: 'auth-sessions-seen-again',
  text: `
    update sessions set last_seen_at = now()
    where id = any($1) and coalesce(last_seen_at, created_at) < now() - interval '5 minutes'`,
};

/** Characters of a `User-Agent` that are kept. Browsers' have about 150. */
const longestUserAgent = 500;

/** What a token says of itself, if it is ours. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

interface LookedUp {
  /** The e-mail in lower case. */
  readonly account: string;
  /** Null if nobody has that e-mail. */
  readonly known: KnownAccount | null;
}

interface KnownAccount {
  readonly userId: string;
  readonly passwordHash: string;
}

export interface Login {
  readonly token: string;
  readonly deviceToken: string;
  readonly user: User;
}

interface AuthParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly limits: LoginLimits;
  readonly log: Logger;
  readonly jwtSecret: string;
}

/** Who somebody is: logins, sessions and their tokens. `address` is the caller's, for limits and the security log. */
export class AuthService {
  private readonly dataSource: DataSource;
  private readonly outbox: Outbox;
  private readonly passwords: Passwords;
  private readonly limits: LoginLimits;
  private readonly log: Logger;
  private readonly key: KeyObject;
  private readonly devices: DeviceTokens;
  /** Tokens whose signature has been found good: that does not change. */
  private readonly verified = new LRUCache<string, TokenClaims>({ max: 2000 });
  private readonly viewerOf = batched((sessionIds: readonly string[]) => this.viewersOf(sessionIds));

  constructor({ dataSource, outbox, passwords, limits, log, jwtSecret }: AuthParts) {
    this.dataSource = dataSource;
    this.outbox = outbox;
    this.passwords = passwords;
    this.limits = limits;
    this.log = log;
    // Made once: verifying with the secret as a string costs forty times as much.
    this.key = createSecretKey(Buffer.from(jwtSecret));
    this.devices = new DeviceTokens(jwtSecret);
  }

  /**
   * @throws {DomainError} `INVALID_CREDENTIALS`, alike and in the same time for a wrong e-mail and a wrong password;
   * `TOO_MANY_REQUESTS` after too many of them
   */
  async login(
    { email, password, deviceToken }: LoginInput,
    address: string,
    userAgent?: string,
  ): Promise<Login> {
    const { account, known } = await this.lookUp(email);
    const who = { ...whoTried(known?.userId, email), address };
    const deviceId = known && deviceToken ? this.devices.read(deviceToken, known) : undefined;
    const attempt = await this.limits.take({ account, address, deviceId }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') {
        logSecurity(this.log, 'login limited', who);
      }
      throw error;
    });
    let sessionId: string | undefined;
    try {
      const caller = { address, account, isKnown: attempt.isKnownDevice };
      const matches = await this.passwords.compare(password, known?.passwordHash ?? nobodysHash, caller);
      if (known && matches) sessionId = await this.startSession(known, userAgent);
    } catch (error) {
      // Nobody knows whether the password was right: not counted as wrong.
      await attempt.cancel();
      throw error;
    }
    if (!known || !sessionId) {
      logSecurity(this.log, 'login failed', who);
      throw new DomainError('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.');
    }
    await attempt.forgive();
    logSecurity(this.log, 'login', who);
    return this.loginOf(known, sessionId, deviceId);
  }

  /** Starts a session for a user identified by other means; undefined if the password has changed meanwhile. */
  async signIn(known: KnownAccount, userAgent?: string): Promise<Login | undefined> {
    const sessionId = await this.startSession(known, userAgent);
    return sessionId === undefined ? undefined : this.loginOf(known, sessionId);
  }

  /** Who sends this `Authorization` header; null for a visitor or a token that is no good. */
  async identify(authorization: unknown): Promise<Viewer | null> {
    const token = bearerToken(authorization);
    return token ? this.authenticate(token) : null;
  }

  /** What the token of this header says, without asking the database whether its session has ended. */
  claims(authorization: unknown): TokenClaims | null {
    const token = bearerToken(authorization);
    return token ? this.claimsOf(token) : null;
  }

  /** Who a token stands for, with the role that the database has now; null if the token is no good (any more). */
  async authenticate(token: string): Promise<Viewer | null> {
    const claims = this.claimsOf(token);
    if (!claims) return null;
    return this.viewerOf(claims.sessionId);
  }

  async logout(viewer: Viewer | null, address: string): Promise<void> {
    const { id, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    await this.outbox.transaction((tx) => tx.delete(Session, { id: sessionId }));
    logSecurity(this.log, 'logout', { userId: id, address });
  }

  async logoutEverywhere(viewer: Viewer | null, address: string): Promise<void> {
    const { id } = requirePermission(viewer, 'USE_ACCOUNT');
    await this.outbox.transaction((tx) => tx.delete(Session, { userId: id }));
    logSecurity(this.log, 'logout everywhere', { userId: id, address });
  }

  async forgetExpiredSessions(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
  }

  /** For each of these sessions whose it is; null for one that has ended. */
  private async viewersOf(sessionIds: readonly string[]): Promise<(Viewer | null)[]> {
    const rows = await runPrepared<Viewer & { isSeenAgain: boolean }>(this.dataSource, viewersOfSessions, [
      sessionIds,
    ]);
    const seen = rows.filter(({ isSeenAgain }) => isSeenAgain).map(({ sessionId }) => sessionId);
    if (seen.length > 0) this.noteSeen(seen);
    const bySession = new Map(rows.map(({ isSeenAgain: _, ...viewer }) => [viewer.sessionId, viewer]));
    return sessionIds.map((id) => bySession.get(id) ?? null);
  }

  /** No request waits for it, and what is lost is noted at the next one. */
  private noteSeen(sessionIds: readonly string[]): void {
    runPrepared(this.dataSource, seenAgain, [sessionIds]).catch((error: unknown) =>
      this.log.warn({ err: error }, 'cannot note when sessions were last seen'),
    );
  }

  /** The account of an e-mail, named as the database compares e-mails, so that limits count what logins compare. */
  private async lookUp(email: string): Promise<LookedUp> {
    const [row] = await this.dataSource.query<LookedUp[]>(
      `select lower($1::text) as account,
         case when users.id is not null
           then json_build_object('userId', users.id, 'passwordHash', users.password_hash) end as known
       from (select) as nobody left join users on users.email = $1::citext`,
      [email],
    );
    if (!row) throw new Error('a left join of one row gave none');
    return row;
  }

  /**
   * Only while the password is still the one that was compared: a login that overlaps with a change of the password
   * must not leave a session of the old one behind.
   */
  private async startSession(
    { userId, passwordHash }: KnownAccount,
    userAgent: string | undefined,
  ): Promise<string | undefined> {
    const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
    const [session] = await this.dataSource.query<{ id: string }[]>(
      `insert into sessions (id, user_id, expires_at, user_agent, last_seen_at)
       select $1, id, $2, $5, now() from users where id = $3 and password_hash = $4 for share
       returning id`,
      [newId(), expiresAt, userId, passwordHash, userAgent?.slice(0, longestUserAgent) ?? null],
    );
    return session?.id;
  }

  private async loginOf(known: KnownAccount, sessionId: string, deviceId = newId()): Promise<Login> {
    const { userId } = known;
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const token = jwt.sign({ sid: sessionId }, this.key, {
      algorithm,
      subject: userId,
      expiresIn: sessionSeconds,
    });
    return { token, deviceToken: this.devices.sign(known, deviceId), user };
  }

  /** What is in a token of ours that has not expired. */
  private claimsOf(token: string): TokenClaims | null {
    const claims = this.verified.get(token) ?? this.verify(token);
    return claims && claims.expiresAt.getTime() > Date.now() ? claims : null;
  }

  private verify(token: string): TokenClaims | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [algorithm] });
      if (typeof claims !== 'object') return null;
      const { sid, sub, exp, aud } = claims;
      // A login has no audience: with one, the token is meant for something else that knows the secret.
      if (typeof sid !== 'string' || !sub || !exp || aud !== undefined) return null;
      const found = { sessionId: sid, userId: sub, expiresAt: new Date(exp * 1000) };
      this.verified.set(token, found);
      return found;
    } catch {
      return null;
    }
  }
}

/** An account's id says enough; an e-mail that is nobody's is kept as it was tried, unless it looks like a slip. */
export function whoTried(userId: string | undefined, email: string): { userId?: string; email?: string } {
  if (userId) return { userId };
  // A password typed into the wrong field has no business in a log.
  return email.includes('@') ? { email } : {};
}
