import { z } from 'zod';
import { message, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
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

const todayAnswer = z
  .object({
    day: z.string().meta({ format: 'date' }),
    orders: z.int(),
    sales: rupees,
    averageMinutes: z.int().nullable().meta({
      description: 'Minutes from order to hand-over of those that are delivered; null if there are none.',
    }),
    bestDishes: z.array(z.object({ name: z.string(), quantity: z.int() })),
  })
  .meta({ id: 'DayFigures' });

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
    route({
      method: 'get',
      path: '/admin/today',
      name: 'today',
      summary: 'Read what was ordered today',
      description: 'From midnight at the restaurant, without orders that were cancelled or that nobody took.',
      permission: 'VIEW_DASHBOARD',
      answer: todayAnswer,
      handle: async ({ viewer }) => {
        const { sales, bestDishes, ...today } = await dashboard.today(viewer);
        return { ...today, sales: toRupees(sales), bestDishes: [...bestDishes] };
      },
    }),
  ];
}
