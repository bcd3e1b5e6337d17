import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { reply } from '../contact/contact.input.js';
import { orderProblemInput } from './order-problems.input.js';
import type { OrderProblemsService } from './order-problems.service.js';
import { orderProblemAnswer, presentProblem } from './orders.presenter.js';
import { say } from './orders.sentences.js';
import { inWords } from '../../platform/sentences.js';

const params = z.object({ id });
const answer = z.object({ message, problem: orderProblemAnswer });

export function orderProblemsRoutes(problems: OrderProblemsService): Route[] {
  const present = async (orderId: string) => {
    const [problem] = await problems.ofOrders([orderId]);
    if (!problem) throw new Error(`The order ${orderId} has no problem`);
    return presentProblem(problem);
  };
  return [
    route({
      method: 'post',
      path: '/orders/:id/problem',
      name: 'reportOrderProblem',
      summary: 'Report a problem with an order of one’s own',
      description:
        'For seven days after the order, or after its slot. An order has one open problem; another one can be reported after the answer.',
      permission: 'ORDER',
      takesKey: true,
      params,
      body: orderProblemInput,
      status: 201,
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, params: { id: orderId }, body, key }) => {
        await problems.report(viewer, orderId, body, key);
        return { message: inWords(say.reported), problem: await present(orderId) };
      },
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/problem',
      name: 'answerOrderProblem',
      summary: 'Mark the problem of an order as solved',
      description: 'The reply to the customer is optional. Repeating the same answer changes nothing.',
      permission: 'ANSWER_MESSAGES',
      params,
      body: z.object({ reply }),
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body }) => {
        await problems.answer(viewer, orderId, body.reply);
        return { message: inWords(say.solved), problem: await present(orderId) };
      },
    }),
  ];
}
