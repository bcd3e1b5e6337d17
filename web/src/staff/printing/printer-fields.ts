import * as z from 'zod/mini';
import type { PrintDocument, PrinterInput } from '../../gql/graphql';
import { draftsOf } from '../../shared/form/drafts-of';
import {
  flag,
  number,
  numberOrNull,
  oneOf,
  someOf,
  text,
  textOrNull,
  type Field,
  type InputOf,
} from '../../shared/form/fields';
import { typedAs } from '../form/typed-as';
import type { Printer } from './printing';

export const printerWays = ['NETWORK', 'AGENT', 'BROWSER'] as const;
export const printerPapers = ['MM80', 'MM58'] as const;
export const printerBills = ['NEVER', 'ON_REQUEST', 'WHEN_READY'] as const;
export const printerGraphics = ['RASTER', 'COLUMNS'] as const;
/** Those of an order, which a printer may print by itself; for bills it has a setting of its own. */
export const orderDocuments = ['KITCHEN_TICKET', 'CHANGE_TICKET', 'BAG_LABEL'] as const;

/** Of stations, maybe of former ones. */
const names: Field<readonly string[], readonly string[], string[]> = {
  isTyped: typedAs(z.array(z.string())),
  empty: [],
  fromServer: (all) => all,
  toInput: (all) => [...all],
};

/** An id; empty for none. */
const idOrNone: Field<string, string | null | undefined, string | null> = {
  isTyped: typedAs(z.string()),
  empty: '',
  fromServer: (id) => id ?? '',
  toInput: (id) => id || null,
};

/** With the server's limits and defaults. */
const printerFields = {
  name: text({ maxLength: 60, required: true }),
  way: oneOf(printerWays),
  host: textOrNull({ maxLength: 253 }),
  port: { ...numberOrNull({ kind: 'whole', min: 1, max: 65_535 }), empty: '9100' },
  paper: oneOf(printerPapers),
  graphics: oneOf(printerGraphics),
  documents: {
    ...someOf<PrintDocument>(orderDocuments),
    empty: ['KITCHEN_TICKET', 'CHANGE_TICKET'] as const,
  },
  bills: oneOf(printerBills),
  stations: names,
  copies: { ...number({ kind: 'whole', min: 1, max: 3 }), empty: '1' },
  cuts: { ...flag, empty: true },
  beeps: flag,
  fallbackId: idOrNone,
  isPaused: flag,
};
export type PrinterTable = typeof printerFields;

export const printerDrafts = draftsOf(printerFields, { name: 'printerDraft' });

/** Only a printer in the network has an address. */
export const printerInput = (input: InputOf<PrinterTable>): PrinterInput =>
  input.way === 'NETWORK' ? input : { ...input, host: null, port: null };

/** All settings of a printer, with some of them changed. */
export const changedInput = (printer: Printer, changes: Partial<PrinterInput>): PrinterInput => ({
  ...printerInput(printerDrafts.toInput(printerDrafts.fromServer(printer))),
  ...changes,
});
