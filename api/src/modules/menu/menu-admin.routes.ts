import { Router, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { requireAdmin } from '../auth/auth.policy.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { receiveImage } from '../uploads/receive-image.js';
import type { MenuAdminService } from './menu-admin.service.js';
import { menuItemBody, menuQuery, newMenuItemBody, seenVersion } from './menu.input.js';
import { presentAdminMenuItem } from './menu.presenter.js';
import type { MenuService } from './menu.service.js';

const path = z.object({ id });
const seen = z.object({ version: seenVersion.optional() });

/** Reads a form with or without a picture, or what else `readJson` understands. */
function readDish(readJson: readonly RequestHandler[]): RequestHandler[] {
  const readForm = receiveImage({ optional: true });
  const isForm = (req: Request) => Boolean(req.is('multipart/form-data'));
  return [
    (req, res, next) => (isForm(req) ? readForm(req, res, next) : next()),
    ...readJson.map(
      (read): RequestHandler =>
        (req, res, next) =>
          isForm(req) ? next() : read(req, res, next),
    ),
  ];
}

/** The texts of the request. A form that leaves its picture empty says nothing of it, as browsers' forms do. */
function bodyOf(req: Request): unknown {
  const { image, ...body } = (req.body ?? {}) as Record<string, unknown>;
  const leftEmpty = req.file !== undefined || (image === '' && req.is('multipart/form-data'));
  return leftEmpty || image === undefined ? body : { ...body, image };
}

/**
 * The routes under `/api/admin/menu`. They read their bodies themselves, once it is known that an admin sends them.
 * @param readJson what reads the bodies that are no forms
 */
export function menuAdminRoutes(
  menu: MenuService,
  admin: MenuAdminService,
  pictures: PicturesService,
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

  const readBody = readDish(readJson);
  /** Kept only once the rest of the request has been found good. */
  const pictureOf = async (req: Request) =>
    req.file && {
      image: await pictures.upload(requireAdmin(req.viewer).id, 'menu', req.file.buffer),
    };

  router.post('/', ...readBody, async (req, res) => {
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const dish = parse(newMenuItemBody, bodyOf(req));
    const item = await admin.add(req.viewer, { ...dish, ...(await pictureOf(req)) }, key);
    res.status(201).json({ message: 'Item added!', item: presentAdminMenuItem(item) });
  });

  router.put('/:id', ...readBody, async (req, res) => {
    const { id: itemId } = parse(path, req.params);
    const changes = parse(menuItemBody, bodyOf(req));
    const { version } = parse(seen, req.body ?? {});
    const item = await admin.update(req.viewer, itemId, { ...changes, ...(await pictureOf(req)) }, version);
    res.json({ message: 'Item updated!', item: presentAdminMenuItem(item) });
  });

  router.delete('/:id', async (req, res) => {
    const item = await admin.delete(req.viewer, parse(path, req.params).id);
    res.json({ message: 'Item deleted!', item: presentAdminMenuItem(item) });
  });

  return router;
}
