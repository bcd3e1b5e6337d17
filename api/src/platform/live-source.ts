import { Repeater } from '@repeaterjs/repeater';
import { DomainError } from './errors.js';
import { common } from './common.sentences.js';

/**
 * Maximum of values queued for one follower. Beyond that it is ended; its client subscribes again and gets the current
 * state.
 */
export const maxBacklog = 1000;

export const tooFarBehind = () => new DomainError('UNAVAILABLE', common.tooFarBehind);

export interface Follower<T> {
  take(value: T): void;
  /** No values follow. */
  end(error?: unknown): void;
}

/**
 * The source of one subscription. All followers of a channel get the same object in the same tick, so that one result
 * can be computed for all of them; separate iterators would not allow that.
 */
export class LiveSource<T extends object> implements AsyncIterable<T> {
  constructor(
    /** Sources of the same channel deliver the same values. */
    readonly channel: string,
    /** Returns a function that unsubscribes. */
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

/**
 * Resolvers of a subscription field. Codegen's types do not relate the argument of `resolve` to the values of the
 * source.
 */
export function liveField<T extends object, Result, Args, Context>(
  subscribe: (root: unknown, args: Args, context: Context) => LiveSource<T> | Promise<LiveSource<T>>,
  resolve: (value: T) => Result,
) {
  return { subscribe, resolve };
}

/** For {@link liveField} where the values are the field's. */
export const asItIs = <T>(value: T): T => value;
