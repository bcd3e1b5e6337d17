import { common } from '../platform/common.sentences.js';
import { DomainError } from '../platform/errors.js';

/** Time limit of one operation, independent of what its resolvers wait for. */
export class Deadline {
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly over: Promise<never>;

  constructor(private readonly seconds: number) {
    this.over = new Promise((_resolve, reject) => {
      this.timer = setTimeout(() => {
        this.isOver = true;
        reject(this.refusal());
      }, seconds * 1000).unref();
    });
    // Prevents an unhandled rejection while no `race` is pending.
    this.over.catch(() => undefined);
  }

  /** @throws {DomainError} `OPERATION_TIMEOUT` if the deadline has passed */
  check(): void {
    if (this.isOver) throw this.refusal();
  }

  /** Settles as `work` does, or rejects when the deadline passes first. */
  race<T>(work: PromiseLike<T>): Promise<T> {
    return Promise.race([work, this.over]);
  }

  /** Stops the timer. Call when the operation has been answered. */
  end(): void {
    clearTimeout(this.timer);
  }

  private refusal(): DomainError {
    return new DomainError('OPERATION_TIMEOUT', common.tookTooLong({ seconds: this.seconds }));
  }
}
