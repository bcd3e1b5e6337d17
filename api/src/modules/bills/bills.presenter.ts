import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { languages } from '../../platform/language.js';
import { toRupees } from '../../platform/money.js';
import { billDocumentKinds } from '../bill-book/bill-content.js';
import type { BillDocument, BillSum } from '../bill-book/bill-wording.js';

const fact = z.object({ label: z.string(), value: z.string() }).meta({ id: 'BillFact' });

const party = z
  .object({ name: z.string().nullable(), address: z.string().nullable(), facts: z.array(fact) })
  .meta({ id: 'BillParty' });

const sum = z.object({ label: z.string(), amount: rupees }).meta({ id: 'BillSum' });

const line = z.object({
  name: z.string(),
  choices: z.array(z.string()),
  hsn: z.string().nullable(),
  rate: z.string().nullable().meta({ description: 'Of CGST and SGST together: `5%`.' }),
  quantity: z.int().nullable(),
  unitPrice: rupees.nullable(),
  taxable: rupees.nullable().meta({ description: 'Without tax.' }),
  amount: rupees,
});

const tax = z.object({
  hsn: z.string(),
  halfRate: z.string().meta({ description: 'Of CGST, and of SGST: `2.5%`.' }),
  taxable: rupees,
  cgst: rupees,
  sgst: rupees,
});

const headings = z.object({
  item: z.string(),
  hsn: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  rate: z.string(),
  taxable: z.string(),
  amount: z.string(),
  cgst: z.string(),
  sgst: z.string(),
});

export const billDocumentAnswer = z
  .object({
    kind: z.enum(billDocumentKinds),
    language: z.enum(languages),
    title: z.string(),
    remarks: z.array(z.string()).meta({ description: 'Below the title.' }),
    number: z.string().nullable(),
    issuedAt: instant,
    seller: party,
    facts: z.array(fact),
    buyerHeading: z.string(),
    buyer: party.nullable().meta({ description: 'Null if nothing of the buyer is known.' }),
    headings,
    lines: z.array(line),
    sums: z.array(sum).meta({ description: 'Between the lines and the total.' }),
    taxes: z.array(tax).meta({ description: 'Empty on a document without tax.' }),
    total: sum,
    totalInWords: z.string(),
    fssaiLink: z.string().nullable().meta({ description: 'For a QR code; null without an FSSAI number.' }),
    fssaiText: z.string(),
    closing: z.array(z.string()).meta({ description: 'At the end.' }),
  })
  .meta({ id: 'BillDocument' });

const orNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));

const presentSum = ({ label, amountPaise }: BillSum) => ({ label, amount: toRupees(amountPaise) });

export const presentBill = (bill: BillDocument): z.input<typeof billDocumentAnswer> => ({
  ...bill,
  remarks: [...bill.remarks],
  issuedAt: bill.issuedAt.toISOString(),
  seller: { ...bill.seller, facts: [...bill.seller.facts] },
  facts: [...bill.facts],
  buyer: bill.buyer && { ...bill.buyer, facts: [...bill.buyer.facts] },
  lines: bill.lines.map(({ unitPricePaise, taxablePaise, amountPaise, ...each }) => ({
    ...each,
    choices: [...each.choices],
    unitPrice: orNull(unitPricePaise),
    taxable: orNull(taxablePaise),
    amount: toRupees(amountPaise),
  })),
  sums: bill.sums.map(presentSum),
  taxes: bill.taxes.map(({ hsn, halfRate, taxablePaise, cgstPaise, sgstPaise }) => ({
    hsn,
    halfRate,
    taxable: toRupees(taxablePaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
  })),
  total: presentSum(bill.total),
  closing: [...bill.closing],
});
