import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { isHeldUp, isUnavailable } from './errors.js';
import type { Logger } from './log.js';
import type { PreparedStatement } from './prepared.js';

/** Keys of one statement that reads: more than the entries of a page. */
const maxReads = 1000;

/** Items of one statement that writes. */
const maxWrites = 100;

/** Milliseconds that a shared transaction waits for a lock before its items are tried alone. */
const lockTimeout = 250;

/**
 * Combines the reads of one event-loop turn, because one statement for many costs little more than one for one. Caches
 * nothing.
 * @param read returns a value, or an error, for each of the keys, which are distinct
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<(Value | Error)[]>,
): (key: Key) => Promise<Value> {
  const readDistinct = async (keys: readonly Key[]) => {
    const distinct = [...new Set(keys)];
    const values = await read(distinct);
    const places = new Map(distinct.map((key, place) => [key, place]));
    return keys.map((key) => values[places.get(key) as number] as Value | Error);
  };
  const loader = new DataLoader<Key, Value>(readDistinct, {
    cache: false,
    maxBatchSize: maxReads,
    batchScheduleFn: (begin) => setImmediate(begin),
  });
  return (key) => loader.load(key);
}

/**
 * Group commit: items that arrive during a commit share the next transaction; otherwise a transaction starts
 * immediately. If a shared one fails, each item is tried alone, so that one bad item does not block the others.
 * @param write writes all or, if it throws, none; with {@link lockLimit} or {@link limitLocks} before its first lock
 * @param pause milliseconds after a shared transaction in which the callers that it has answered can join the next one
 */
export function groupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<Result[]>,
  log: Logger,
  pause = 0,
): (item: Item) => Promise<Result> {
  const writeAll = async (items: readonly Item[]): Promise<(Result | Promise<Result>)[]> => {
    try {
      return await write(items);
    } catch (error) {
      const isOfAll = isUnavailable(error) && !isHeldUp(error);
      if (items.length === 1 || isOfAll) throw error;
      log.warn({ err: error, count: items.length }, 'shared transaction failed, each is tried alone');
      return items.map(async (item) => (await write([item]))[0] as Result);
    }
  };
  let currentCommit: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Item, Result | Promise<Result>>(
    (items) => {
      const writing = writeAll(items);
      currentCommit = writing
        .catch(() => undefined)
        .then(() => (pause > 0 && items.length > 1 ? delay(pause, undefined, { ref: false }) : undefined));
      return writing;
    },
    {
      cache: false,
      maxBatchSize: maxWrites,
      batchScheduleFn: (begin) =>
        void Promise.race([currentCommit, delay(lockTimeout, undefined, { ref: false })]).then(() =>
          setImmediate(begin),
        ),
    },
  );
  return async (item) => await loader.load(item);
}

/** Makes a transaction of several items wait at most {@link lockTimeout} ms for each lock. */
export const limitLocks: PreparedStatement = {
  name: 'limit-locks',
  text: `select set_config('lock_timeout', '${lockTimeout}', true)`,
};

/**
 * For a single statement: a subquery with one row, to be joined by the first one that takes locks. If `list` has several rows, the transaction
 * waits at most {@link lockTimeout} ms for each lock.
 */
export const lockLimit = (list: string) => `
  select case when count(*) > 1 then set_config('lock_timeout', '${lockTimeout}', true) end as lock_limit from ${list}`;
