import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const ordersTopic = 'orders';

/** Message between processes about a new version of an order. */
export const orderMessage = z.object({
  orderId: id,
  userId: id.nullable(),
  version: z.int().min(1),
  /** Who delivers it, or did until this version. Workers of earlier versions do not say. */
  riderIds: z.array(id).default([]),
});
export type OrderMessage = z.output<typeof orderMessage>;

export const paymentsTopic = 'payments';

export const paymentMessage = z.object({ paymentId: id, version: z.int().min(1) });
export const menuTopic = 'menu';

/** Message between processes about a change of the menu: of a dish, an option group, a category, or the whole menu. */
export const menuMessage = z.object({ itemId: id, version: z.int().min(1) });
/** Stands for the whole menu in the place of an id; its version is the menu's. */
export const wholeMenuId = '0'.repeat(24);
export type MenuMessage = z.output<typeof menuMessage>;
/** Message between processes: portions of dishes have changed. It is empty. */
export const portionsTopic = 'portions';

export const accessTopic = 'access';

/** Message between processes about ended sessions and changed permissions. */
export const accessMessage = z.union([z.object({ sessionId: id }), z.object({ userId: id })]);
export type AccessMessage = z.output<typeof accessMessage>;
