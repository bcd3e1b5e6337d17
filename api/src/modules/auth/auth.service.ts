import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { LoginInput } from './auth.input.js';
import { requirePermission } from './auth.policy.js';
import {
  insertSession,
  lookUpAccount,
  selectViewers,
  updateSessionsSeen,
  type KnownAccount,
} from './auth.queries.js';
import { bearerToken } from './bearer-token.js';
import { DeviceTokens } from './device-tokens.js';
import { endCredentials } from './end-credentials.js';
import type { LoginLimits } from './login-limits.js';
import type { Passwords } from './passwords.js';
import type { SecondFactors } from './second-factors.js';
import type { SecondStepTickets } from './second-step-tickets.js';
import { attemptedAccount, logSecurity } from './security-log.js';
import { isDemanded, staffRoleOf } from './role.js';
import { Session } from './session.entity.js';
import { secondsOf, SessionTokens, type TokenClaims } from './session-tokens.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';
import { keepLanguage } from './keep-language.js';

/**
 * A hash that matches no password. Compared for unknown e-mail addresses, so that the response takes as long as for a wrong
 * password.
 */
const unmatchableHash = '$2b$10$wJvj9/VFT8zFoZo.VWXBJ.MJEuQ5F59VSR/9bV.TOisKhhSVtGzxi';

/** Stored characters of a `User-Agent`. Browsers' have about 150. */
const maxUserAgentLength = 500;

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
  readonly secondFactors: SecondFactors;
  readonly tickets: SecondStepTickets;
}

/** How a session begins. */
interface Start {
  readonly userAgent?: string | undefined;
  readonly manager?: EntityManager;
  /** Of a known device. */
  readonly deviceId?: string | undefined;
  /** Whether the second factor of the account was proved. */
  readonly hasProvedFactor?: boolean;
  /** Whether the account is a tablet's. */
  readonly isDevice?: boolean;
}

/** Logins, sessions and their tokens. `address` is the caller's, for limits and the security log. */
export class AuthService {
  private readonly dataSource: DataSource;
  private readonly outbox: Outbox;
  private readonly passwords: Passwords;
  private readonly limits: LoginLimits;
  private readonly log: Logger;
  private readonly tokens: SessionTokens;
  readonly devices: DeviceTokens;
  private readonly secondFactors: SecondFactors;
  private readonly tickets: SecondStepTickets;
  private readonly viewerOf = batched((sessionIds: readonly string[]) => this.viewersOf(sessionIds));

  constructor(parts: AuthParts) {
    const { dataSource, outbox, passwords, limits, log, jwtSecret, secondFactors, tickets } = parts;
    this.dataSource = dataSource;
    this.outbox = outbox;
    this.passwords = passwords;
    this.limits = limits;
    this.log = log;
    this.tokens = new SessionTokens(jwtSecret);
    this.devices = new DeviceTokens(jwtSecret);
    this.secondFactors = secondFactors;
    this.tickets = tickets;
  }

  /**
   * @throws {DomainError} `INVALID_CREDENTIALS`, with the same text and duration for a wrong e-mail address and a wrong
   * password; `TOO_MANY_REQUESTS` after too many of them; `SECOND_FACTOR_REQUIRED` if the account has one
   */
  async login(
    { email, password, deviceToken }: LoginInput,
    address: string,
    userAgent?: string,
  ): Promise<Login> {
    const { account, known } = await lookUpAccount(this.dataSource.manager, email);
    const who = { ...attemptedAccount(known?.userId, email), address };
    const deviceId = known && deviceToken ? this.devices.read(deviceToken, known) : undefined;
    const attempt = await this.limits.take({ account, address, deviceId }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') {
        logSecurity(this.log, 'login limited', who);
      }
      throw error;
    });
    let sessionId: string | undefined;
    let demand: DomainError | undefined;
    try {
      const caller = { address, account, isKnown: attempt.isKnownDevice };
      const matches = await this.passwords.compare(password, known?.passwordHash ?? unmatchableHash, caller);
      if (known && matches) {
        sessionId = await this.startSession(known, { userAgent });
        if (!sessionId) demand = await this.secondStep(known);
      }
    } catch (error) {
      // The password was not compared, so the attempt does not count as failed.
      await attempt.cancel();
      throw error;
    }
    if (demand) {
      await attempt.releaseFailure();
      throw demand;
    }
    if (!known || !sessionId) {
      logSecurity(this.log, 'login failed', who);
      throw new DomainError('INVALID_CREDENTIALS', say.wrongCredentials);
    }
    await attempt.releaseFailure();
    logSecurity(this.log, 'login', who);
    return this.loginOf(known, sessionId, { deviceId });
  }

  /**
   * Starts a session for a user who was identified by other means; undefined if the password has changed meanwhile.
   * @throws {DomainError} `SECOND_FACTOR_REQUIRED` if the account has one that was not proved
   */
  async signIn(known: KnownAccount, start: Start): Promise<Login | undefined> {
    const sessionId = await this.startSession(known, start);
    if (sessionId !== undefined) return this.loginOf(known, sessionId, start);
    const demand = await this.secondStep(known, start);
    if (demand) throw demand;
    return undefined;
  }

  /** The viewer of an `Authorization` header; null for a visitor or an invalid token. */
  async identify(authorization: unknown): Promise<Viewer | null> {
    const token = bearerToken(authorization);
    return token ? this.authenticate(token) : null;
  }

  /** The claims of this header's token, without checking in the database whether its session has ended. */
  claims(authorization: unknown): TokenClaims | null {
    const token = bearerToken(authorization);
    return token ? this.tokens.read(token) : null;
  }

  /**
   * Resolves the session of a token, with the role that the database has now; null if the token is invalid or its session
   * has ended.
   */
  async authenticate(token: string): Promise<Viewer | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const viewer = await this.viewerOf(claims.sessionId);
    const { deviceKey: key = '' } = claims;
    return viewer?.device ? { ...viewer, device: { ...viewer.device, key } } : viewer;
  }

  async logout(viewer: Viewer | null, address: string): Promise<void> {
    const { id, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    await this.outbox.transaction((tx) => tx.delete(Session, { id: sessionId }));
    logSecurity(this.log, 'logout', { userId: id, address });
  }

  async logoutEverywhere(viewer: Viewer | null, address: string): Promise<void> {
    const { id } = requirePermission(viewer, 'USE_ACCOUNT');
    await this.outbox.transaction((tx) => endCredentials(tx, id));
    logSecurity(this.log, 'logout everywhere', { userId: id, address });
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.dataSource.manager.delete(Session, { expiresAt: LessThan(new Date()) });
  }

  /** The viewer of each session; null for an ended one. */
  private async viewersOf(sessionIds: readonly string[]): Promise<(Viewer | null)[]> {
    const rows = await selectViewers(this.dataSource.manager, sessionIds);
    const seen = rows.filter(({ isSeenAgain }) => isSeenAgain).map(({ sessionId }) => sessionId);
    if (seen.length > 0) this.noteSeen(seen);
    const bySession = new Map(
      rows.map(({ isSeenAgain: _, hasNoFactor, demandedRoles, person, ...row }) => {
        const holder = row.device ? person : row;
        const lacksFactor = hasNoFactor && holder !== null && isDemanded(holder, demandedRoles);
        const device = row.device && { ...row.device, personRole: person && staffRoleOf(person), key: '' };
        return [row.sessionId, { ...row, staffRole: staffRoleOf(row), lacksFactor, device }];
      }),
    );
    return sessionIds.map((id) => bySession.get(id) ?? null);
  }

  /** Not awaited: a lost update is repeated by the next request. */
  private noteSeen(sessionIds: readonly string[]): void {
    updateSessionsSeen(this.dataSource.manager, sessionIds).catch((error: unknown) =>
      this.log.warn({ err: error }, 'cannot note when sessions were last seen'),
    );
  }

  /**
   * Starts a session only if the compared password is still the present one: a login during a password change must not
   * leave a session behind.
   */
  private async startSession(
    known: KnownAccount,
    { userAgent, hasProvedFactor = false, isDevice = false, manager = this.dataSource.manager }: Start,
  ): Promise<string | undefined> {
    const session = {
      id: newId(),
      expiresAt: new Date(Date.now() + secondsOf(isDevice) * 1000),
      userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      hasProvedFactor,
    };
    return (await insertSession(manager, session, known)) ? session.id : undefined;
  }

  /** Demands the second factor of an account whose password was right; undefined if it has none. */
  private async secondStep(
    known: KnownAccount,
    { manager = this.dataSource.manager }: Start = {},
  ): Promise<DomainError | undefined> {
    const methods = await this.secondFactors.methodsOf(manager, known.userId);
    if (methods.length === 0) return undefined;
    const ticket = this.tickets.sign(known);
    return new DomainError('SECOND_FACTOR_REQUIRED', say.secondStep, { ticket, methods });
  }

  private async loginOf(
    known: KnownAccount,
    sessionId: string,
    { deviceId = newId(), manager = this.dataSource.manager, isDevice = false }: Start,
  ): Promise<Login> {
    const { userId } = known;
    const user = await manager.findOneByOrFail(User, { id: userId });
    await keepLanguage(manager, user);
    const token = this.tokens.sign(userId, sessionId, isDevice);
    return { token, deviceToken: this.devices.sign(known, deviceId), user };
  }
}
