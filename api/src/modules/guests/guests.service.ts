import { createHash, randomBytes } from 'node:crypto';
import { IsNull, LessThan, MoreThan, Not, type DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { siteOf } from '../../platform/network.js';
import type { Outbox } from '../../platform/outbox.js';
import {
  takeNetworkPoint,
  takePoint,
  type RateCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { AuthService, Login } from '../auth/auth.service.js';
import { requireUnreserved, rethrowEmailTaken } from '../auth/email-taken.js';
import { endCredentials } from '../auth/end-credentials.js';
import { GuestLink } from '../auth/guest-link.entity.js';
import { lockSignedIn, lockUser } from '../auth/lock-user.js';
import type { MailNetworks } from '../auth/mail-networks.js';
import type { Passwords } from '../auth/passwords.js';
import { logSecurity } from '../auth/security-log.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import type { GuestInput, GuestLinkInput, KeepOrdersInput } from './guests.input.js';
import { say } from './guests.sentences.js';

/** New guests per table, as all guests in the restaurant may share a network. Further ones count for their network. */
const tableLimit = { name: 'guest-table', points: 20, seconds: 3600 };
const networkLimit = { name: 'guest-network', points: 20, seconds: 3600 };
/** New guests per phone number: from one network, so that a stranger does not use up somebody else's, and in all. */
const phoneFromNetworkLimit = { name: 'guest-phone-network', points: 5, seconds: 3600 };
const phoneLimit = { name: 'guest-phone', points: 20, seconds: 3600 };
/** Links opened per network: a secret has 256 bits, so this only saves work. */
const openLimit = { name: 'guest-open', points: 60, seconds: 600 };
/** Accounts made of guests per network. */
const keepLimit = { name: 'guest-keep', points: 20, seconds: 3600 };
/** Links made per guest. */
const linkLimit = { name: 'guest-link', points: 20, seconds: 3600 };

const linkDays = 60;

interface GuestsParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly orders: Pick<OrdersService, 'find'>;
  readonly auth: AuthService;
  readonly passwords: Passwords;
  readonly restaurant: RestaurantService;
  readonly tableCodes: TableCodes;
  readonly rateLimits: RateLimits;
  readonly mailNetworks: MailNetworks;
  readonly log: Logger;
}

/** What a link of a guest opens. */
export interface OpenedLink {
  readonly canSignIn: boolean;
  /** Whether it is the viewer's own. */
  readonly isOwn: boolean;
  /** Of a mailed link, the order that it is about. Only its state may be shown. */
  readonly order: Order | null;
}

/** Customers without an account. `address` is the caller's, for limits and the security log. */
export class GuestsService {
  private readonly parts: GuestsParts;
  private readonly ofTable: RateCounter;
  private readonly ofNetwork: RateCounter;
  private readonly ofPhoneFromNetwork: RateCounter;
  private readonly ofPhone: RateCounter;
  private readonly opened: RateCounter;
  private readonly kept: RateCounter;
  private readonly links: RateCounter;

  constructor(parts: GuestsParts) {
    this.parts = parts;
    const { rateLimits } = parts;
    this.ofTable = rateLimits.counter(tableLimit);
    this.ofNetwork = rateLimits.counter(networkLimit);
    this.ofPhoneFromNetwork = rateLimits.counter(phoneFromNetworkLimit);
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
    const { guestsAllowed, tables } = await this.parts.restaurant.verified();
    if (!guestsAllowed) throw new DomainError('CONFLICT', say.accountNeeded);
    const atTable = table && this.parts.tableCodes.find(tables, table);
    const ofTable = atTable && (await this.ofTable.take(atTable.id));
    if (!ofTable || ofTable.taken > this.ofTable.points)
      await takeNetworkPoint(this.ofNetwork, address, say.tooManyOfNetwork);
    const tooMany = say.tooManyOfPhone;
    await takePoint(this.ofPhoneFromNetwork, `${siteOf(address)} ${phone}`, tooMany);
    await takePoint(this.ofPhone, phone, tooMany);
    const id = newId();
    const mailNetwork = email === undefined ? null : this.parts.mailNetworks.markOf(address);
    const guest = { id, name, phone, contactEmail: email ?? null, mailNetwork, role: 'customer' as const };
    await this.parts.dataSource.manager.insert(User, guest);
    logSecurity(this.parts.log, 'guest', { userId: id, address });
    return this.signIn(id, { userAgent });
  }

  /**
   * Makes a secret link with which the guest signs in on another device.
   * @throws {DomainError} `CONFLICT` for a customer with an account; `TOO_MANY_REQUESTS`
   */
  async createLink(viewer: Viewer | null): Promise<string> {
    const guest = requireGuest(viewer);
    await takePoint(this.links, guest.id, say.tooManyLinks);
    const { token, ...row } = newLink(guest.id);
    await this.parts.dataSource.transaction(async (tx) => {
      await lockSignedIn(tx, guest);
      await tx.insert(GuestLink, row);
    });
    return token;
  }

  /**
   * In the worker: a link for a mail to the guest.
   * @param orderId that the mail is about
   */
  async createMailedLink(userId: string, orderId: string | undefined): Promise<string> {
    const { token, ...row } = newLink(userId);
    await this.parts.dataSource.manager.insert(GuestLink, {
      ...row,
      isMailed: true,
      orderId: orderId ?? null,
    });
    return token;
  }

  /**
   * What a link opens for this viewer.
   * @throws {DomainError} `LINK_EXPIRED`, also after the guest has made an account
   */
  async look(viewer: Viewer | null, { token, orderId }: GuestLinkInput): Promise<OpenedLink> {
    const link = await this.find(token);
    const order = link.isMailed && orderId !== undefined ? await this.parts.orders.find(orderId) : null;
    const isItsOrder = order?.userId === link.userId && (link.orderId ?? order.id) === order.id;
    return {
      canSignIn: await canSignIn(this.parts.dataSource.manager, viewer, link),
      isOwn: viewer?.id === link.userId,
      order: isItsOrder ? order : null,
    };
  }

  /**
   * Signs in with a link. One that was mailed to an unconfirmed address may be in somebody else's mailbox: it signs in the
   * guest alone, in a browser where the guest is signed in already, which confirms the address.
   * @throws {DomainError} `LINK_EXPIRED`, also after the guest has made an account; `EMAIL_UNCONFIRMED`; `TOO_MANY_REQUESTS`
   */
  async open(viewer: Viewer | null, token: string, address: string, userAgent?: string): Promise<Login> {
    await takeNetworkPoint(this.opened, address, say.tooManyOpened);
    const link = await this.find(token);
    const { userId, isMailed } = link;
    return this.parts.dataSource.transaction(async (tx) => {
      await lockUser(tx, userId);
      // Again, as links may have ended before the lock. Sessions that end after it include the new one.
      if (!(await tx.existsBy(GuestLink, { hash: link.hash }))) throw linkExpired();
      if (!(await canSignIn(tx, viewer, link))) throw unconfirmed();
      if (isMailed && viewer?.id === userId)
        await tx.update(User, { id: userId, emailConfirmedAt: IsNull() }, { emailConfirmedAt: new Date() });
      logSecurity(this.parts.log, 'guest', { userId, address });
      return this.signIn(userId, { userAgent, manager: tx });
    });
  }

  /**
   * Makes an account of a guest, who keeps the orders. The session goes on as one that has just begun; all others and the
   * guest's links end.
   * @throws {DomainError} `EMAIL_TAKEN`, `TOO_MANY_REQUESTS`; `CONFLICT` for a customer with an account
   */
  async keepOrders(viewer: Viewer | null, input: KeepOrdersInput, address: string): Promise<User> {
    const guest = requireGuest(viewer);
    const { id, sessionId } = guest;
    const { outbox, passwords, mailNetworks, log } = this.parts;
    await takeNetworkPoint(this.kept, address, say.tooManyRegistrations);
    const passwordHash = await passwords.hash(input.password, { address, account: id });
    const user = await outbox.transaction(async (tx) => {
      await lockSignedIn(tx, guest);
      // The address is to be confirmed again, as it may be another one.
      const account = {
        email: input.email,
        emailConfirmedAt: null,
        mailNetwork: mailNetworks.markOf(address),
        passwordHash,
        contactEmail: null,
      };
      const { affected } = await tx
        .update(User, { id, email: IsNull() }, account)
        .catch(rethrowEmailTaken(say.emailTaken));
      if (affected !== 1) throw notGuest();
      await requireUnreserved(tx, id, input.email, say.emailTaken);
      await endCredentials(tx, id, sessionId);
      await tx.update(Session, { id: sessionId }, { createdAt: new Date() });
      return tx.findOneByOrFail(User, { id });
    });
    logSecurity(log, 'registered', { userId: id, address });
    return user;
  }

  async deleteExpiredLinks(): Promise<void> {
    await this.parts.dataSource.manager.delete(GuestLink, { createdAt: LessThan(oldest()) });
  }

  private async find(token: string): Promise<GuestLink> {
    const usable = { hash: hashOf(token), createdAt: MoreThan(oldest()) };
    const link = await this.parts.dataSource.manager.findOneBy(GuestLink, usable);
    if (!link) throw linkExpired();
    return link;
  }

  private async signIn(userId: string, start: Parameters<AuthService['signIn']>[1]): Promise<Login> {
    const login = await this.parts.auth.signIn({ userId, passwordHash: null }, start);
    if (!login) throw linkExpired();
    return login;
  }
}

const oldest = () => new Date(Date.now() - linkDays * 24 * 3600 * 1000);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

async function canSignIn(
  manager: EntityManager,
  viewer: Viewer | null,
  { userId, isMailed }: GuestLink,
): Promise<boolean> {
  if (!isMailed || viewer?.id === userId) return true;
  return manager.existsBy(User, { id: userId, emailConfirmedAt: Not(IsNull()) });
}

function newLink(userId: string) {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), userId };
}

function requireGuest(viewer: Viewer | null): Viewer {
  const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
  if (!signedIn.isGuest) throw notGuest();
  return signedIn;
}

const notGuest = () => new DomainError('CONFLICT', say.notGuest);

const unconfirmed = () => new DomainError('EMAIL_UNCONFIRMED', say.unconfirmed);

const linkExpired = () => new DomainError('LINK_EXPIRED', say.linkExpired);
