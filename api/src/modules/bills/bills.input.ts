import { z } from 'zod';
import { languages } from '../../platform/language.js';
import { id, optional } from '../../platform/validation.js';
import { billPapers } from './bill-layout.js';
import { say } from './bills.sentences.js';

export const orderParams = z.object({ id });

export const entryParams = z.object({
  sequence: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, say.sequenceInvalid)
    .transform(Number),
});

export const pdfQuery = z.object({
  paper: z.enum(billPapers, say.paperInvalid).default('A4').meta({
    description: '`A4`, or the width of a roll in mm.',
  }),
  language: optional(z.enum(languages, say.languageInvalid)).meta({
    description: 'The language of the document; by default that of the request.',
  }),
});
export type PdfQuery = z.output<typeof pdfQuery>;
