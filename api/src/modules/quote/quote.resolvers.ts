import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { quoteInput } from './quote.input.js';
import { amountOf, includedTaxOf, labelOf, type Bill } from './bill.js';
import type { QuotesService } from './quotes.service.js';
import { inWords, valueInWords } from '../../platform/sentences.js';

type QuoteResolvers = Required<Pick<Resolvers, 'Quote' | 'QuoteProblem' | 'Charge'>> & {
  Query: Required<Pick<QueryResolvers, 'quote'>>;
};

interface Billed {
  readonly bill: Bill;
}

/** The bill of an order or a quote. */
export const billFields = {
  items: ({ bill }: Billed) => [...bill.lines],
  charges: ({ bill }: Billed) => [...bill.charges],
  packing: ({ bill }: Billed) => amountOf(bill, 'PACKING'),
  deliveryFee: ({ bill }: Billed) => amountOf(bill, 'DELIVERY'),
  total: ({ bill }: Billed) => bill.totalPaise,
  taxes: ({ bill }: Billed) =>
    bill.taxes
      ? {
          ...bill.taxes,
          included: includedTaxOf(bill),
          rows: bill.taxes.rows.map(({ hsn, rate, taxablePaise, cgstPaise, sgstPaise }) => ({
            hsn,
            rate: rate / 100,
            taxable: taxablePaise,
            cgst: cgstPaise,
            sgst: sgstPaise,
          })),
        }
      : null,
};

export function quoteResolvers(quotes: QuotesService): QuoteResolvers {
  return {
    Query: {
      quote: (_root, args, { viewer }) => quotes.quote(parse(quoteInput, args.input), { viewer }),
    },

    Quote: {
      ...billFields,
      deliveryFrom: (quoted) => quoted.deliveryFromPaise,
      promisedFrom: (quoted) => quoted.promise?.from ?? null,
      promisedUntil: (quoted) => quoted.promise?.until ?? null,
    },

    QuoteProblem: {
      message: ({ message }, _args, { language }) => inWords(message, language),
      key: ({ message }) => message.key,
      params: ({ message }, _args, { language }) =>
        Object.entries(message.params).map(([name, value]) => ({
          name,
          value: valueInWords(value, language),
        })),
    },

    Charge: {
      label: (charge, _args, { language }) => inWords(labelOf(charge), language),
      amount: (charge) => charge.amountPaise,
    },
  };
}
