import { DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { networkOf } from '../../platform/network.js';
import {
  takeLeftPoint,
  tooManyRequests,
  type RateCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import type { FactorCaller } from '../auth/second-factors.js';
import { logSecurity } from '../auth/security-log.js';
import { say } from './second-factor.sentences.js';

const quarterOfAnHour = 15 * 60;

const rules = {
  /** Wrong codes of apps per account and network. */
  pair: { name: 'second-factor-pair', points: 5, seconds: quarterOfAnHour },
  /** Wrong codes of apps per account: a code has only a million values. */
  account: { name: 'second-factor-account', points: 30, seconds: 3600 },
  /** Wrong codes of apps on a known device. Beyond it the device counts as unknown. */
  device: { name: 'second-factor-device', points: 5, seconds: 24 * 3600 },
  /** Wrong recovery codes per account and network. Nobody guesses their 80 bits, so no account is closed to them. */
  recovery: { name: 'second-factor-recovery', points: 10, seconds: quarterOfAnHour },
  /** Refused passkeys per account and network. Nobody guesses a signature, so no account is closed to them. */
  passkey: { name: 'second-factor-passkey', points: 10, seconds: quarterOfAnHour },
} as const;

/** A code of an app in force, the first proof of a new factor, a recovery code, or a passkey. */
type ProofKind = 'app' | 'first' | 'recovery' | 'passkey';

type Prover = Omit<FactorCaller, 'passkeys'>;

interface FactorLimitsParts {
  readonly log: Logger;
  readonly rateLimits: RateLimits;
}

/**
 * Limits wrong proofs of second factors. Points are taken before the check and given back unless the proof was wrong, so
 * that parallel attempts cannot exceed the limits. Who knows the password can use up the account's points, which then
 * refuse codes of its app on unknown devices: known devices, other sessions and recovery codes have their own.
 */
export class FactorLimits {
  private readonly log: Logger;
  private readonly pair: RateCounter;
  private readonly account: RateCounter;
  private readonly device: RateCounter;
  private readonly recovery: RateCounter;
  private readonly passkey: RateCounter;

  constructor({ log, rateLimits }: FactorLimitsParts) {
    this.log = log;
    this.pair = rateLimits.counter(rules.pair);
    this.account = rateLimits.counter(rules.account);
    this.device = rateLimits.counter(rules.device);
    this.recovery = rateLimits.counter(rules.recovery);
    this.passkey = rateLimits.counter(rules.passkey);
  }

  /**
   * @param check returns the refusal of a wrong proof; throws if it could not be checked
   * @throws {DomainError} the refusal; `TOO_MANY_REQUESTS`
   */
  async attempt<T>(caller: Prover, kind: ProofKind, check: () => Promise<T | DomainError>): Promise<T> {
    const { userId, address } = caller;
    const release = await this.take(caller, kind).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')
        logSecurity(this.log, 'second factor limited', { userId, address });
      throw error;
    });
    const outcome = await check().catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (outcome instanceof DomainError) {
      logSecurity(this.log, 'second factor failed', { userId, address });
      throw outcome;
    }
    await release();
    return outcome;
  }

  /** @returns a function that gives the points back */
  private async take({ userId, address, deviceId }: Prover, kind: ProofKind) {
    const pair = `${networkOf(address)} ${userId}`;
    if (kind === 'recovery') return takeAll([[this.recovery, pair]]);
    if (kind === 'passkey') return takeAll([[this.passkey, pair]]);
    if (kind === 'first') return takeAll([[this.pair, pair]]);
    if (deviceId !== undefined && (await takeLeftPoint(this.device, deviceId)))
      return () => this.device.release(deviceId);
    return takeAll([
      [this.pair, pair],
      [this.account, userId],
    ]);
  }
}

/**
 * Takes a point of each counter, or of none if one of them refuses.
 * @returns a function that gives them back
 */
async function takeAll(
  counters: readonly (readonly [RateCounter, key: string])[],
): Promise<() => Promise<void>> {
  const taken: (typeof counters)[number][] = [];
  const release = async () => {
    await Promise.all(taken.map(([counter, key]) => counter.release(key)));
  };
  try {
    for (const [counter, key] of counters) {
      const count = await counter.take(key);
      taken.push([counter, key]);
      if (count.taken > counter.points) throw tooManyRequests(say.tooMany, count.retryAfter);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}
