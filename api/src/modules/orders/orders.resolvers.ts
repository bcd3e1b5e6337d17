import { id, idempotencyKey, parse } from '../../platform/validation.js';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { requireAdmin, requireSignedIn } from '../auth/auth.policy.js';
import { connectionPage, orderFilter, placeOrderInput } from './orders.input.js';
import type { Order } from './order.entity.js';
import type { OrderListsService } from './order-lists.service.js';
import type { OrdersService } from './orders.service.js';

type OrdersResolvers = Required<
  Pick<Resolvers, 'Order' | 'OrderItem' | 'OrderStatusChange' | 'OrderStatus'>
> & {
  Query: Required<Pick<QueryResolvers, 'order' | 'orders' | 'myOrders'>>;
  Mutation: Required<Pick<MutationResolvers, 'placeOrder' | 'updateOrderStatus'>>;
};

export function ordersResolvers(orders: OrdersService, lists: OrderListsService): OrdersResolvers {
  return {
    Query: {
      order: (_root, args, { viewer }) => {
        requireSignedIn(viewer);
        return orders.get(viewer, parse(id, args.id));
      },

      myOrders: async (_root, args, { viewer }) => {
        requireSignedIn(viewer);
        const { first, after } = parse(connectionPage, args);
        return connection(first, await lists.own(viewer, { limit: first + 1, before: after }));
      },

      orders: async (_root, args, { viewer }) => {
        requireAdmin(viewer);
        const { first, after } = parse(connectionPage, args);
        const filter = parse(orderFilter, args.filter);
        return connection(first, await lists.all(viewer, { limit: first + 1, before: after }, filter));
      },
    },

    Mutation: {
      placeOrder: (_root, args, { viewer }) => {
        requireSignedIn(viewer);
        const key = parse(idempotencyKey, args.idempotencyKey);
        return orders.place(viewer, parse(placeOrderInput, args.input), key);
      },

      updateOrderStatus: (_root, args, { viewer }) => {
        requireAdmin(viewer);
        return orders.updateStatus(viewer, parse(id, args.id), args.status);
      },
    },

    Order: {
      user: (order, _args, { loaders }) => (order.userId ? loaders.user.load(order.userId) : null),
      items: (order, _args, { loaders }) => loaders.orderItems.load(order.id),
      total: (order) => order.totalPaise,
      coordinates: ({ lat, lng }) => (lat === null || lng === null ? null : { lat, lng }),
      placedAt: (order) => order.createdAt,
      // A live message shows the order at one version; what came later is not part of it.
      history: async (order, _args, { loaders }) =>
        (await loaders.orderHistory.load(order.id)).filter((change) => change.version <= order.version),
    },

    OrderItem: {
      unitPrice: (item) => item.unitPricePaise,
    },

    OrderStatusChange: {
      from: (change) => change.fromStatus,
      to: (change) => change.toStatus,
      at: (change) => change.changedAt,
      by: async (change, _args, { viewer, loaders }) => {
        const mayKnow = viewer?.role === 'admin' || viewer?.id === change.changedBy;
        if (!change.changedBy || !mayKnow) return null;
        return (await loaders.user.load(change.changedBy))?.name ?? null;
      },
    },

    OrderStatus: {
      PENDING: 'Pending',
      PREPARING: 'Preparing',
      OUT_FOR_DELIVERY: 'Out for Delivery',
      DELIVERED: 'Delivered',
      CANCELLED: 'Cancelled',
    },
  };
}

/** `found` holds one order more than the page if there is a next page. */
function connection(first: number, found: readonly Order[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
