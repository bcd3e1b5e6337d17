import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { imageForm, imageRefusals, receiveImage } from '../uploads/receive-image.js';

/** Uploads pictures, to be used as `image` of a dish. */
export function menuImageRoutes(pictures: PicturesService): Route[] {
  return [
    route({
      method: 'post',
      path: '/admin/menu/image',
      name: 'uploadMenuImage',
      summary: 'Upload the picture of a dish',
      description:
        'Answers the path that a dish is then saved with. One that no dish names is gone after an hour.',
      permission: 'EDIT_MENU',
      takesKey: true,
      otherBodies: { 'multipart/form-data': imageForm },
      read: [receiveImage()],
      answer: z.object({ message, image: z.string() }),
      refusals: imageRefusals,
      handle: async ({ req, viewer, key }) => ({
        message: 'Picture uploaded.',
        image: await pictures.upload(viewer.id, 'menu', req.image, key),
      }),
    }),
  ];
}
