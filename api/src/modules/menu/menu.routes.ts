import { Router } from 'express';
import { z } from 'zod';
import { id, pageSize, parse, searchText } from '../../platform/validation.js';
import { presentMenuItem } from './menu.presenter.js';
import type { MenuService } from './menu.service.js';

const menuQuery = z.object({ search: searchText, limit: pageSize(500, 500), before: id.optional() });

export function menuRoutes(menu: MenuService): Router {
  const router = Router();

  router.get('/menu', async (req, res) => {
    const items = await menu.list(parse(menuQuery, req.query));
    res.json(items.map(presentMenuItem));
  });

  return router;
}
