import { DomainError } from '../platform/errors.js';

/** When one operation has to have its answer, whatever its resolvers still wait for. */
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
    // Nobody may be waiting just then.
    this.over.catch(() => undefined);
  }

  /** @throws {DomainError} `OPERATION_TIMEOUT` if it is over */
  check(): void {
    if (this.isOver) throw this.refusal();
  }

  /** What `work` comes to, unless the deadline is over first. */
  race<T>(work: PromiseLike<T>): Promise<T> {
    return Promise.race([work, this.over]);
  }

  /** The operation has its answer. */
  end(): void {
    clearTimeout(this.timer);
  }

  private refusal(): DomainError {
    return new DomainError(
      'OPERATION_TIMEOUT',
      `This took longer than the ${this.seconds} seconds that an operation may take. A change may have been made all the same: look before you send it again.`,
    );
  }
}
