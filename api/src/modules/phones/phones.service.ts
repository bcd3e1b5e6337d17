import { createHmac, randomInt, type KeyObject } from 'node:crypto';
import { IsNull, LessThan, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { SendFailure } from '../../platform/message-port.js';
import { siteOf } from '../../platform/network.js';
import { sharesOf, takePoint, type RateCounter, type RateLimits } from '../../platform/rate-limits.js';
import { derivedKey } from '../../platform/secrets.js';
import { requirePermission } from '../auth/auth.policy.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { confirmPhone } from '../customers/customers.js';
import type { MessageChannel } from '../messages/delivery.entity.js';
import type { MessagesService } from '../messages/messages.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { PhoneCodeChannel } from '../restaurant/phone-code-channel.js';
import { PhoneConfirmation } from './phone-confirmation.entity.js';
import type { ConfirmPhoneInput, PhoneCodeInput } from './phones.input.js';
import { allowNewCode, codeRules, isConfirmedPhone, storeCode, tryCode } from './phones.queries.js';
import { say } from './phones.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Codes sent, which cost the owner money. Those that were refused count only for the account. */
const limits = {
  account: { name: 'phone-code-account', points: 10, seconds: 3600 },
  /** Of a number from one network, so that a stranger does not use up somebody else's. */
  phoneFromNetwork: { name: 'phone-code-phone-network', points: 4, seconds: 3600 },
  phone: { name: 'phone-code-phone', points: 8, seconds: 3600 },
  network: { name: 'phone-code-network', points: 20, seconds: 3600 },
  shop: { name: 'phone-code-shop', points: 300, seconds: 3600 },
} as const;

/** Share of a number's and the shop's codes for customers to whom nothing was delivered yet. */
const shareOfStrangers = 0.75;

const dayMs = 24 * 3600 * 1000;

const messageChannels: Record<PhoneCodeChannel, MessageChannel> = { SMS: 'sms', WHATSAPP: 'whatsapp' };

/** Whether an order of the user, with this number if one is given, was delivered or picked up. */
export type HasTakenOrder = (
  manager: EntityManager,
  by: { readonly userId: string; readonly phone?: string },
) => Promise<boolean>;

interface Dependencies {
  readonly dataSource: DataSource;
  readonly hasTakenOrder: HasTakenOrder;
  readonly restaurant: Pick<RestaurantService, 'verified'>;
  readonly rateLimits: RateLimits;
  readonly messages: Pick<MessagesService, 'has' | 'sendNow'>;
  readonly jwtSecret: string;
}

/** Confirms phone numbers by codes, before a first order in cash above an amount that the owner sets. */
export class PhonesService {
  private readonly key: KeyObject;
  private readonly counters: Record<keyof typeof limits, RateCounter>;

  constructor(private readonly use: Dependencies) {
    this.key = derivedKey(use.jwtSecret, 'phone-codes');
    const { rateLimits } = use;
    this.counters = {
      account: rateLimits.counter(limits.account),
      phoneFromNetwork: rateLimits.counter(limits.phoneFromNetwork),
      phone: rateLimits.counter(limits.phone),
      network: rateLimits.counter(limits.network),
      shop: rateLimits.counter(limits.shop),
    };
  }

  /**
   * Sends a code, unless the number is confirmed already or got one within 30 seconds, whose channel is answered then.
   * `address` is the caller's.
   * @throws {DomainError} `CONFLICT` if the owner asks for no codes; `BAD_USER_INPUT` for a channel without an account;
   * `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the provider does not accept the message
   */
  async sendCode(
    viewer: Viewer | null,
    { phone, channel }: PhoneCodeInput,
    address: string,
  ): Promise<PhoneConfirmation> {
    const { id: userId } = requirePermission(viewer, 'ORDER');
    const { dataSource, hasTakenOrder, messages, restaurant } = this.use;
    if ((await restaurant.verified()).codeAbovePaise === null)
      throw new DomainError('CONFLICT', say.notNeeded);
    if (!messages.has(messageChannels[channel])) throw notOffered();
    const account: RatePoint = [this.counters.account, userId, 1];
    const share = (await hasTakenOrder(dataSource.manager, { userId })) ? 1 : shareOfStrangers;
    const others: RatePoint[] = [
      [this.counters.phoneFromNetwork, `${siteOf(address)} ${phone}`, 1],
      [this.counters.phone, phone, share],
      ...sharesOf(address).map(([key, ofAll]) => [this.counters.network, key, ofAll] as const),
      [this.counters.shop, 'all', share],
    ];
    await take(account);
    const digits = String(randomInt(1_000_000)).padStart(6, '0');
    const code = { userId, phone, channel, codeHash: this.hash(userId, phone, digits) };
    const taken: RatePoint[] = [];
    try {
      for (const point of others) {
        taken.push(point);
        await take(point);
      }
      if (await storeCode(dataSource.manager, code)) {
        const expiresAt = new Date(Date.now() + codeRules.validMinutes * 60_000);
        const message = {
          id: newId(),
          channel: messageChannels[channel],
          address: phone,
          content: { code: digits, secretUntil: expiresAt.toISOString() },
          expiresAt,
        };
        await messages.sendNow(message).catch(async (error: unknown) => {
          await allowNewCode(dataSource.manager, code);
          throw error;
        });
      } else await release([account, ...taken]);
    } catch (error) {
      await release(taken);
      throw error instanceof SendFailure ? notSent() : error;
    }
    return this.find(userId, phone);
  }

  /** @throws {DomainError} `BAD_USER_INPUT` if the code is wrong, or too old or tried too often */
  async confirm(viewer: Viewer | null, { phone, digits }: ConfirmPhoneInput): Promise<PhoneConfirmation> {
    const customer = requirePermission(viewer, 'ORDER');
    const { id: userId } = customer;
    const { manager } = this.use.dataSource;
    const isRight = await manager.transaction(async (tx) => {
      const isConfirmed = await tryCode(tx, { userId, phone }, this.hash(userId, phone, digits));
      if (isConfirmed) await confirmPhone(tx, customer, phone);
      return isConfirmed;
    });
    if (isRight === false) throw refusedCode(say.wrongCode);
    const confirmation = await manager.findOneBy(PhoneConfirmation, { userId, phone });
    if (!confirmation?.confirmedAt) throw refusedCode(say.tooOld);
    return confirmation;
  }

  /** Whether an order in cash with this number needs no code. */
  async isConfirmed(viewer: Viewer | null, phone: string | undefined): Promise<boolean> {
    if (
      !Object.values(messageChannels).some((channel) => this.use.messages.has(channel)) ||
      can(viewer, 'ORDER_WITHOUT_LIMITS')
    )
      return true;
    if (!viewer || !phone) return false;
    const { manager } = this.use.dataSource;
    const known = { userId: viewer.id, phone };
    return (await isConfirmedPhone(manager, known)) || this.use.hasTakenOrder(manager, known);
  }

  async deleteUnconfirmed(): Promise<void> {
    await this.use.dataSource.manager.delete(PhoneConfirmation, {
      confirmedAt: IsNull(),
      sentAt: LessThan(new Date(Date.now() - dayMs)),
    });
  }

  private find(userId: string, phone: string): Promise<PhoneConfirmation> {
    return this.use.dataSource.manager.findOneByOrFail(PhoneConfirmation, { userId, phone });
  }

  private hash(userId: string, phone: string, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId} ${phone} ${code}`).digest();
  }
}

/** When the code that was sent last can no longer be entered. */
export const expiryOf = ({ sentAt }: PhoneConfirmation): Date =>
  new Date(sentAt.getTime() + codeRules.validMinutes * 60_000);

/** Counter, key and share of its points. */
type RatePoint = readonly [RateCounter, string, number];

const take = ([counter, key, share]: RatePoint): Promise<void> => takePoint(counter, key, say.tooMany, share);

async function release(points: readonly RatePoint[]): Promise<void> {
  for (const [counter, key] of points) await counter.release(key);
}

function refusedCode(message: Sentence): DomainError {
  return badInput('digits', message);
}

function notOffered(): DomainError {
  return badInput('channel', say.notOffered);
}

const notSent = (): DomainError => new DomainError('UNAVAILABLE', say.notSent);
