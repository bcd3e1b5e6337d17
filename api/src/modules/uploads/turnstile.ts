import { DomainError } from '../../platform/errors.js';

/** Lets a few in at once and some wait, in the order of their coming. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    /** How many may wait. */
    private readonly queue: number,
  ) {}

  /** @throws {DomainError} `UNAVAILABLE` if too many wait already */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.places) {
      this.inside += 1;
    } else if (this.waiting.length < this.queue) {
      // Who leaves hands over the place.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      throw manyUploads();
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}

/** More are uploaded than there is room for. */
export function manyUploads(): DomainError {
  const message = 'Many pictures are being uploaded just now. Please try again in a moment.';
  return new DomainError('UNAVAILABLE', message);
}
