import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const orderVersion = z.object({ orderId: id, version: z.int().min(1) });

export const orderPlaced = defineEvent('order.placed', orderVersion);
export const orderStatusChanged = defineEvent('order.status-changed', orderVersion);
