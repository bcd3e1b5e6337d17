import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { version } from '../../../package.json';
import {
  keepStamp,
  readStamp,
  rememberCopied,
  rememberTablet,
  reportedAt,
} from '../../domain/session/tablet-memory';
import { graphql } from '../../gql';
import { fieldErrors } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';

const NoteTabletMutation = graphql(`
  mutation NoteTablet($stamp: String, $appVersion: String, $batteryPercent: Int, $isCharging: Boolean) {
    noteDevice(
      stamp: $stamp
      appVersion: $appVersion
      batteryPercent: $batteryPercent
      isCharging: $isCharging
    )
  }
`);

/** Milliseconds between two reports. */
const noteEveryMs = 60_000;
/** Milliseconds between two reports of all windows of the browser, whose stamps are one. */
const noteAtMostEveryMs = 30_000;

/** One window of the browser at a time, so that none sends a stamp that another has just used up. */
async function alone(run: () => Promise<void>): Promise<void> {
  // Web Locks require HTTPS.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks)
    await locks.request('tablet-report', { ifAvailable: true }, (lock) => (lock ? run() : undefined));
  else await run();
}

interface Battery {
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

/** Only Chromium says it. */
async function readBattery(): Promise<{ batteryPercent?: number; isCharging?: boolean }> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return battery ? { batteryPercent: Math.round(battery.level * 100), isCharging: battery.charging } : {};
}

/** Reports that the tablet is in use while somebody can see it. A lost report is made up for by the next one. */
export function useHeartbeat(name: string | undefined): void {
  const [send] = useMutation(NoteTabletMutation);
  const isSending = useRef(false);
  const report = async () => {
    // A clock that was set back counts as time that has passed.
    if (Math.abs(Date.now() - reportedAt()) < noteAtMostEveryMs) return;
    const variables = { stamp: readStamp(), appVersion: version, ...(await readBattery()) };
    try {
      const { data } = await send({ variables });
      if (data) keepStamp(data.noteDevice);
    } catch (error) {
      // The session ends by itself if the server refuses it.
      if ('stamp' in fieldErrors(error)) rememberCopied();
    }
  };
  const note = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isSending.current) return;
    isSending.current = true;
    await alone(report).catch(() => undefined);
    isSending.current = false;
  });
  useInterval(() => void note(), noteEveryMs);
  useEffect(() => {
    const run = () => void note();
    run();
    document.addEventListener('visibilitychange', run);
    return () => document.removeEventListener('visibilitychange', run);
  }, []);
  useEffect(() => {
    if (name !== undefined) rememberTablet(name);
  }, [name]);
}
