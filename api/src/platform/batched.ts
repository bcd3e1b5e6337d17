import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { isHeldUp, isUnavailable } from './errors.js';
import type { Logger } from './log.js';

/** As many are read, or written, in one go. */
const most = 100;

/** Milliseconds. Whoever has to wait longer for a lock holds up nobody else. */
const patience = 250;

/**
 * Reads together what is asked for in the same turn of the event loop, whoever asks: a statement for a crowd costs
 * little more than one for somebody. Nothing is kept: what is asked for later is read later.
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(read, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (begin) => setImmediate(begin),
  });
  return (key) => loader.load(key);
}

/**
 * Commits together what comes while an earlier commit is under way (group commit): a crowd shares a transaction, and what
 * comes while there is none is begun at once. If a shared one fails, each is tried alone, so that one cannot keep the others
 * from being written.
 * @param write writes all or, if it throws, none; with {@link lockLimit} in its statement
 */
export function committedTogether<Item, Result>(
  write: (items: readonly Item[]) => Promise<Result[]>,
  log: Logger,
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
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Item, Result | Promise<Result>>(
    (items) => {
      const writing = writeAll(items);
      underWay = writing.catch(() => undefined);
      return writing;
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (begin) =>
        void Promise.race([underWay, delay(patience, undefined, { ref: false })]).then(() =>
          setImmediate(begin),
        ),
    },
  );
  return async (item) => await loader.load(item);
}

/**
 * A part of a statement, to be joined by the first that waits for locks: one row. Where `list` has several rows, the
 * transaction waits for each lock no longer than {@link patience}.
 */
export const lockLimit = (list: string) => `
  select case when count(*) > 1 then set_config('lock_timeout', '${patience}', true) end as lock_limit from ${list}`;
