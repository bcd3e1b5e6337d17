import type {
  MutationResolvers,
  OrderResolvers,
  QueryResolvers,
  Resolvers,
} from '../../graphql/generated/resolvers.js';
import { id, idempotencyKey, optional, parse } from '../../platform/validation.js';
import type { PaymentsService } from '../payments/payments.service.js';
import { billFields } from '../quote/quote.resolvers.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { changesToSeeOf } from './content-changes.js';
import type { DuePaymentsService } from './due-payments.service.js';
import { orderContentInput } from './order-content.input.js';
import type { OrderContentService } from './order-content.service.js';
import { orderVersion } from './orders.input.js';

type OrderContentResolvers = Required<Pick<Resolvers, 'OrderChangeQuote' | 'ChangedLine'>> & {
  Query: Required<Pick<QueryResolvers, 'quoteOrderChange'>>;
  Mutation: Required<Pick<MutationResolvers, 'changeOrder' | 'confirmOrderChange' | 'startDuePayment'>>;
  Order: Pick<Required<OrderResolvers>, 'changesToSee'>;
};

interface OrderContentServices {
  readonly duePayments: DuePaymentsService;
  readonly orderContent: OrderContentService;
  readonly payments: PaymentsService;
  readonly restaurant: RestaurantService;
}

export function orderContentResolvers({
  duePayments,
  orderContent,
  payments,
  restaurant,
}: OrderContentServices): OrderContentResolvers {
  const { items, charges, taxes, total } = billFields;
  return {
    Query: {
      quoteOrderChange: (_root, args, { viewer }) =>
        orderContent.quote(viewer, parse(id, args.id, 'id'), parse(orderContentInput, args.input)),
    },
    Mutation: {
      changeOrder: (_root, args, { viewer }) =>
        orderContent.change(viewer, parse(id, args.id, 'id'), parse(orderContentInput, args.input), {
          expectedVersion: parse(orderVersion, args.expectedVersion, 'expectedVersion'),
          totalPaise: args.total,
          approval: parse(optional(id), args.approval, 'approval'),
          key: parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        }),
      confirmOrderChange: (_root, args, { viewer }) =>
        orderContent.confirm(
          viewer,
          parse(id, args.id, 'id'),
          parse(orderVersion, args.expectedVersion, 'expectedVersion'),
        ),
      startDuePayment: async (_root, args, { viewer, address }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        const payment = await duePayments.begin(viewer, parse(id, args.orderId, 'orderId'), address, key);
        return payments.checkout(payment, `Food from ${(await restaurant.latest()).name}`);
      },
    },
    Order: { changesToSee: changesToSeeOf },
    ChangedLine: { choices: ({ choices }) => [...choices] },
    OrderChangeQuote: {
      version: ({ order }) => order.version,
      items,
      charges,
      taxes,
      total,
      changes: ({ changes }) => [...changes],
      problems: ({ problems }) => [...problems],
      totalBefore: ({ order }) => order.totalPaise,
      due: ({ duePaise }) => duePaise,
      refund: ({ refundPaise }) => refundPaise,
      takingsRefund: ({ takingsRefundPaise }) => takingsRefundPaise,
    },
  };
}
