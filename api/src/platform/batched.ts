import DataLoader from 'dataloader';

/** As many are read in one go. */
const most = 100;

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
