/**
 * Makes of a way to read one that many may call at once: reads never overlap, so an older answer cannot come last, and
 * whoever calls while one is under way is served by a read that began after the call.
 */
export function oneAfterAnother(read: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  const run = async () => {
    try {
      do {
        isWantedAgain = false;
        await read();
      } while (isWantedAgain);
    } finally {
      // In the same turn as the last look at `isWantedAgain`: nobody can ask in between and be forgotten.
      running = undefined;
    }
  };

  return () => {
    isWantedAgain = true;
    running ??= run();
    return running;
  };
}
