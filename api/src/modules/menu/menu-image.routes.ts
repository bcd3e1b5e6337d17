import { Router } from 'express';
import { requireAdmin } from '../auth/auth.policy.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { receiveImage } from '../uploads/receive-image.js';

/** Pictures of dishes, for the `image` of a dish that is saved afterwards. */
export function menuImageRoutes(pictures: PicturesService): Router {
  const router = Router();

  router.post(
    '/admin/menu/image',
    (req, _res, next) => {
      requireAdmin(req.viewer);
      next();
    },
    receiveImage(),
    async (req, res) => {
      const { id } = requireAdmin(req.viewer);
      res.json({ message: 'Picture uploaded.', image: await pictures.upload(id, 'menu', req.image) });
    },
  );

  return router;
}
