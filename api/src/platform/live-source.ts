import { Repeater } from '@repeaterjs/repeater';

/** Whoever is told what a {@link LiveSource} brings. */
export interface Follower<T> {
  take(value: T): void;
  /** Nothing more will come. */
  end(error?: unknown): void;
}

/**
 * What one subscription follows. Unlike an iterator it tells all who follow the same thing in one go, with the same
 * object, so that the answer can be made once for all of them.
 */
export class LiveSource<T extends object> implements AsyncIterable<T> {
  constructor(
    /** The same for all that bring the same. */
    readonly channel: string,
    /** Returns how to leave. */
    readonly follow: (follower: Follower<T>) => () => void,
  ) {}

  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return new Repeater<T>(async (push, stop) => {
      const leave = this.follow({ take: (value) => void push(value), end: stop });
      await stop;
      leave();
    });
  }
}
