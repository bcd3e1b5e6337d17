import type {
  DeliveryResolvers,
  MutationResolvers,
  OrderChangeResolvers,
  OrderResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers.js';
import { id, parse } from '../../platform/validation.js';
import { can } from '../auth/permissions.js';
import { takingInput } from '../orders/order-takings.input.js';
import { riderFirstName } from '../orders/orders.policy.js';
import type { OrderDeliveriesService } from './order-deliveries.service.js';
import { riderOrNobody } from './riders.input.js';
import type { RidersService } from './riders.service.js';

interface RidersResolvers {
  Query: Required<Pick<QueryResolvers, 'riders' | 'deliveries'>>;
  Mutation: Required<Pick<MutationResolvers, 'assignRider' | 'pickUpOrder' | 'deliverOrder'>>;
  Order: Pick<Required<OrderResolvers>, 'rider' | 'riderFirstName'>;
  OrderChange: Pick<Required<OrderChangeResolvers>, 'rider'>;
  Delivery: Pick<Required<DeliveryResolvers>, 'due'>;
}

export interface RidersServices {
  readonly orderDeliveries: OrderDeliveriesService;
  readonly riders: RidersService;
}

export function ridersResolvers({ orderDeliveries, riders }: RidersServices): RidersResolvers {
  return {
    Query: {
      riders: (_root, _args, { viewer }) => riders.all(viewer),
      deliveries: (_root, _args, { viewer }) => orderDeliveries.own(viewer),
    },

    Mutation: {
      assignRider: (_root, args, { viewer }) =>
        riders.assign(
          viewer,
          parse(id, args.orderId, 'orderId'),
          parse(riderOrNobody, args.riderId, 'riderId'),
          args.version,
        ),
      pickUpOrder: (_root, args, { viewer }) => orderDeliveries.pickUp(viewer, parse(id, args.id, 'id')),
      deliverOrder: (_root, args, { viewer }) =>
        orderDeliveries.deliver(viewer, parse(id, args.id, 'id'), {
          received: args.received ? parse(takingInput, args.received) : undefined,
          duePaise: args.due ?? undefined,
        }),
    },

    Order: {
      rider: (order) => riders.of(order),
      riderFirstName: async (order) => riderFirstName(order, await riders.of(order)),
    },

    OrderChange: {
      rider: async ({ data: { riderId = null } }, _args, { viewer }) =>
        can(viewer, 'VIEW_ORDERS') ? ((await riders.of({ riderId }))?.name ?? null) : null,
    },

    Delivery: { due: ({ duePaise }) => duePaise },
  };
}
