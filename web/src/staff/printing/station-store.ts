import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';
import { randomUuid } from '../../shared/lib/uuid';

/** That this browser prints the jobs of a printer. */
const stationSchema = z.object({
  printerId: z.string(),
  /** Random, so that a retry of this browser gets the same job. */
  browser: z.string(),
  by: z.enum(['USB', 'DIALOG']),
  /** Whether the browser shows no dialog: it was started for kiosk printing. */
  isSilent: z.boolean(),
});
export type Station = z.infer<typeof stationSchema>;

/** The last job that was taken, until its outcome is reported. */
const takenSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  outcome: z.enum(['PRINTED', 'UNSURE', 'WAITING']),
});
export type Taken = z.infer<typeof takenSchema>;

const stationKey = 'printStation';
const takenKey = 'takenPrintJob';

function stored<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readStored(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

let present: Station | undefined;
const listeners = new Set<() => void>();

function readAgain(): void {
  present = stored(stationKey, stationSchema);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this tab or another one has chosen. */
export const useStation = (): Station | undefined => useSyncExternalStore(subscribe, () => present);

/** Reads the choice of this browser, and follows that of its other tabs. @returns a function that stops that */
export function followStation(): () => void {
  readAgain();
  return onStoredByOtherTab([stationKey], readAgain);
}

/** @param choice undefined: this browser prints no more */
export function choosePrinter(choice: Omit<Station, 'browser'> | undefined): void {
  const browser = present?.browser ?? randomUuid();
  writeStored(stationKey, choice ? JSON.stringify({ ...choice, browser }) : null);
  readAgain();
}

export const readTaken = (): Taken | undefined => stored(takenKey, takenSchema);

export const writeTaken = (taken: Taken | undefined): void =>
  writeStored(takenKey, taken ? JSON.stringify(taken) : null);
