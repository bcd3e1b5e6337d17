import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { isWholePaise, toPaise, toRupees } from '../../platform/money.js';
import { id, optional } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { billAnswer, presentBill, problemAnswer, presentProblem } from '../quote/quote.presenter.js';
import { lineDifferenceAnswer, presentDifference } from './order-content.presenter.js';
import { orderContentBody } from './order-content.input.js';
import { orderVersion } from './orders.input.js';
import type { OrderChangeQuote, OrderContentService } from './order-content.service.js';
import type { OrderPresenter } from './order-presenter.js';
import { orderAnswer } from './orders.presenter.js';
import { say } from './orders.sentences.js';

const params = z.object({ id });

const quoteAnswer = z
  .object({
    ...billAnswer,
    version: z.int().meta({ description: 'The version of the order that the quote is about.' }),
    changes: z.array(lineDifferenceAnswer),
    totalBefore: rupees,
    due: rupees.meta({ description: 'What the customer has still to pay after the change.' }),
    refund: rupees.meta({ description: 'What the change refunds of online payments.' }),
    takingsRefund: rupees.meta({
      description: 'What staff have to give back of the money that they received.',
    }),
    problems: z.array(problemAnswer).meta({
      description: 'Why the order cannot be changed so; empty if it can. Lines are those that are added.',
    }),
  })
  .meta({ id: 'OrderChangeQuote' });

const presentQuote = (quoted: OrderChangeQuote): z.output<typeof quoteAnswer> => ({
  ...presentBill(quoted.bill),
  version: quoted.order.version,
  changes: quoted.changes.map(presentDifference),
  totalBefore: toRupees(quoted.order.totalPaise),
  due: toRupees(quoted.duePaise),
  refund: toRupees(quoted.refundPaise),
  takingsRefund: toRupees(quoted.takingsRefundPaise),
  problems: quoted.problems.map(presentProblem),
});

const changeBody = z
  .object({
    change: orderContentBody,
    version: orderVersion,
    total: z
      .number(say.totalMissing)
      .min(0, say.totalNegative)
      .max(1e12, say.totalTooLarge)
      .refine(isWholePaise, say.totalDecimals)
      .transform(toPaise)
      .meta({ description: 'The total of the quote that was shown, in rupees.' }),
    approval: optional(id).meta({
      description: 'At a tablet that may not send money back: an approval of `CHANGE_ORDER` of this order.',
    }),
  })
  .transform(({ total, ...body }) => ({ ...body, totalPaise: total }));

export function orderContentRoutes(content: OrderContentService, present: OrderPresenter): Route[] {
  return [
    route({
      method: 'post',
      path: '/admin/orders/:id/quote-change',
      name: 'quoteOrderChange',
      summary: 'Price a change of an order',
      description: 'Changes nothing.',
      permission: 'CHANGE_ORDERS',
      params,
      body: orderContentBody,
      answer: quoteAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body }) =>
        presentQuote(await content.quote(viewer, orderId, body)),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/content',
      name: 'changeOrder',
      summary: 'Change what was ordered, its note, address or time',
      description:
        'Notifies the customer. Lines that stay keep their prices, added dishes have those of the menu. What was paid too much online is refunded, what is missing is due. Refused for an order that is delivered, cancelled or on its way.',
      permission: 'CHANGE_ORDERS',
      takesKey: true,
      params,
      body: changeBody,
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT', 'TOTAL_MISMATCH'],
      handle: async ({
        viewer,
        params: { id: orderId },
        body: { change, version: expectedVersion, ...seen },
        key,
      }) =>
        present.one(viewer, await content.change(viewer, orderId, change, { expectedVersion, ...seen, key })),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/confirm-change',
      name: 'confirmOrderChange',
      summary: 'Note that the kitchen has read what changed in an order',
      description: 'Idempotent.',
      permission: 'UPDATE_ORDER_STATUS',
      params,
      body: z.object({ version: orderVersion }),
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body }) =>
        present.one(viewer, await content.confirm(viewer, orderId, body.version)),
    }),
  ];
}
