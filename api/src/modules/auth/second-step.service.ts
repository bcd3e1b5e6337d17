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

/** Completes logins of accounts with a second factor. */
export class SecondStepService {
  constructor(private readonly parts: SecondStepParts) {}

  /**
   * @throws {DomainError} `LINK_EXPIRED` for a ticket that is old or of a replaced password;
   * `BAD_USER_INPUT` for a wrong or used proof; `TOO_MANY_REQUESTS`
   */
  async login(
    { ticket, deviceToken, ...proof }: SecondStepInput,
    address: string,
    userAgent?: string,
  ): Promise<Login> {
    const { dataSource, auth, secondFactors, tickets, log } = this.parts;
    const read = tickets.read(ticket);
    const user = read && (await dataSource.manager.findOneBy(User, { id: read.userId }));
    if (!user || !read.isFor(user)) throw expired();
    const { id: userId, passwordHash } = user;
    const deviceId = deviceToken ? auth.devices.read(deviceToken, { userId, passwordHash }) : undefined;
    await secondFactors.prove({ userId, address, deviceId }, proof);
    const start = { userAgent, deviceId, hasProvedFactor: true };
    const login = await auth.signIn({ userId, passwordHash }, start);
    if (!login) throw expired();
    logSecurity(log, 'login', { userId, address });
    return login;
  }
}

const expired = () => new DomainError('LINK_EXPIRED', say.secondStepExpired);
