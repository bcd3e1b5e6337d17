import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import type { DashboardService } from './dashboard.service.js';
import { inWords } from '../../platform/sentences.js';

const summaryAnswer = z
  .object({
    totalUsers: z.int(),
    totalOrders: z.int(),
    totalMenuItems: z.int(),
    pendingOrders: z.int(),
    deliveredOrders: z.int(),
  })
  .meta({ id: 'DashboardSummary' });

export function dashboardRoutes(dashboard: DashboardService): Route[] {
  return [
    route({
      method: 'get',
      path: '/admin/dashboard',
      name: 'dashboard',
      summary: 'Greet the admin by name',
      permission: 'VIEW_DASHBOARD',
      answer: z.object({ message }),
      handle: ({ viewer }) => ({ message: inWords(dashboard.message(viewer)) }),
    }),
    route({
      method: 'get',
      path: '/admin/summary',
      name: 'dashboardSummary',
      summary: 'Count users, orders and dishes',
      permission: 'VIEW_DASHBOARD',
      answer: summaryAnswer,
      handle: async ({ viewer }) => {
        const { asOf: _, ...counts } = await dashboard.summary(viewer);
        return counts;
      },
    }),
  ];
}
