import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { can, useSession } from '../../domain/session/session';
import { errorCode } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';
import { useLiveConnection } from '../../shared/live/live-connection';
import { randomUuid } from '../../shared/lib/uuid';
import { oneAfterAnother } from '../../shared/live/one-after-another';
import { usePrinting } from './printing';
import { choosePrinter, followStation, useStation, type Station } from './station-store';
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
  const jobs = useMemo(() => jobsOf(client, station), [client, station]);
  useEffect(() => {
    if (isOnlyTab) jobs.take();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- news and a new connection are reasons to ask again
  }, [isOnlyTab, jobs, changes, since]);
  useInterval(jobs.retry, isOnlyTab ? everyMs : undefined);
}

const tab = randomUuid().slice(0, 8);

/** Without locks, each tab prints jobs of its own. */
const ownStation = (station: Station): Station =>
  tabLocks() ? station : { ...station, browser: `${station.browser} ${tab}` };

/** Undefined on a page of plain HTTP. */
const tabLocks = () => navigator.locks as LockManager | undefined;

/** The jobs of this browser, which takes them one after another. */
function jobsOf(client: ApolloClient, station: Station | undefined) {
  // A failed attempt publishes news too, which must not start the next attempt.
  let areStuck = false;
  const run = oneAfterAnother(async () => {
    if (station && !areStuck) areStuck = !(await takeJobs(client, ownStation(station)));
  });
  const take = () =>
    void run().catch((error: unknown) => {
      // The printer was removed.
      if (errorCode(error) === 'NOT_FOUND') choosePrinter(undefined);
    });
  const retry = () => {
    areStuck = false;
    take();
  };
  return { take, retry };
}

/** Whether this tab has a lock that one tab of the browser can have. Without locks, every tab has it. */
function useTabLock(name: string, isNeeded: boolean): boolean {
  const [hasLock, setHasLock] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ended = new AbortController();
    const locks = tabLocks();
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
