import { SendFailure } from './message-port.js';

/** What is wrong with a printer, in words for logs and for the program beside it. */
const faults = {
  'not-private': 'The address is not in a private network.',
  'own-server': 'A server of the shop has this address and port.',
  unreachable: 'The printer cannot be reached.',
  'no-answer': 'The printer does not answer.',
  'out-of-paper': 'The printer is out of paper.',
  'cover-open': 'The cover of the printer is open.',
  'printer-error': 'The printer reports an error.',
  'broken-off': 'The connection broke off while the printer had the document.',
} as const;
export type PrinterFault = keyof typeof faults;

export const isPrinterFault = (code: string): code is PrinterFault => code in faults;

export class PrinterFailure extends SendFailure {
  constructor(
    outcome: SendFailure['outcome'],
    readonly fault: PrinterFault,
  ) {
    super(outcome, faults[fault], fault);
  }
}

/** The state of a printer with this fault. */
export const stateWith = {
  'not-private': 'UNREACHABLE',
  'own-server': 'UNREACHABLE',
  unreachable: 'UNREACHABLE',
  'no-answer': 'UNREACHABLE',
  'broken-off': 'UNREACHABLE',
  'out-of-paper': 'OUT_OF_PAPER',
  'cover-open': 'COVER_OPEN',
  'printer-error': 'ERROR',
} as const satisfies Record<PrinterFault, string>;
