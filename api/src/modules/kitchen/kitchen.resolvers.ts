import type {
  MutationResolvers,
  OrderItemResolvers,
  OrderResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers.js';
import { id, optional, parse } from '../../platform/validation.js';
import { can } from '../auth/permissions.js';
import { isAccepted, kitchenStageOf, waitsSince } from '../orders/kitchen-stage.js';
import { line, orderVersion } from '../orders/orders.input.js';
import { lineKey } from '../quote/quote-lines.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { acceptedMinutes, bags, refusal } from './kitchen.input.js';
import type { KitchenService } from './kitchen.service.js';

interface KitchenResolvers {
  Query: Required<Pick<QueryResolvers, 'kitchen'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'acceptOrder'
      | 'refuseOrder'
      | 'setLineDone'
      | 'markOrderReady'
      | 'setOrderPacked'
      | 'handOverOrder'
      | 'recallOrder'
    >
  >;
  Order: Pick<Required<OrderResolvers>, 'isAccepted' | 'waitsSince' | 'kitchenStage'>;
  OrderItem: Pick<Required<OrderItemResolvers>, 'key' | 'isDone' | 'allergens'>;
}

export function kitchenResolvers(
  kitchen: KitchenService,
  restaurant: Pick<RestaurantService, 'latest'>,
): KitchenResolvers {
  return {
    Query: {
      kitchen: (_root, _args, { viewer }) => kitchen.orders(viewer),
    },

    Mutation: {
      acceptOrder: (_root, args, { viewer }) =>
        kitchen.accept(viewer, parse(id, args.id, 'id'), parse(acceptedMinutes, args.minutes, 'minutes')),
      refuseOrder: (_root, { id: orderId, ...why }, { viewer }) =>
        kitchen.refuse(viewer, parse(id, orderId, 'id'), parse(refusal, why)),
      setLineDone: (_root, args, { viewer }) =>
        kitchen.setLineDone(
          viewer,
          parse(id, args.orderId, 'orderId'),
          parse(line, args.line, 'line'),
          args.isDone,
        ),
      markOrderReady: (_root, args, { viewer }) =>
        kitchen.markReady(
          viewer,
          parse(id, args.id, 'id'),
          parse(optional(orderVersion), args.expectedVersion, 'expectedVersion'),
        ),
      setOrderPacked: (_root, args, { viewer }) =>
        kitchen.setPacked(viewer, parse(id, args.id, 'id'), parse(bags, args.bags ?? null, 'bags')),
      handOverOrder: (_root, args, { viewer }) => kitchen.handOver(viewer, parse(id, args.id, 'id')),
      recallOrder: (_root, args, { viewer }) =>
        kitchen.recall(viewer, parse(id, args.id, 'id'), args.version),
    },

    Order: {
      isAccepted,
      waitsSince: async (order) => waitsSince(await restaurant.latest(), order),
      kitchenStage: kitchenStageOf,
    },

    OrderItem: {
      key: lineKey,
      isDone: ({ doneLines = [], ...item }, _args, { viewer }) =>
        can(viewer, 'VIEW_ORDERS') && doneLines.includes(lineKey(item)),
      allergens: ({ menuItemId }) => kitchen.allergensOf(menuItemId),
    },
  };
}
