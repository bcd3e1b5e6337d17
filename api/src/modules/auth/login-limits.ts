import { networkOf } from '../../platform/network.js';
import { tooManyRequests, type RateCounter, type RateLimits } from '../../platform/rate-limits.js';

const quarterOfAnHour = 15 * 60;

/** What each rule allows. */
const rules = {
  /** Failures of one account from one address. */
  pair: { name: 'login-pair', points: 10, seconds: quarterOfAnHour },
  /** Failures of any account from one address. */
  address: { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  /** Failures of one account from anywhere. Beyond it the account counts as under attack. */
  account: { name: 'login-account', points: 50, seconds: 3600 },
  /** Failures on a device that has signed in to the account before. Beyond it the device counts as any other. */
  device: { name: 'login-device', points: 10, seconds: 24 * 3600 },
  /** Logins of one account from one address, right ones too: each costs 0.1 s of processor time. */
  all: { name: 'login-all', points: 300, seconds: quarterOfAnHour },
} as const;

/** Tries that each address has for an account under attack: its owner gets in, guessing gets nowhere. */
const triesUnderAttack = 2;

export interface LoginCaller {
  /** Names the account, whether there is one or not: nobody learns from a limit who has an account. */
  readonly account: string;
  readonly address: string;
  /** The id of a device that has signed in to this account before. */
  readonly deviceId?: string | undefined;
}

/** A try whose points are taken. */
export interface LoginTry {
  /** Whether it comes from a device that has signed in before and has not failed too often since. */
  readonly isKnownDevice: boolean;
  /** It was no failure after all: gives its points back. */
  forgive(): Promise<void>;
  /** The password was never compared: gives all points back. */
  cancel(): Promise<void>;
}

/**
 * Limits logins, failed ones above all. The points are taken before the password is compared and given back when it is
 * right: tries side by side cannot be more than the rules allow. An account is never locked, so nobody can lock another
 * one out; nor can anybody lock out a device that has signed in before, whose limit is its own.
 */
export class LoginLimits {
  private readonly pair: RateCounter;
  private readonly address: RateCounter;
  private readonly account: RateCounter;
  private readonly device: RateCounter;
  private readonly all: RateCounter;
  private readonly triesUnderAttack: number;

  constructor(limits: RateLimits) {
    this.pair = limits.counter(rules.pair);
    this.address = limits.counter(rules.address);
    this.account = limits.counter(rules.account);
    this.device = limits.counter(rules.device);
    this.all = limits.counter(rules.all);
    this.triesUnderAttack = limits.scaled(triesUnderAttack);
  }

  /** @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the tries cannot be counted */
  async take({ account, address, deviceId }: LoginCaller): Promise<LoginTry> {
    const network = networkOf(address);
    const pairKey = `${network} ${account}`;
    const isKnownDevice = deviceId !== undefined && (await this.takeOfDevice(deviceId));
    const forgive = isKnownDevice
      ? () => this.device.giveBack(deviceId)
      : await this.takeOfStranger(network, account, pairKey);
    const cancel = async () => {
      await Promise.all([forgive(), this.all.giveBack(pairKey)]);
    };
    const { taken, retryAfter } = await this.all.take(pairKey);
    if (taken > this.all.points) {
      await cancel();
      throw tooMany(retryAfter);
    }
    return { isKnownDevice, forgive, cancel };
  }

  /** @returns whether the device had a point left */
  private async takeOfDevice(deviceId: string): Promise<boolean> {
    const { taken } = await this.device.take(deviceId);
    if (taken <= this.device.points) return true;
    await this.device.giveBack(deviceId);
    return false;
  }

  /** @returns what gives the points back */
  private async takeOfStranger(
    network: string,
    account: string,
    pairKey: string,
  ): Promise<() => Promise<void>> {
    // First alone: a flood that this rule stops must not look like failures to the others.
    const pair = await this.pair.take(pairKey);
    if (pair.taken > this.pair.points) {
      await this.pair.giveBack(pairKey);
      throw tooMany(pair.retryAfter);
    }
    const [fromAddress, ofAccount] = await Promise.all([
      this.address.take(network),
      this.account.take(account),
    ]);
    const forgive = async () => {
      await Promise.all([
        this.pair.giveBack(pairKey),
        this.address.giveBack(network),
        this.account.giveBack(account),
      ]);
    };
    const waits = [
      ...(fromAddress.taken > this.address.points ? [fromAddress.retryAfter] : []),
      ...(ofAccount.taken > this.account.points && pair.taken > this.triesUnderAttack
        ? [pair.retryAfter]
        : []),
    ];
    if (waits.length > 0) {
      await forgive();
      throw tooMany(Math.max(...waits));
    }
    return forgive;
  }
}

const tooMany = (retryAfter: number) => tooManyRequests('Too many attempts to log in.', retryAfter);
