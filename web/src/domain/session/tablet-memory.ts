import { readStored, writeStored } from '../../shared/lib/storage';

const nameKey = 'tabletName';
const stampKey = 'tabletStamp';
const reportKey = 'tabletReportedAt';
const copiedKey = 'tabletCopied';

/** What this browser knows of the tablet that it is, so that the login can say that it was signed out. */
export const rememberTablet = (name: string) => writeStored(nameKey, name);
export const rememberedTablet = () => readStored(nameKey);

/** With which the tablet next reports that it is in use. */
export function keepStamp(stamp: string): void {
  writeStored(stampKey, stamp);
  writeStored(reportKey, String(Date.now()));
}
export const readStamp = () => readStored(stampKey);
/** Of any window of the browser, in ms since 1970. */
export const reportedAt = () => Number(readStored(reportKey));

/** The server signs it out, because its session was used in another browser, too. */
export const rememberCopied = () => writeStored(copiedKey, 'yes');
export const wasCopied = () => readStored(copiedKey) !== null;

/** Somebody has logged in, or another tablet begins. */
export function forgetTablet(): void {
  for (const key of [nameKey, stampKey, reportKey, copiedKey]) writeStored(key, null);
}
