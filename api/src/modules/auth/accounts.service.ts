import { Any, type DataSource, type EntityManager } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { createOnce, idempotencyConflict } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { networkOf } from '../../platform/network.js';
import { takeNetworkPoint, takePoint, type RateCounter } from '../../platform/rate-limits.js';
import type { RegisterInput } from './auth.input.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { isDevice, requirePermission } from './auth.policy.js';
import { requireUnreserved, rethrowEmailTaken } from './email-taken.js';
import type { MailNetworks } from './mail-networks.js';
import { makeAdmin, type MadeAdmin } from './make-admin.js';
import type { Passwords } from './passwords.js';
import { adminRole } from './permissions.js';
import { isDemanded, staffRoleOf } from './role.js';
import { SecondFactorRule } from './second-factor-rule.entity.js';
import type { SecondFactors } from './second-factors.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';
import { currentLanguage } from '../../platform/request.js';

interface RegistrationLimits {
  readonly registrations: RateCounter;
  readonly emailTaken: RateCounter;
}

interface AccountsParts {
  readonly dataSource: DataSource;
  readonly passwords: Passwords;
  readonly limits: RegistrationLimits;
  readonly mailNetworks: MailNetworks;
  readonly secondFactors: Pick<SecondFactors, 'takeOff'>;
  readonly log: Logger;
}

/** Creates and finds accounts. */
export class AccountsService {
  private readonly dataSource: DataSource;
  private readonly passwords: Passwords;
  private readonly limits: RegistrationLimits;
  private readonly mailNetworks: MailNetworks;
  private readonly secondFactors: Pick<SecondFactors, 'takeOff'>;
  private readonly log: Logger;

  constructor({ dataSource, passwords, limits, mailNetworks, secondFactors, log }: AccountsParts) {
    this.dataSource = dataSource;
    this.passwords = passwords;
    this.limits = limits;
    this.mailNetworks = mailNetworks;
    this.secondFactors = secondFactors;
    this.log = log;
  }

  /**
   * Creates a customer.
   * @param address the caller's, for limits and the security log
   * @throws {DomainError} `EMAIL_TAKEN`, `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`
   */
  async register(input: RegisterInput, address: string, idempotencyKey?: string): Promise<User> {
    const network = networkOf(address);
    await takeNetworkPoint(this.limits.registrations, address, say.tooManyRegistrations);
    // Before the lookup: beyond the limit known and new addresses get the same answer.
    await takePoint(this.limits.emailTaken, network, say.tooManyRegistrations);
    let isTaken = false;
    try {
      return await this.create(input, address, idempotencyKey);
    } catch (error) {
      isTaken = error instanceof DomainError && error.code === 'EMAIL_TAKEN';
      throw error;
    } finally {
      if (!isTaken) await this.limits.emailTaken.release(network);
    }
  }

  /** The viewer's account; at a tablet the tablet's, whoever is at it. */
  async profile(viewer: Viewer | null): Promise<User> {
    const id = viewer?.device?.id ?? requirePermission(viewer, 'USE_ACCOUNT').id;
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /** Whether the owner demands a second factor that the account lacks. Concurrent calls share a read. */
  readonly lacksFactor = batched(async (users: readonly User[]): Promise<boolean[]> => {
    const mayLack = (user: User) =>
      user.secondFactorSince === null && staffRoleOf(user) !== null && !isDevice(user);
    if (!users.some(mayLack)) return users.map(() => false);
    const { roles } = await this.dataSource.manager.findOneByOrFail(SecondFactorRule, { id: 1 });
    return users.map((user) => mayLack(user) && isDemanded(user, roles));
  });

  /** Null for an unknown id; concurrent calls share a read. The caller checks who may see names and e-mail addresses. */
  readonly userById = batched(async (ids: readonly string[]): Promise<(User | null)[]> => {
    const users = await this.dataSource.manager.findBy(User, { id: Any(ids) });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });

  /**
   * Creates the admin of the environment, or promotes the account with this e-mail address; not one whose role at the
   * restaurant was changed by its owners, who would come back at the next start.
   */
  async ensureAdmin(email: string, password: string): Promise<MadeAdmin> {
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(User, { email });
    if (known && (await manager.existsBy(AuditEntry, { subject: 'PERSON', subjectId: known.id })))
      return { result: 'was admin', hadSecondFactor: false };
    return makeAdmin(this.dataSource, this.passwords, {
      email,
      name: 'Admin',
      password: () => Promise.resolve(password),
      takeFactorsOff: this.secondFactors.takeOff,
    });
  }

  async hasAdmin(): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { role: adminRole });
  }

  /** @param path of a profile picture, from `PicturesService` */
  async setProfilePicture(viewer: Viewer | null, path: string): Promise<User> {
    const { id } = requirePermission(viewer, 'USE_ACCOUNT');
    await this.dataSource.manager.update(User, { id }, { profilePicture: path });
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /** Which of these paths are profile pictures. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const users = await this.dataSource.manager.find(User, {
      select: { id: true, profilePicture: true },
      where: { profilePicture: Any(paths) },
    });
    return users.flatMap(({ profilePicture }) => profilePicture ?? []);
  }

  private async create(input: RegisterInput, address: string, idempotencyKey?: string): Promise<User> {
    const caller = { address, account: input.email.toLowerCase() };
    const passwordHash = await this.passwords.hash(input.password, caller);
    // No password in the fingerprint: its fast hash must not be stored.
    const { password: _, ...request } = input;
    const { name, email } = input;
    const attempt = { scope: `register:${email.toLowerCase()}`, key: idempotencyKey, request };
    const id = newId();
    const create = async (tx: EntityManager) => {
      const mailNetwork = this.mailNetworks.markOf(address);
      await tx
        .insert(User, {
          id,
          name,
          email,
          mailNetwork,
          passwordHash,
          role: 'customer',
          language: currentLanguage(),
        })
        .catch(rethrowEmailTaken(say.emailTaken));
      await requireUnreserved(tx, id, email, say.emailTaken);
    };
    const userId = await this.dataSource.transaction((tx) => createOnce(tx, attempt, () => create(tx), id));
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    // After the transaction, which must not stay open while passwords queue.
    if (userId === id) logSecurity(this.log, 'registered', { userId, address });
    else if (!(await this.passwords.compare(input.password, user.passwordHash ?? '', caller))) {
      throw idempotencyConflict();
    }
    return user;
  }
}
