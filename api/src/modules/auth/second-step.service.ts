import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { SecondStepInput } from './auth.input.js';
import type { AuthService, Login } from './auth.service.js';
import type { SecondFactors } from './second-factors.js';
import type { SecondStepTickets } from './second-step-tickets.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

interface SecondStepParts {
  readonly dataSource: DataSource;
  readonly auth: AuthService;
  readonly secondFactors: SecondFactors;
  readonly tickets: SecondStepTickets;
  readonly log: Logger;
}

interface LoginRequest {
  readonly address: string;
  /** As the caller wrote it. */
  readonly host: string | undefined;
  readonly userAgent: string | undefined;
}

/** Completes logins of accounts with a second factor. */
export class SecondStepService {
  constructor(private readonly parts: SecondStepParts) {}

  /**
   * Makes a challenge for the passkeys of the account.
   * @param host as the caller wrote it
   * @throws {DomainError} `LINK_EXPIRED` as for {@link login}; `CONFLICT`
   */
  async requestPasskey(
    ticket: string,
    host: string | undefined,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id } = await this.accountOf(ticket);
    return this.parts.secondFactors.requestPasskey(id, { holder: ticket, host });
  }

  /**
   * @throws {DomainError} `LINK_EXPIRED` for a ticket that is old or of a replaced password;
   * `BAD_USER_INPUT` for a wrong or used proof; `TOO_MANY_REQUESTS`
   */
  async login(
    { ticket, deviceToken, ...proof }: SecondStepInput,
    { address, host, userAgent }: LoginRequest,
  ): Promise<Login> {
    const { auth, secondFactors, log } = this.parts;
    const { id: userId, passwordHash } = await this.accountOf(ticket);
    const deviceId = deviceToken ? auth.devices.read(deviceToken, { userId, passwordHash }) : undefined;
    await secondFactors.prove({ userId, address, deviceId, passkeys: { holder: ticket, host } }, proof);
    const start = { userAgent, deviceId, hasProvedFactor: true };
    const login = await auth.signIn({ userId, passwordHash }, start);
    if (!login) throw expired();
    logSecurity(log, 'login', { userId, address });
    return login;
  }

  private async accountOf(ticket: string): Promise<User> {
    const read = this.parts.tickets.read(ticket);
    const user = read && (await this.parts.dataSource.manager.findOneBy(User, { id: read.userId }));
    if (!user || !read.isFor(user)) throw expired();
    return user;
  }
}

const expired = () => new DomainError('LINK_EXPIRED', say.secondStepExpired);
