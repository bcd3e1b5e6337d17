import type { MutationResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { reply } from '../contact/contact.input.js';
import { orderProblemInput } from './order-problems.input.js';
import { orderName } from '../restaurant/order-name.js';
import { orderNotFound } from './orders.policy.js';
import type { OrdersService } from './orders.service.js';
import type { OrderProblemsService } from './order-problems.service.js';

interface OrderProblemsResolvers {
  Mutation: Required<Pick<MutationResolvers, 'reportOrderProblem' | 'answerOrderProblem'>>;
  Order: Pick<Required<OrderResolvers>, 'problem'>;
  OrderProblem: NonNullable<Resolvers['OrderProblem']>;
}

export function orderProblemsResolvers(
  problems: OrderProblemsService,
  orders: Pick<OrdersService, 'find'>,
): OrderProblemsResolvers {
  const problemOf = batched((orderIds: readonly string[]) => problems.ofOrders(orderIds));
  return {
    Mutation: {
      reportOrderProblem: (_root, args, { viewer }) =>
        problems.report(
          viewer,
          parse(id, args.id, 'id'),
          parse(orderProblemInput, args.input),
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      answerOrderProblem: (_root, args, { viewer }) =>
        problems.answer(viewer, parse(id, args.id, 'id'), parse(reply, args.reply, 'reply')),
    },
    Order: {
      problem: (order) => problemOf(order.id),
    },
    OrderProblem: {
      orderName: async ({ orderId }) => {
        const order = await orders.find(orderId);
        if (!order) throw orderNotFound();
        return orderName(order);
      },
      text: (problem) => problem.message,
      sentAt: (problem) => problem.createdAt,
    },
  };
}
