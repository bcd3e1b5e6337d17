/**
 * Serialises reads, so that an older answer cannot arrive last: a caller during a read is served by one that begins after
 * the call.
 */
export function oneAfterAnother(read: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  const run = async () => {
    try {
      do {
        isWantedAgain = false;
        // Who came meanwhile is served by the next reading, whatever became of this one.
        await read().catch((error: unknown) => {
          if (!isWantedAgain) throw error;
        });
      } while (isWantedAgain);
    } finally {
      // In the same turn as the last check of `isWantedAgain`, so that no call is lost in between.
      running = undefined;
    }
  };

  return () => {
    isWantedAgain = true;
    running ??= run();
    return running;
  };
}
