import type { QueryResolvers } from '../../graphql/generated/resolvers.js';
import type { OrderSlotsService } from './order-slots.service.js';

export const orderSlotsResolvers = (
  slots: OrderSlotsService,
): { Query: Required<Pick<QueryResolvers, 'orderSlots'>> } => ({
  Query: { orderSlots: () => slots.all() },
});
