import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from './server.js';
import { messageOf } from '../platform/system-error.js';

/** Milliseconds before a server that does not start is started again. */
const wait = { first: 500, max: 30_000 } as const;

interface KeeperOptions {
  /** Restarts it in the same directory; undefined if another process has taken over. */
  readonly revive: () => Promise<RunningPostgres | undefined>;
  readonly log: (message: string) => void;
  readonly logFile: string;
}

/**
 * Restarts the server when it ends unexpectedly, so that its death does not stop the shop.
 * @returns stops the server and the restarts
 */
export function keepRunning(
  first: RunningPostgres,
  { revive, log, logFile }: KeeperOptions,
): () => Promise<void> {
  const end = new AbortController();
  let server: RunningPostgres | undefined = first;

  const retryUntilRunning = async (): Promise<RunningPostgres | undefined> => {
    for (let pause: number = wait.first; !end.signal.aborted; pause = Math.min(pause * 2, wait.max)) {
      try {
        return await revive();
      } catch (error) {
        log(`The database does not start: ${messageOf(error)}`);
        await sleep(pause, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const keep = async () => {
    while (server && !end.signal.aborted) {
      const ending = String(await server.ended);
      if (end.signal.aborted) return;
      log(`The database has stopped by itself (${ending}; see ${logFile}). Starting it again.`);
      server = await retryUntilRunning();
      if (server) log('The database runs again.');
    }
  };
  const keeping = keep();

  return async () => {
    end.abort();
    // A server that is being started must run before it can be stopped.
    const running = server;
    await running?.stop();
    await keeping;
    if (server !== running) await server?.stop();
  };
}
