import { createHash } from 'node:crypto';
import { z } from 'zod';
import { languages } from '../../platform/language.js';
import { id } from '../../platform/validation.js';
import type { Delivery, MessageState } from '../messages/delivery.entity.js';
import { printDocuments, type Printer } from './printer.entity.js';

/** A minute in milliseconds. */
const minuteMs = 60_000;

/** Later a ticket would only confuse the kitchen. */
export const expiryMinutes = 30;

const changedLine = z.object({
  name: z.string(),
  choices: z.array(z.object({ name: z.string(), quantity: z.int() })).readonly(),
  note: z.string().nullable(),
  before: z.int(),
  after: z.int(),
});

/** What a job prints, as stored with it. Texts of the order are read when it is printed. */
export const printed = z.object({
  document: z.enum(printDocuments),
  order: z.object({ id, name: z.string() }).nullable(),
  isDuplicate: z.boolean(),
  /** Of a kitchen ticket: see `Stations`. */
  stations: z.object({ own: z.array(z.string()).readonly(), elsewhere: z.array(z.string()).readonly() }),
  /** Of a change ticket; null: the order is cancelled. */
  change: z
    .object({
      /** The order's. */
      version: z.int(),
      lines: z.array(changedLine).readonly(),
      /** Jobs of the tickets that lack the change; empty: somebody prints it. */
      tickets: z.array(id).readonly(),
    })
    .nullable(),
  /** Of a bill. */
  bill: z
    .object({
      /** The same for the same document: one with another number, or other dishes, is no duplicate of it. */
      id,
      language: z.enum(languages),
    })
    .optional(),
});
export type PrintedBill = NonNullable<Printed['bill']>;
export type Printed = z.output<typeof printed>;
export type PrintedChange = NonNullable<Printed['change']>;

export const printJobStates = ['WAITING', 'PRINTING', 'PRINTED', 'UNSURE', 'FAILED', 'EXPIRED'] as const;
export type PrintJobState = (typeof printJobStates)[number];

export const jobStateOf: Readonly<Record<MessageState, PrintJobState>> = {
  kept: 'EXPIRED',
  waiting: 'WAITING',
  sending: 'PRINTING',
  sent: 'PRINTED',
  unconfirmed: 'UNSURE',
  failed: 'FAILED',
  skipped: 'EXPIRED',
};

/** A job with its printer, which may be deleted. */
export interface PrintJob extends Pick<
  Delivery,
  'id' | 'state' | 'error' | 'createdAt' | 'sentAt' | 'giveUpAt'
> {
  readonly printed: Printed;
  readonly printer: Printer & { readonly waiting: number };
}

export interface NewPrintJob {
  readonly printerId: string;
  readonly printed: Printed;
  /** From 1 on. */
  readonly copy: number;
}

/**
 * The id of a job: the same for the same occasion, so that an event that is handled again makes no second job, also
 * after another printer took the first.
 */
export const jobIdOf = (occasion: string, { printerId, printed: { document }, copy }: NewPrintJob): string =>
  idOf(`${occasion}:${printerId}:${document}:${copy}`);

/** 24 hexadecimal characters. */
export const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Whether its jobs may have been deleted, which happens after a day; the order then counts as printed. */
export const mayHaveBeenPrinted = (
  { kitchenAt, createdAt }: { readonly kitchenAt: Date | null; readonly createdAt: Date },
  now: Date,
): boolean => now.getTime() - (kitchenAt ?? createdAt).getTime() > 24 * 60 * minuteMs;
