import { networkOf } from '../../platform/network.js';
import { tooManyRequests, type RateCounter, type RateLimits } from '../../platform/rate-limits.js';

const quarterOfAnHour = 15 * 60;

/** Failures that each rule allows. */
const rules = {
  /** One account from one address. */
  pair: { name: 'login-pair', points: 10, seconds: quarterOfAnHour },
  /** Any account from one address. */
  address: { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  /** One account from anywhere. Beyond it the account counts as under attack. */
  account: { name: 'login-account', points: 50, seconds: 3600 },
} as const;

/** Tries that each address has for an account under attack: its owner gets in, guessing gets nowhere. */
const triesUnderAttack = 2;

/** A try whose points are taken. */
export interface LoginTry {
  /** It was no failure after all: gives the points back. */
  forgive(): Promise<void>;
}

/**
 * Limits failed logins. The points are taken before the password is compared and given back when it is right: tries
 * side by side cannot be more than the rules allow. An account is never locked, so nobody can lock another one out.
 */
export class LoginLimits {
  private readonly pair: RateCounter;
  private readonly address: RateCounter;
  private readonly account: RateCounter;
  private readonly triesUnderAttack: number;

  constructor(limits: RateLimits) {
    this.pair = limits.counter(rules.pair);
    this.address = limits.counter(rules.address);
    this.account = limits.counter(rules.account);
    this.triesUnderAttack = limits.scaled(triesUnderAttack);
  }

  /**
   * @param account names the account, whether there is one or not: nobody learns from a limit who has an account
   * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the tries cannot be counted
   */
  async take(account: string, address: string): Promise<LoginTry> {
    const network = networkOf(address);
    const pairKey = `${network} ${account}`;
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
    return { forgive };
  }
}

const tooMany = (retryAfter: number) => tooManyRequests('Too many attempts to log in.', retryAfter);
