import { Router } from 'express';
import type { PicturesService } from '../uploads/pictures.service.js';
import { receiveImage } from '../uploads/receive-image.js';
import { requireSignedIn } from './auth.policy.js';
import { presentUser } from './auth.presenter.js';
import type { AuthService } from './auth.service.js';

export function profilePictureRoutes(auth: AuthService, pictures: PicturesService): Router {
  const router = Router();

  router.post(
    '/auth/upload',
    (req, _res, next) => {
      requireSignedIn(req.viewer);
      next();
    },
    receiveImage(),
    async (req, res) => {
      const { id } = requireSignedIn(req.viewer);
      const path = await pictures.upload(id, 'profile', req.image);
      const user = await auth.setProfilePicture(req.viewer, path);
      res.json({
        message: 'Profile picture updated successfully!',
        profilePicture: user.profilePicture,
        user: presentUser(user),
      });
    },
  );

  return router;
}
