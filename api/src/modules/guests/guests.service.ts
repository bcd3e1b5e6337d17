import { createHash, randomBytes } from 'node:crypto';
import { IsNull, LessThan, MoreThan, type DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { networkOf } from '../../platform/network.js';
import { takePoint, type RateCounter, type RateLimits } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { AuthService, Login } from '../auth/auth.service.js';
import { requireUnreserved, rethrowEmailTaken } from '../auth/email-taken.js';
import type { Passwords } from '../auth/passwords.js';
import { logSecurity } from '../auth/security-log.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import { GuestLink } from './guest-link.entity.js';
import type { GuestInput, KeepOrdersInput } from './guests.input.js';

/** New guests per table, as all guests in the restaurant may share a network. Further ones count for their network. */
const tableLimit = { name: 'guest-table', points: 20, seconds: 3600 };
const networkLimit = { name: 'guest-network', points: 20, seconds: 3600 };
/** New guests per phone number. */
const phoneLimit = { name: 'guest-phone', points: 5, seconds: 3600 };
/** Links opened per network: a secret has 256 bits, so this only saves work. */
const openLimit = { name: 'guest-open', points: 60, seconds: 600 };
/** Accounts made of guests per network. */
const keepLimit = { name: 'guest-keep', points: 20, seconds: 3600 };
/** Links made per guest. */
const linkLimit = { name: 'guest-link', points: 20, seconds: 3600 };

const linkDays = 60;

const emailTaken = 'An account with this e-mail address exists already. Please choose another address.';

interface GuestsParts {
  readonly dataSource: DataSource;
  readonly auth: AuthService;
  readonly passwords: Passwords;
  readonly restaurant: RestaurantService;
  readonly tableCodes: TableCodes;
  readonly rateLimits: RateLimits;
  readonly log: Logger;
}

/** Customers without an account. `address` is the caller's, for limits and the security log. */
export class GuestsService {
  private readonly parts: GuestsParts;
  private readonly ofTable: RateCounter;
  private readonly ofNetwork: RateCounter;
  private readonly ofPhone: RateCounter;
  private readonly opened: RateCounter;
  private readonly kept: RateCounter;
  private readonly links: RateCounter;

  constructor(parts: GuestsParts) {
    this.parts = parts;
    const { rateLimits } = parts;
    this.ofTable = rateLimits.counter(tableLimit);
    this.ofNetwork = rateLimits.counter(networkLimit);
    this.ofPhone = rateLimits.counter(phoneLimit);
    this.opened = rateLimits.counter(openLimit);
    this.kept = rateLimits.counter(keepLimit);
    this.links = rateLimits.counter(linkLimit);
  }

  /** @throws {DomainError} `CONFLICT` if the owner does not allow guests; `TOO_MANY_REQUESTS` */
  async start(
    { name, phone, email, table }: GuestInput,
    address: string,
    userAgent?: string,
  ): Promise<Login> {
    const { guestsAllowed, tables } = await this.parts.restaurant.present();
    if (!guestsAllowed)
      throw new DomainError('CONFLICT', 'Orders need an account at the moment. Please register or log in.');
    const tableId = table && this.parts.tableCodes.read(table);
    const atTable = tables.find(({ id }) => id === tableId);
    const ofTable = atTable && (await this.ofTable.take(atTable.id));
    if (!ofTable || ofTable.taken > this.ofTable.points)
      await takePoint(this.ofNetwork, networkOf(address), 'Very many guests have ordered from here.');
    await takePoint(this.ofPhone, phone, 'Very many guests have this phone number.');
    const id = newId();
    const guest = { id, name, phone, contactEmail: email ?? null, role: 'customer' as const };
    await this.parts.dataSource.manager.insert(User, guest);
    logSecurity(this.parts.log, 'guest', { userId: id, address });
    return this.signIn(id, userAgent);
  }

  /**
   * Makes a secret link with which the guest signs in on another device.
   * @throws {DomainError} `CONFLICT` for a customer with an account; `TOO_MANY_REQUESTS`
   */
  async createLink(viewer: Viewer | null): Promise<string> {
    const { id } = requireGuest(viewer);
    await takePoint(this.links, id, 'You have made very many links.');
    const { token, ...row } = newLink(id);
    await this.parts.dataSource.manager.insert(GuestLink, row);
    return token;
  }

  /** In the worker: a link for a mail to the guest. Opening it proves that the guest reads the address. */
  async createMailedLink(userId: string): Promise<string> {
    const { token, ...row } = newLink(userId);
    await this.parts.dataSource.manager.insert(GuestLink, { ...row, isMailed: true });
    return token;
  }

  /** @throws {DomainError} `LINK_EXPIRED`, also after the guest has made an account; `TOO_MANY_REQUESTS` */
  async open(token: string, address: string, userAgent?: string): Promise<Login> {
    await takePoint(this.opened, networkOf(address), 'Very many links were opened from here.');
    const link = await this.parts.dataSource.manager.findOneBy(GuestLink, {
      hash: hashOf(token),
      createdAt: MoreThan(oldest()),
    });
    if (!link) throw linkExpired();
    if (link.isMailed) {
      const unconfirmed = { id: link.userId, email: IsNull(), emailConfirmedAt: IsNull() };
      await this.parts.dataSource.manager.update(User, unconfirmed, { emailConfirmedAt: new Date() });
    }
    logSecurity(this.parts.log, 'guest', { userId: link.userId, address });
    return this.signIn(link.userId, userAgent);
  }

  /**
   * Makes an account of a guest, who keeps orders and session.
   * @throws {DomainError} `EMAIL_TAKEN`, `TOO_MANY_REQUESTS`; `CONFLICT` for a customer with an account
   */
  async keepOrders(viewer: Viewer | null, input: KeepOrdersInput, address: string): Promise<User> {
    const { id } = requireGuest(viewer);
    const { dataSource, passwords, log } = this.parts;
    await takePoint(this.kept, networkOf(address), 'Too many attempts to register.');
    const passwordHash = await passwords.hash(input.password, { address, account: id });
    const user = await dataSource.transaction(async (tx) => {
      // The address is to be confirmed again: a mailed link may have been opened by somebody else than this guest.
      const account = { email: input.email, emailConfirmedAt: null, passwordHash, contactEmail: null };
      const { affected } = await tx
        .update(User, { id, email: IsNull() }, account)
        .catch(rethrowEmailTaken(emailTaken));
      if (affected !== 1) throw notGuest();
      await requireUnreserved(tx, id, input.email, emailTaken);
      await tx.delete(GuestLink, { userId: id });
      return tx.findOneByOrFail(User, { id });
    });
    logSecurity(log, 'registered', { userId: id, address });
    return user;
  }

  async forgetOldLinks(): Promise<void> {
    await this.parts.dataSource.manager.delete(GuestLink, { createdAt: LessThan(oldest()) });
  }

  private async signIn(userId: string, userAgent: string | undefined): Promise<Login> {
    const login = await this.parts.auth.signIn({ userId, passwordHash: null }, userAgent);
    if (!login) throw linkExpired();
    return login;
  }
}

const oldest = () => new Date(Date.now() - linkDays * 24 * 3600 * 1000);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function newLink(userId: string) {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), userId };
}

function requireGuest(viewer: Viewer | null): Viewer {
  const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
  if (!signedIn.isGuest) throw notGuest();
  return signedIn;
}

const notGuest = () => new DomainError('CONFLICT', 'You have an account already. Please log in with it.');

const linkExpired = () =>
  new DomainError(
    'LINK_EXPIRED',
    'This link is too old, or the orders belong to an account by now. Please log in.',
  );
