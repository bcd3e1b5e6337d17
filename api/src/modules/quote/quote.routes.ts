import { route, type Route } from '../../rest/route.js';
import { quoteBody } from './quote.input.js';
import { presentQuote, quoteAnswer } from './quote.presenter.js';
import type { QuotesService } from './quotes.service.js';

export function quoteRoutes(quotes: QuotesService): Route[] {
  return [
    route({
      method: 'post',
      path: '/quote',
      name: 'quote',
      summary: 'Price a cart',
      description:
        'What it would cost now, and what speaks against ordering it. It reserves nothing: an order is priced anew.',
      permission: 'maybe-signed-in',
      body: quoteBody,
      answer: quoteAnswer,
      handle: async ({ viewer, body }) => presentQuote(await quotes.quote(body, { viewer })),
    }),
  ];
}
