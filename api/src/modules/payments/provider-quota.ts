import { setTimeout as delay } from 'node:timers/promises';
import type { RateCounter, RateLimits, RateRule } from '../../platform/rate-limits.js';

/**
 * Rate limit on calls to the provider's API across all processes of a shop. Razorpay does not publish its limit
 * (https://razorpay.com/docs/api/pagination); one restaurant needs far fewer calls.
 */
const callLimit: RateRule = { name: 'provider-calls', points: 25, seconds: 1 };

/** Rate limit on checks of payments without evidence of money, across the reconcilers of all workers. */
const routineCheckLimit: RateRule = { name: 'payment-checks', points: 20, seconds: 5 };

/** Seconds of backoff after a 429 without `Retry-After`; doubled with each consecutive 429. */
const pause = { first: 1, longest: 60 } as const;

/** One counter, as there is one provider. */
const key = 'provider';

/** Throttles calls to the provider's API. All processes share its counters. */
export class ProviderQuota {
  /** FIFO queue of this process's calls. */
  private turn: Promise<unknown> = Promise.resolve();
  private refusals = 0;

  private readonly calls: RateCounter;
  private readonly routineChecks: RateCounter;

  constructor(limits: RateLimits) {
    this.calls = limits.counter(callLimit);
    this.routineChecks = limits.counter(routineCheckLimit);
  }

  /**
   * Waits until the quota allows a call to the provider.
   * @param deadline milliseconds since 1970
   * @returns false if no call is allowed before the deadline
   */
  async wait(deadline: number): Promise<boolean> {
    const turn = this.turn.then(() => this.take(deadline));
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  /** Records a response other than 429. */
  accepted(): void {
    this.refusals = 0;
  }

  /**
   * Records a 429 and blocks the calls of all processes for the backoff.
   * @param retryAfter seconds, if the response had the header
   */
  async refused(retryAfter: number | undefined): Promise<void> {
    const seconds = Math.min(retryAfter ?? pause.first * 2 ** Math.min(this.refusals, 10), pause.longest);
    this.refusals += 1;
    await this.calls.block(key, Math.max(pause.first, seconds));
  }

  /** @returns how many of the requested routine checks are allowed now */
  async takeRoutineChecks(requested: number): Promise<number> {
    const { taken } = await this.routineChecks.take(key, requested);
    const free = Math.min(Math.max(this.routineChecks.points - (taken - requested), 0), requested);
    if (free < requested) await this.routineChecks.release(key, requested - free);
    return free;
  }

  private async take(deadline: number): Promise<boolean> {
    for (;;) {
      const { taken, retryAfter } = await this.calls.take(key);
      if (taken <= this.calls.points) return true;
      if (Date.now() + retryAfter * 1000 > deadline) return false;
      await delay(retryAfter * 1000);
    }
  }
}
