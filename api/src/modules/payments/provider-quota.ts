import { setTimeout as delay } from 'node:timers/promises';
import type { RateCounter, RateLimits, RateRule } from '../../platform/rate-limits.js';

/**
 * Calls of the provider's API by all processes of a shop. Razorpay limits them without naming a number
 * (https://razorpay.com/docs/api/pagination); one restaurant needs far fewer than these.
 */
const callLimit: RateRule = { name: 'provider-calls', points: 25, seconds: 1 };

/** Of these calls, those about payments of which nothing says that they were paid, by the reconcilers of all workers. */
const routineCheckLimit: RateRule = { name: 'payment-checks', points: 20, seconds: 5 };

/** Seconds without calls after the provider has answered 429 and not said how long; doubled as long as it goes on. */
const pause = { first: 1, longest: 60 } as const;

/** The provider is one, hence so is the counter. */
const key = 'provider';

/** Spreads the calls of the provider's API over time. Its counter is shared by all processes. */
export class ProviderQuota {
  /** Calls of this process get their turns in the order in which they ask for them. */
  private turn: Promise<unknown> = Promise.resolve();
  private refusals = 0;

  private readonly calls: RateCounter;
  private readonly routineChecks: RateCounter;

  constructor(limits: RateLimits) {
    this.calls = limits.counter(callLimit);
    this.routineChecks = limits.counter(routineCheckLimit);
  }

  /**
   * Waits until the provider may be called.
   * @param deadline milliseconds since 1970
   * @returns false if that cannot be before the deadline
   */
  async wait(deadline: number): Promise<boolean> {
    const turn = this.turn.then(() => this.take(deadline));
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  /** The provider has answered: not with 429. */
  accepted(): void {
    this.refusals = 0;
  }

  /**
   * The provider has answered 429: no process calls it for a while.
   * @param retryAfter seconds, if it said so
   */
  async refused(retryAfter: number | undefined): Promise<void> {
    const seconds = Math.min(retryAfter ?? pause.first * 2 ** Math.min(this.refusals, 10), pause.longest);
    this.refusals += 1;
    await this.calls.block(key, Math.max(pause.first, seconds));
  }

  /** @returns how many of the wanted routine checks the workers may make now */
  async takeRoutineChecks(wanted: number): Promise<number> {
    const { taken } = await this.routineChecks.take(key, wanted);
    const free = Math.min(Math.max(this.routineChecks.points - (taken - wanted), 0), wanted);
    if (free < wanted) await this.routineChecks.giveBack(key, wanted - free);
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
