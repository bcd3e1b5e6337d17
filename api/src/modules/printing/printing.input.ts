import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { isPrivateHost } from '../../platform/private-address.js';
import { id, issue, optional, text } from '../../platform/validation.js';
import { printerGraphics, printerPapers } from './page.js';
import { printDocuments, printerBills, printerStates, printerWays } from './printer.entity.js';
import { say } from './printing.sentences.js';

const flag = (isUsual: boolean) =>
  optional(z.boolean(common.trueOrFalse)).transform((value) => value ?? isUsual);

const host = text(say.theHost, { max: 100, missing: say.hostMissing }).pipe(
  z.string().refine(isPrivateHost, say.hostInvalid),
);
const port = z.int(say.portInvalid).min(1, say.portInvalid).max(65_535, say.portInvalid);
const documents = z
  .array(
    z
      .enum(printDocuments, say.documentInvalid)
      .refine((document): boolean => document !== 'BILL', say.billsApart),
  )
  .max(4, say.documentsInvalid);
const stations = z.array(text(say.theStation, { max: 40 })).max(50, say.stationsInvalid);

/** All settings of a printer. The address counts for printers in the network alone. */
export const printerInput = z
  .object({
    name: text(say.itsName, { max: 60 }),
    way: z.enum(printerWays, say.wayInvalid),
    host: optional(host).meta({
      description: 'Its host name or IP address in the restaurant’s network, for `NETWORK`.',
    }),
    port: optional(port).meta({ description: 'For `NETWORK`; 9100 if missing.' }),
    paper: optional(z.enum(printerPapers, say.paperInvalid)).transform((value) => value ?? 'MM80'),
    graphics: optional(z.enum(printerGraphics, say.graphicsInvalid)).transform((value) => value ?? 'RASTER'),
    documents: optional(documents)
      .transform((value) => [...new Set(value ?? (['KITCHEN_TICKET', 'CHANGE_TICKET'] as const))])
      .meta({
        description: 'What it prints by itself; if missing, kitchen tickets and change tickets; not bills.',
      }),
    bills: optional(z.enum(printerBills, say.billsInvalid)).meta({
      description: 'When it prints bills; if missing, as before, and never for a new printer.',
    }),
    stations: optional(stations)
      .transform((value) => [...new Set(value)])
      .meta({ description: 'Names of the stations whose lines its kitchen tickets have; empty: all lines.' }),
    copies: optional(z.int(say.copiesInvalid).min(1, say.copiesInvalid).max(3, say.copiesInvalid)).transform(
      (value) => value ?? 1,
    ),
    cuts: flag(true),
    beeps: flag(false),
    fallbackId: optional(id).transform((value) => value ?? null),
    isPaused: flag(false),
  })
  .superRefine((input, context) => {
    if (input.way === 'NETWORK' && input.host === undefined)
      context.addIssue(issue(['host'], say.hostMissing));
  })
  .transform((input) => {
    const isInNetwork = input.way === 'NETWORK';
    return {
      ...input,
      host: isInNetwork ? (input.host ?? null) : null,
      port: isInNetwork ? (input.port ?? 9100) : null,
    };
  });
export type PrinterInput = z.output<typeof printerInput>;

export const expectedVersion = z.int().min(1).meta({ description: 'The version that was edited.' });

/** Of an order: a test page is about none. */
export const orderDocument = z
  .enum(printDocuments, say.documentInvalid)
  .refine((document) => document !== 'TEST_PAGE', say.noTestPage);

/** A random name that its owner keeps. */
export const taker = text(say.theTaker, { max: 60 });

export const outcomes = ['PRINTED', 'UNSURE', 'WAITING'] as const;
export type Outcome = (typeof outcomes)[number];

const outcome = z.enum(outcomes, say.outcomeInvalid).meta({
  description: '`WAITING`: nothing of it went to the printer.',
});

const error = optional(text(say.theError, { min: 0, max: 200 })).transform((value) => value || null);

export const browserReport = z.object({ browser: taker, outcome, error });
export type BrowserReport = z.output<typeof browserReport>;

const claim = z.int().min(1).meta({ description: 'What came with the job.' });

const state = z.enum(printerStates, say.stateInvalid);

/** What the program beside a printer sends. */
export const programPoll = z.object({
  program: taker.meta({ description: 'A random name of the program, so that a retry gets the same job.' }),
  state: optional(state).meta({ description: 'That of the printer, if the program has just asked it.' }),
  error,
});
export type ProgramPoll = z.output<typeof programPoll>;
export const programHandOver = z.object({ program: taker, claim });
export const programReport = z.object({
  program: taker,
  claim,
  outcome,
  state,
  error,
});
export type ProgramReport = z.output<typeof programReport>;
