import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { quoteInput } from './quote.input.js';
import { amountOf } from './bill.js';
import type { QuotesService } from './quotes.service.js';

type QuoteResolvers = Required<Pick<Resolvers, 'Quote' | 'Charge'>> & {
  Query: Required<Pick<QueryResolvers, 'quote'>>;
};

export function quoteResolvers(quotes: QuotesService): QuoteResolvers {
  return {
    Query: {
      quote: (_root, args, { viewer }) => quotes.quote(parse(quoteInput, args.input), { viewer }),
    },

    Quote: {
      items: ({ bill }) => [...bill.lines],
      charges: ({ bill }) => [...bill.charges],
      packing: ({ bill }) => amountOf(bill, 'PACKING'),
      deliveryFee: ({ bill }) => amountOf(bill, 'DELIVERY'),
      deliveryFrom: (quoted) => quoted.deliveryFromPaise,
      total: ({ bill }) => bill.totalPaise,
      promisedFrom: (quoted) => quoted.promise?.from ?? null,
      promisedUntil: (quoted) => quoted.promise?.until ?? null,
    },

    Charge: { amount: (charge) => charge.amountPaise },
  };
}
