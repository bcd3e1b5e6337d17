import { isPrinterFault, type PrinterFault } from '../../platform/printer-failure.js';
import type { Sentence } from '../../platform/sentences.js';
import { say } from './printing.sentences.js';

/** Why a job is not printed, or what is wrong with a printer. Stored instead of words, which each caller has in their language. */
const reasons = {
  'not-private': say.notPrivate,
  'own-server': say.ownServer,
  unreachable: say.unreachable,
  'no-answer': say.noAnswer,
  'out-of-paper': say.outOfPaper,
  'cover-open': say.coverOpen,
  'printer-error': say.printerError,
  'broken-off': say.brokenOff,
  'not-drawn': say.notDrawn,
  expired: say.expired,
  'order-cancelled': say.orderCancelled,
  'order-changed': say.orderChanged,
  'printer-removed': say.printerRemoved,
  away: say.programAway,
  'no-browser': say.noBrowser,
} satisfies Record<PrinterFault, Sentence> & Record<string, Sentence>;
export type PrintReason = keyof typeof reasons;

const isReason = (text: string): text is PrintReason => text in reasons;

/** What is stored; a browser's own words stay. */
export const reasonInWords = (stored: string | null): Sentence | string | null =>
  stored !== null && isReason(stored) ? reasons[stored] : stored;

/** Of a job that is unsure: its process may have ended without a word, and those of older versions speak of mails. */
export const doubtInWords = (stored: string | null): Sentence | string =>
  stored !== null && isPrinterFault(stored) ? reasons[stored] : say.unsure;
