import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { imageForm, imageRefusals, receiveImage } from '../uploads/receive-image.js';
import { presentUser, userAnswer } from './auth.presenter.js';
import type { AccountsService } from './accounts.service.js';

export function profilePictureRoutes(accounts: AccountsService, pictures: PicturesService): Route[] {
  return [
    route({
      method: 'post',
      path: '/auth/upload',
      name: 'uploadProfilePicture',
      summary: 'Upload one’s own picture',
      permission: 'USE_ACCOUNT',
      takesKey: true,
      otherBodies: { 'multipart/form-data': imageForm },
      read: [receiveImage()],
      answer: z.object({ message, profilePicture: z.string().nullable(), user: userAnswer }),
      refusals: imageRefusals,
      handle: async ({ req, viewer, key }) => {
        const path = await pictures.upload(viewer.id, 'profile', req.image, key);
        const user = await accounts.setProfilePicture(viewer, path);
        return {
          message: 'Profile picture updated successfully!',
          profilePicture: user.profilePicture,
          user: presentUser(user),
        };
      },
    }),
  ];
}
