import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const orderVersion = z.object({ orderId: id, version: z.int().min(1) });

export const orderPlaced = defineEvent('order.placed', orderVersion);
/** The kitchen begins with an order for later. */
export const orderDue = defineEvent('order.due', orderVersion);
/** Staff have promised another time. */
export const orderPromiseChanged = defineEvent(
  'order.promise-changed',
  orderVersion.extend({ promisedUntil: z.iso.datetime() }),
);
export const orderStatusChanged = defineEvent('order.status-changed', orderVersion);
