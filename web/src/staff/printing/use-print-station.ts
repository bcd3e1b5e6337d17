import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { can, useSession } from '../../domain/session/session';
import { errorCode } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';
import { useLiveConnection } from '../../shared/live/live-connection';
import { oneAfterAnother } from '../../shared/live/one-after-another';
import { usePrinting } from './printing';
import { choosePrinter, followStation, useStation } from './station-store';
import { takeJobs } from './take-jobs';

/** Milliseconds between attempts without news. */
const everyMs = 60_000;

/** Prints at this browser, if it was chosen: after news, on a new connection, and once a minute. */
export function usePrintStation(): void {
  const client = useApolloClient();
  const { changes } = usePrinting();
  const { since } = useLiveConnection();
  const mayPrint = can(useSession().user, 'UPDATE_ORDER_STATUS');
  useEffect(followStation, []);
  const station = useStation();
  const isOn = mayPrint && station !== undefined;
  const isOnlyTab = useTabLock('print-station', isOn);
  const take = useMemo(
    () =>
      oneAfterAnother(async () => {
        if (station) await takeJobs(client, station);
      }),
    [client, station],
  );
  const tryToTake = () =>
    void take().catch((error: unknown) => {
      // The printer was removed.
      if (errorCode(error) === 'NOT_FOUND') choosePrinter(undefined);
    });
  const onNews = useEffectEvent(tryToTake);
  useEffect(() => {
    if (isOnlyTab) onNews();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- news and a new connection are reasons to ask again
  }, [isOnlyTab, take, changes, since]);
  useInterval(tryToTake, isOnlyTab ? everyMs : undefined);
}

/** Whether this tab has a lock that one tab of the browser can have. Without locks, every tab has it. */
function useTabLock(name: string, isNeeded: boolean): boolean {
  const [hasLock, setHasLock] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ended = new AbortController();
    const locks = navigator.locks as LockManager | undefined;
    const held = () =>
      new Promise<void>((resolve) => {
        setHasLock(true);
        ended.signal.addEventListener('abort', () => {
          setHasLock(false);
          resolve();
        });
      });
    if (locks) locks.request(name, { signal: ended.signal }, held).catch(() => undefined);
    else void held();
    return () => ended.abort();
  }, [name, isNeeded]);
  return hasLock;
}
