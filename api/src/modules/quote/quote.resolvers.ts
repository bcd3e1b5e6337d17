import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { quoteInput } from './quote.input.js';
import type { QuotesService } from './quotes.service.js';

type QuoteResolvers = Required<Pick<Resolvers, 'Quote'>> & { Query: Required<Pick<QueryResolvers, 'quote'>> };

export function quoteResolvers(quotes: QuotesService): QuoteResolvers {
  return {
    Query: {
      quote: (_root, args, { viewer }) => quotes.quote(parse(quoteInput, args.input), { viewer }),
    },

    Quote: {
      packing: (quoted) => quoted.packingPaise,
      deliveryFee: (quoted) => quoted.deliveryFeePaise,
      deliveryFrom: (quoted) => quoted.deliveryFromPaise,
      total: (quoted) => quoted.totalPaise,
      promisedFrom: (quoted) => quoted.promise?.from ?? null,
      promisedUntil: (quoted) => quoted.promise?.until ?? null,
      items: (quoted) => [...quoted.lines],
    },
  };
}
