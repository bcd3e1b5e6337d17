import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { requireAdmin } from '../auth/auth.policy.js';
import type { MenuAdminService } from './menu-admin.service.js';
import { menuItemBody, menuQuery, newMenuItemBody, seenVersion } from './menu.input.js';
import { presentAdminMenuItem } from './menu.presenter.js';
import type { MenuService } from './menu.service.js';

const path = z.object({ id });
const seen = z.object({ version: seenVersion.optional() });

/**
 * The routes under `/api/admin/menu`. They read their bodies themselves, once it is known that an admin sends them.
 * @param readJson what reads the bodies that are no forms
 */
export function menuAdminRoutes(
  menu: MenuService,
  admin: MenuAdminService,
  readJson: readonly RequestHandler[],
): Router {
  const router = Router();
  router.use((req, _res, next) => {
    requireAdmin(req.viewer);
    next();
  });

  router.get('/', async (req, res) => {
    const items = await menu.list(parse(menuQuery, req.query));
    res.json(items.map(presentAdminMenuItem));
  });

  router.post('/', ...readJson, async (req, res) => {
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const item = await admin.add(req.viewer, parse(newMenuItemBody, req.body ?? {}), key);
    res.status(201).json({ message: 'Item added!', item: presentAdminMenuItem(item) });
  });

  router.put('/:id', ...readJson, async (req, res) => {
    const { id: itemId } = parse(path, req.params);
    const body: unknown = req.body ?? {};
    const item = await admin.update(req.viewer, itemId, parse(menuItemBody, body), parse(seen, body).version);
    res.json({ message: 'Item updated!', item: presentAdminMenuItem(item) });
  });

  router.delete('/:id', async (req, res) => {
    const item = await admin.delete(req.viewer, parse(path, req.params).id);
    res.json({ message: 'Item deleted!', item: presentAdminMenuItem(item) });
  });

  return router;
}
