import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import type { OrderSlotsService } from './order-slots.service.js';

export const orderSlotsRoutes = (slots: OrderSlotsService): Route[] => [
  route({
    method: 'get',
    path: '/quote/slots',
    name: 'orderSlots',
    summary: 'List the available slots for orders for later',
    description: 'Each slot lasts 15 minutes. If there are none, orders are for as soon as possible only.',
    permission: 'public',
    // Each order changes it.
    keepFor: () => undefined,
    answer: z.array(z.object({ startsAt: instant, isFull: z.boolean() })),
    handle: async () =>
      (await slots.all()).map(({ startsAt, isFull }) => ({ startsAt: startsAt.toISOString(), isFull })),
  }),
];
