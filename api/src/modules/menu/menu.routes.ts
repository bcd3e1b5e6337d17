import { z } from 'zod';
import { route, type Route } from '../../rest/route.js';
import { menuQuery } from './menu.input.js';
import { menuMaxAge, menuItemAnswer, presentEach, presentMenuItem } from './menu.presenter.js';
import type { PortionsService } from './portions.service.js';
import type { MenuService } from './menu.service.js';

export function menuRoutes(menu: MenuService, portions: PortionsService): Route[] {
  return [
    route({
      method: 'get',
      path: '/menu',
      name: 'menu',
      summary: 'Read the menu, or search it',
      description: 'Dishes of hidden categories are omitted.',
      permission: 'public',
      query: menuQuery,
      answer: z.array(menuItemAnswer),
      keepFor: menuMaxAge,
      handle: async ({ query }) =>
        presentEach({ menu, portions }, await menu.list({ ...query, isForCustomers: true }), presentMenuItem),
    }),
  ];
}
