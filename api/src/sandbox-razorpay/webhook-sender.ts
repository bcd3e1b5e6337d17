import type { DataSource } from 'typeorm';
import { databaseNow } from '../platform/clock.js';
import type { Logger } from '../platform/log.js';
import { signWebhook } from './signatures.js';
import { messageOf } from '../platform/system-error.js';
import { SandboxWebhook } from './sandbox-webhook.entity.js';
import { claimWebhook, type DueWebhook } from './sandbox.queries.js';

/** Milliseconds. Razorpay waits five seconds for an answer and retries for a day. */
export const webhookTiming = {
  answer: 5000,
  firstDelay: 1000,
  maxDelay: 3_600_000,
  giveUpAfter: 24 * 3_600_000,
} as const;
export type WebhookTiming = { readonly [Name in keyof typeof webhookTiming]: number };

const pollMilliseconds = 300;
const parallel = 4;
/** Longer than the timeout of an answer, so that no other sender sends the event meanwhile. */
const leaseMilliseconds = 5000;

interface SenderOptions {
  readonly dataSource: DataSource;
  readonly url: string;
  readonly secret: string;
  readonly timing: WebhookTiming;
  readonly log: Logger;
}

/** Delivers webhooks at least once. Any number of processes may run one over the same database. */
export class WebhookSender {
  private readonly lanes: Promise<void>[];
  private readonly stopping = new AbortController();
  private wakers: (() => void)[] = [];

  constructor(private readonly options: SenderOptions) {
    this.lanes = Array.from({ length: parallel }, (_, lane) => this.run(lane === 0));
  }

  /** Checks for events immediately. */
  wake(): void {
    for (const waker of this.wakers.splice(0)) waker();
  }

  /** Aborts deliveries; the next sender repeats them. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await Promise.all(this.lanes);
  }

  /** @param isLookout whether it polls; the others wait until they are woken */
  private async run(isLookout: boolean): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const sent = await this.sendOne(isLookout).catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'sandbox webhooks wait for the database');
        return false;
      });
      if (!sent) await this.pause(isLookout);
    }
  }

  private async pause(isLookout: boolean): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = isLookout ? setTimeout(resolve, pollMilliseconds) : undefined;
      this.wakers.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** @returns whether there was one to send */
  private async sendOne(isLookout: boolean): Promise<boolean> {
    const { dataSource, timing } = this.options;
    const due = await claimWebhook(dataSource.manager, timing.answer + leaseMilliseconds);
    if (!due) return false;
    if (isLookout) this.wake();
    const problem = await this.post(due);
    if (problem === undefined) {
      await dataSource.manager.update(
        SandboxWebhook,
        { id: due.id },
        { deliveredAt: () => 'now()', nextAttemptAt: null, lastError: null },
      );
    } else {
      await this.postpone(due, problem);
    }
    return true;
  }

  /** @returns the problem, or undefined if the shop accepted it */
  private async post({ eventId, body }: DueWebhook): Promise<string | undefined> {
    const { url, secret, timing } = this.options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Razorpay-Webhook/v1',
          'X-Razorpay-Signature': signWebhook(body, secret),
          'x-razorpay-event-id': eventId,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timing.answer), this.stopping.signal]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `HTTP ${response.status}`;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** Growing delays, until the day is over. */
  private async postpone({ id, attempts, createdAt }: DueWebhook, problem: string): Promise<void> {
    const { dataSource, timing } = this.options;
    const gap = this.stopping.signal.aborted
      ? 0
      : Math.min(timing.firstDelay * 2 ** (attempts - 1), timing.maxDelay);
    const next = (await databaseNow(dataSource.manager)).getTime() + gap;
    const isOver = next > createdAt.getTime() + timing.giveUpAfter;
    const nextAttemptAt = isOver ? null : new Date(next);
    await dataSource.manager.update(SandboxWebhook, { id }, { nextAttemptAt, lastError: problem });
  }
}
