import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../domain/session/session';
import { retryDelay } from '../../shared/lib/retry-delay';

/** Reads that have failed before the user is notified. */
const quietFailures = 2;

/**
 * Reads the session's profile again when what it depends on has changed, until it could be read.
 * @param state what it depends on; undefined: not known yet
 * @param isFirstRight whether the profile that the session began with can be of the first state
 */
export function useProfileAgain(state: string | undefined, isFirstRight: boolean) {
  const { refresh } = useSession();
  /** Of the profile. */
  const [known, setKnown] = useState<string>();
  if (state !== undefined && known === undefined && isFirstRight) setKnown(state);
  const isReading = state !== undefined && state !== known;
  const [failures, setFailures] = useState(0);
  /** Ends the wait between two attempts. */
  const endWait = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isReading) return undefined;
    const end = new AbortController();
    const read = async () => {
      for (let failed = 0; !end.signal.aborted; failed += 1) {
        setFailures(failed);
        const isRead = await refresh();
        if (end.signal.aborted) return;
        if (isRead) {
          setKnown(state);
          return;
        }
        await new Promise<void>((resolve) => {
          endWait.current = resolve;
          setTimeout(resolve, retryDelay(failed));
        });
      }
    };
    void read();
    return () => end.abort();
  }, [isReading, state, refresh]);

  return {
    isReading,
    /** Reads it immediately; undefined while there is nothing to say. */
    retryNow: isReading && failures >= quietFailures ? () => endWait.current?.() : undefined,
  };
}
