import type { RazorpayAccount } from '../../config.js';
import { isWebhookSecretInUse } from '../../platform/connection-values.js';
import type { Connections, ConnectionsInEffect } from '../../platform/connections.js';
import type { Payment } from './payment.entity.js';
import type { ProviderQuota } from './provider-quota.js';
import { isWebhookGenuine, RazorpayError, RazorpayGateway } from './razorpay.js';

/** Keys of Razorpay's test mode, whose payments are play money. */
const isTestKey = (keyId: string) => keyId.startsWith('rzp_test_');

type OfAccount = Pick<Payment, 'account'>;

/** Who signed a webhook. `sandbox`: only if it is not the current account. */
type WebhookOrigin = 'current' | 'earlier' | 'sandbox' | 'unknown';

/** The accounts at the provider at one time. */
interface KnownAccounts {
  /** The one that takes payments; undefined if online payment is disabled. */
  readonly current: RazorpayGateway | undefined;
  readonly isSandbox: boolean;
  readonly sandbox: RazorpayGateway | undefined;
  /**
   * The account of a payment or, if its keys are not known any more, the present one; undefined for play money of an
   * account that is not known any more, as the present one has real money.
   */
  readonly of: (payment: OfAccount) => RazorpayGateway | undefined;
  /** Whether a payment was begun with the sandbox or with test keys, which the shop has replaced. */
  readonly isPlayMoney: (payment: OfAccount) => boolean;
  readonly isOfSandbox: (payment: OfAccount) => boolean;
  readonly originOf: (rawBody: Buffer, signature: string) => WebhookOrigin;
}

/** The accounts at the provider: the one that takes payments now, and those with payments in flight. */
export class RazorpayAccounts {
  private readonly gateways = new Map<string, RazorpayGateway>();

  constructor(
    private readonly connections: Connections,
    private readonly quota: ProviderQuota,
  ) {}

  async latest(): Promise<KnownAccounts> {
    return this.known(await this.connections.latest());
  }

  /** Inside of a transaction, which must not wait for another connection to the database. */
  get lastKnown(): KnownAccounts {
    return this.known(this.connections.lastKnown);
  }

  /**
   * Calls the provider with the keys of a payment. If it does not accept them any more, its orders may be found with new
   * keys of the same account. Play money is never looked for in an account with real money. What an earlier release
   * began may be the sandbox's.
   * @returns undefined if the payment's account is not known
   * @throws {RazorpayError}
   */
  async call<T>(payment: OfAccount, work: (gateway: RazorpayGateway) => Promise<T>): Promise<T | undefined> {
    const { current, of, isPlayMoney, sandbox } = await this.latest();
    const own = of(payment);
    if (!own) return undefined;
    try {
      return await work(own);
    } catch (error) {
      const kind = error instanceof RazorpayError ? error.kind : undefined;
      if (kind === 'refused' && payment.account === null && sandbox && sandbox !== own) {
        return work(sandbox).catch(() => {
          throw error;
        });
      }
      if (kind !== 'denied' || !current || current === own || isPlayMoney(payment)) throw error;
      return work(current);
    }
  }

  private known(now: ConnectionsInEffect): KnownAccounts {
    const { payments, otherAccounts, formerWebhookSecrets, sandbox } = now;
    const current = payments && this.gatewayOf(payments.account);
    const all = [...(payments ? [payments.account] : []), ...otherAccounts];
    const accountOf = ({ account }: OfAccount) => all.find(({ keyId }) => keyId === account);
    const isPlayMoney = ({ account }: OfAccount) => {
      // Earlier releases did not note the account; it may be the present one.
      if (account === null) return false;
      if (account === sandbox?.keyId) return payments?.isSandbox !== true;
      return isTestKey(account) && !(payments && isTestKey(payments.account.keyId));
    };
    return {
      current,
      isSandbox: payments?.isSandbox ?? false,
      sandbox: sandbox && this.gatewayOf(sandbox),
      of: (payment) => {
        const own = accountOf(payment);
        if (own) return this.gatewayOf(own);
        return isPlayMoney(payment) ? undefined : current;
      },
      isPlayMoney,
      isOfSandbox: (payment) => sandbox !== undefined && accountOf(payment) === sandbox,
      originOf: (rawBody, signature) => {
        const isBy = (secrets: readonly string[]) => isWebhookGenuine(rawBody, signature, secrets);
        if (isBy(payments?.account.webhookSecrets ?? [])) return 'current';
        const at = new Date();
        const former = formerWebhookSecrets.filter((one) => isWebhookSecretInUse(one, at));
        const others = otherAccounts.filter((account) => account !== sandbox);
        const secrets = others.flatMap(({ webhookSecrets }) => webhookSecrets);
        if (isBy([...secrets, ...former.map(({ secret }) => secret)])) return 'earlier';
        return isBy(sandbox?.webhookSecrets ?? []) ? 'sandbox' : 'unknown';
      },
    };
  }

  private gatewayOf(account: RazorpayAccount): RazorpayGateway {
    const key = JSON.stringify(account);
    const known = this.gateways.get(key);
    if (known) return known;
    const gateway = new RazorpayGateway(account, this.quota);
    this.gateways.set(key, gateway);
    return gateway;
  }
}
