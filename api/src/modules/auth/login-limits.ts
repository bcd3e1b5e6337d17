import { networkOf } from '../../platform/network.js';
import {
  takeLeftPoint,
  tooManyRequests,
  type RateCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import { say } from './auth.sentences.js';

const quarterOfAnHour = 15 * 60;

const rules = {
  /** Failures per account and address. */
  pair: { name: 'login-pair', points: 10, seconds: quarterOfAnHour },
  /** Failures per address. */
  address: { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  /** Failures per account. Beyond it the account counts as under attack. */
  account: { name: 'login-account', points: 50, seconds: 3600 },
  /** Failures on a known device of the account. Beyond it the device counts as unknown. */
  device: { name: 'login-device', points: 10, seconds: 24 * 3600 },
  /** All logins per account and address: each costs 0.1 s of CPU time. */
  all: { name: 'login-all', points: 300, seconds: quarterOfAnHour },
} as const;

/** Attempts per address on an account under attack: enough for its owner, useless for guessing. */
const attemptsUnderAttack = 2;

export interface LoginCaller {
  /** Names the account even if it does not exist, so that limits do not reveal accounts. */
  readonly account: string;
  readonly address: string;
  /** The id of a device that has signed in to this account before. */
  readonly deviceId?: string | undefined;
}

/** An attempt whose points are taken. */
export interface LoginAttempt {
  /** Whether it comes from a known device with few recent failures. */
  readonly isKnownDevice: boolean;
  /** The password was right: gives the points of a failure back. */
  releaseFailure(): Promise<void>;
  /** The password was not compared: gives all points back. */
  cancel(): Promise<void>;
}

/**
 * Limits logins, above all failed ones. Points are taken before the password is compared and given back if it is right, so
 * that parallel attempts cannot exceed the limits. An account is never locked, so attackers cannot lock out its owner, nor
 * a known device, which has its own limit.
 */
export class LoginLimits {
  private readonly pair: RateCounter;
  private readonly address: RateCounter;
  private readonly account: RateCounter;
  private readonly device: RateCounter;
  private readonly all: RateCounter;
  private readonly attemptsUnderAttack: number;

  constructor(limits: RateLimits) {
    this.pair = limits.counter(rules.pair);
    this.address = limits.counter(rules.address);
    this.account = limits.counter(rules.account);
    this.device = limits.counter(rules.device);
    this.all = limits.counter(rules.all);
    this.attemptsUnderAttack = limits.scaled(attemptsUnderAttack);
  }

  /** @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the attempts cannot be counted */
  async take({ account, address, deviceId }: LoginCaller): Promise<LoginAttempt> {
    const network = networkOf(address);
    const pairKey = `${network} ${account}`;
    const isKnownDevice = deviceId !== undefined && (await takeLeftPoint(this.device, deviceId));
    const releaseFailure = isKnownDevice
      ? () => this.device.release(deviceId)
      : await this.takeForStranger(network, account, pairKey);
    const cancel = async () => {
      await Promise.all([releaseFailure(), this.all.release(pairKey)]);
    };
    const { taken, retryAfter } = await this.all.take(pairKey);
    if (taken > this.all.points) {
      await cancel();
      throw tooMany(retryAfter);
    }
    return { isKnownDevice, releaseFailure, cancel };
  }

  /** @returns a function that gives the points back */
  private async takeForStranger(
    network: string,
    account: string,
    pairKey: string,
  ): Promise<() => Promise<void>> {
    // First and alone: a flood that this rule stops must not count as failures of the others.
    const pair = await this.pair.take(pairKey);
    if (pair.taken > this.pair.points) {
      await this.pair.release(pairKey);
      throw tooMany(pair.retryAfter);
    }
    const [fromAddress, ofAccount] = await Promise.all([
      this.address.take(network),
      this.account.take(account),
    ]);
    const releaseFailure = async () => {
      await Promise.all([
        this.pair.release(pairKey),
        this.address.release(network),
        this.account.release(account),
      ]);
    };
    const waits = [
      ...(fromAddress.taken > this.address.points ? [fromAddress.retryAfter] : []),
      ...(ofAccount.taken > this.account.points && pair.taken > this.attemptsUnderAttack
        ? [pair.retryAfter]
        : []),
    ];
    if (waits.length > 0) {
      await releaseFailure();
      throw tooMany(Math.max(...waits));
    }
    return releaseFailure;
  }
}

const tooMany = (retryAfter: number) => tooManyRequests(say.tooManyLogins, retryAfter);
