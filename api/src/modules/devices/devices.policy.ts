import { createHmac } from 'node:crypto';
import type { Sentence } from '../../platform/sentences.js';
import { say } from './devices.sentences.js';

/** Tablets at a time. */
export const maxDevices = 50;

/** Wrong PINs in a row that lock a person on a tablet: for these minutes at first, then for twice as many each time. */
export const maxTries = 5;
export const lockedMinutes = 5;

/** Wrong PINs of all persons, of each since their last right one, that lock a tablet until somebody unlocks it. */
export const maxTriesInAll = 20;

/**
 * Seconds between two reports of which both may have come from one browser, which reports each minute, and the stamps that
 * are kept for it. More of either, and two browsers could take turns unnoticed.
 */
export const sameBrowserSeconds = 15;
export const maxRecentStamps = 4;

/** For how long an approval can be used. */
export const approvalSeconds = 60;

const isYear = (pin: string): boolean => pin.length === 4 && pin >= '1930' && pin <= '2029';

/** Whether each digit follows the one before by the same step: 1111, 1234 or 9876. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}

const isRepeatedPair = (pin: string): boolean => /^(\d\d)\1+$/.test(pin);

/** Why a PIN is not accepted from anybody; null if it is. Those that people try first are easily guessed. */
export function weaknessOf(pin: string): Sentence | null {
  if (!/^[0-9]{4,6}$/.test(pin)) return say.pinForm;
  if (isYear(pin)) return say.pinYear;
  return isRun(pin) || isRepeatedPair(pin) ? say.pinEasy : null;
}

/** @param phones in E.164 */
export const endsPhone = (pin: string, phones: readonly string[]): boolean =>
  phones.some((phone) => phone.endsWith(pin));

/** What bcrypt hashes: without the tablet's key, the database does not reveal which of a million PINs it was. */
export const keyedPin = (deviceKey: string, personId: string, pin: string): string =>
  createHmac('sha256', Buffer.from(deviceKey, 'base64url')).update(`${personId}${pin}`).digest('base64');
