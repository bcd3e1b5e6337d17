import { Repeater } from '@repeaterjs/repeater';
import { DomainError } from './errors.js';

/** Values that may wait for one follower. Beyond that it ends, subscribes again and gets the present state. */
export const maxBacklog = 1000;

export const tooFarBehind = () =>
  new DomainError('UNAVAILABLE', 'Too much happens at once. Please try again.');

export interface Follower<T> {
  take(value: T): void;
  /** No value follows. */
  end(error?: unknown): void;
}

/**
 * What one subscription follows. All followers of a channel get the same object in the same tick, so that a result can
 * be made once for all of them, which an iterator for each would not allow.
 */
export class LiveSource<T extends object> implements AsyncIterable<T> {
  constructor(
    /** Sources of the same channel bring the same values. */
    readonly channel: string,
    /** Returns how to leave. */
    readonly follow: (follower: Follower<T>) => () => void,
  ) {}

  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return new Repeater<T>(async (push, stop) => {
      let waiting = 0;
      const isRead = () => {
        waiting -= 1;
      };
      const leave = this.follow({
        take: (value) => {
          if (waiting >= maxBacklog) {
            stop(tooFarBehind());
            return;
          }
          waiting += 1;
          push(value).then(isRead, isRead);
        },
        end: stop,
      });
      await stop;
      leave();
    });
  }
}

/** Resolvers of a subscription field; codegen's own types do not tie what `resolve` takes to what the source brings. */
export function liveField<T extends object, Result, Args, Context>(
  subscribe: (root: unknown, args: Args, context: Context) => LiveSource<T> | Promise<LiveSource<T>>,
  resolve: (value: T) => Result,
) {
  return { subscribe, resolve };
}
