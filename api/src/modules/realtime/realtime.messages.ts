import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const ordersTopic = 'orders';

/** What travels between processes when an order has a new version. */
export const orderMessage = z.object({ orderId: id, userId: id.nullable(), version: z.int().min(1) });
export type OrderMessage = z.output<typeof orderMessage>;

export const paymentsTopic = 'payments';

export const paymentMessage = z.object({ paymentId: id, version: z.int().min(1) });
export const menuTopic = 'menu';

/** What travels between processes when the menu changes. */
export const menuMessage = z.object({ itemId: id, version: z.int().min(1) });
export type MenuMessage = z.output<typeof menuMessage>;
export const accessTopic = 'access';

/** What travels between processes when somebody may do less, or more, than a moment ago. */
export const accessMessage = z.union([z.object({ sessionId: id }), z.object({ userId: id })]);
export type AccessMessage = z.output<typeof accessMessage>;
