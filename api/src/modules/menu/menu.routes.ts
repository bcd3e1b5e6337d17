import { Router } from 'express';
import { parse } from '../../platform/validation.js';
import { menuQuery } from './menu.input.js';
import { presentMenuItem } from './menu.presenter.js';
import type { MenuService } from './menu.service.js';

export function menuRoutes(menu: MenuService): Router {
  const router = Router();

  router.get('/menu', async (req, res) => {
    const items = await menu.list(parse(menuQuery, req.query));
    res.json(items.map(presentMenuItem));
  });

  return router;
}
