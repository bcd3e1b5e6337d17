import type { KeyObject } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import {
  takeNetworkPoint,
  takePoint,
  type RateCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import { forgotAddressLimit, forgotNetworkLimit, resetLimit } from './account-limits.js';
import { mailedLink, readLink, type MailedLink } from './account-links.js';
import { passwordResetRequested } from './auth.events.js';
import type { ResetPasswordInput } from './auth.input.js';
import { lookUpAccount } from './auth.queries.js';
import type { AuthService, Login } from './auth.service.js';
import { changePassword } from './change-password.js';
import { requireUnguessable } from './guessable-password.js';
import type { Passwords } from './passwords.js';
import { attemptedAccount, logSecurity } from './security-log.js';
import { staffRoleOf } from './role.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Lifetime of a link, in seconds. */
const linkSeconds = 30 * 60;

interface PasswordResetParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly auth: AuthService;
  readonly rateLimits: RateLimits;
  readonly log: Logger;
  readonly linkKey: KeyObject;
  /** Without one, mails are stored for admins to read. */
  readonly hasMailServer: () => boolean;
}

/** Password resets by mailed links. `address` is the caller's, for limits and the security log. */
export class PasswordResetService {
  private readonly parts: PasswordResetParts;
  private readonly ofNetwork: RateCounter;
  private readonly ofAddress: RateCounter;
  private readonly resets: RateCounter;

  constructor(parts: PasswordResetParts) {
    this.parts = parts;
    this.ofNetwork = parts.rateLimits.counter(forgotNetworkLimit);
    this.ofAddress = parts.rateLimits.counter(forgotAddressLimit);
    this.resets = parts.rateLimits.counter(resetLimit);
  }

  /**
   * Requests a link. Known and unknown addresses cost the same statements and get the same answer: the event of an unknown
   * one has a random id, for which the worker finds no account.
   * @returns the message for the caller
   * @throws {DomainError} `TOO_MANY_REQUESTS`, for known and unknown addresses alike
   */
  async request(email: string, address: string): Promise<Sentence> {
    const { dataSource, outbox, log, hasMailServer } = this.parts;
    const reason = say.tooManyResets;
    await takeNetworkPoint(this.ofNetwork, address, reason);
    const { account, known } = await lookUpAccount(dataSource.manager, email);
    await takePoint(this.ofAddress, account, reason);
    await outbox.transaction((tx) =>
      outbox.append(tx, passwordResetRequested, { userId: known?.userId ?? newId() }),
    );
    logSecurity(log, 'password reset requested', { ...attemptedAccount(known?.userId, email), address });
    return hasMailServer() ? say.resetMailed : say.resetKept;
  }

  /** In the worker: the link for an account; null if there is none. */
  async linkFor(userId: string): Promise<MailedLink | null> {
    const user = await this.find(userId);
    const claims = user && { userId, boundTo: passwordStateOf(user) };
    return claims && mailedLink(this.parts.linkKey, 'reset-password', claims, linkSeconds);
  }

  /**
   * Sets a new password by a link, ends all sessions and starts a new one.
   * @throws {DomainError} `LINK_EXPIRED`, `TOO_MANY_REQUESTS`; `BAD_USER_INPUT` for an easily guessed password;
   * `SECOND_FACTOR_REQUIRED`, with the new password saved, if the account has one
   */
  async reset({ token, password }: ResetPasswordInput, address: string, userAgent?: string): Promise<Login> {
    const { outbox, passwords, auth, linkKey, log, hasMailServer } = this.parts;
    const link = readLink(linkKey, 'reset-password', token);
    const user = link && (await this.find(link.userId));
    if (!user || !link.isBoundTo(passwordStateOf(user))) throw linkExpired();
    await takePoint(this.resets, user.id, say.tooManyResets);
    const { name, email, role, staffRole } = user;
    const caller = { address, account: user.id };
    await requireUnguessable(passwords, password, { name, email: email ?? '', role, staffRole }, caller);
    const passwordHash = await passwords.hash(password, caller);
    // Two parallel uses both arrive here; the update succeeds for one.
    const isChanged = await outbox.transaction(async (tx) => {
      const isFirst = await changePassword(tx, outbox, user, passwordHash);
      // The link came by mail, which confirms the address.
      if (isFirst && hasMailServer() && !user.emailConfirmedAt) {
        await tx.update(User, { id: user.id }, { emailConfirmedAt: new Date() });
      }
      return isFirst;
    });
    if (!isChanged) throw linkExpired();
    logSecurity(log, 'password reset', { userId: user.id, address });
    const login = await auth.signIn({ userId: user.id, passwordHash }, { userAgent });
    if (!login) throw linkExpired();
    return login;
  }

  private find(id: string): Promise<User | null> {
    return this.parts.dataSource.manager.findOneBy(User, { id });
  }
}

/**
 * A changed e-mail address invalidates links too: they were sent to the old one. So does a changed role: somebody who
 * could read the link may lack the new role.
 */
function passwordStateOf({ email, passwordHash, ...stored }: User): string {
  const staffRole = staffRoleOf(stored);
  return staffRole ? `${passwordHash} ${email} ${staffRole}` : `${passwordHash} ${email}`;
}

function linkExpired(): DomainError {
  return new DomainError('LINK_EXPIRED', say.resetExpired);
}
