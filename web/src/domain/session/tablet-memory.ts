import { readStored, writeStored } from '../../shared/lib/storage';

const nameKey = 'tabletName';
const stampKey = 'tabletStamp';

/** What this browser knows of the tablet that it is, so that the login can say that it was signed out. */
export const rememberTablet = (name: string) => writeStored(nameKey, name);
export const rememberedTablet = () => readStored(nameKey);

/** With which the tablet next reports that it is in use. */
export const keepStamp = (stamp: string) => writeStored(stampKey, stamp);
export const readStamp = () => readStored(stampKey);

/** Somebody has logged in, or another tablet begins. */
export function forgetTablet(): void {
  writeStored(nameKey, null);
  writeStored(stampKey, null);
}
