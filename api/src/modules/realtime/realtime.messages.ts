import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const ordersTopic = 'orders';

/** Message between processes about a new version of an order. */
export const orderMessage = z.object({ orderId: id, userId: id.nullable(), version: z.int().min(1) });
export type OrderMessage = z.output<typeof orderMessage>;

export const paymentsTopic = 'payments';

export const paymentMessage = z.object({ paymentId: id, version: z.int().min(1) });
export const menuTopic = 'menu';

/** Message between processes about a change of the menu. */
export const menuMessage = z.union([
  z.object({ itemId: id, version: z.int().min(1) }),
  z.object({ categoryId: id, version: z.int().min(1) }),
  z.object({ isReordered: z.literal(true) }),
]);
export type MenuMessage = z.output<typeof menuMessage>;
export const accessTopic = 'access';

/** Message between processes about ended sessions and changed permissions. */
export const accessMessage = z.union([z.object({ sessionId: id }), z.object({ userId: id })]);
export type AccessMessage = z.output<typeof accessMessage>;
