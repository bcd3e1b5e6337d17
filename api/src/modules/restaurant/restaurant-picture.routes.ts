import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { imageForm, imageRefusals, receiveImage } from '../uploads/receive-image.js';

const uploads = [
  { shape: 'logo', name: 'uploadLogo', summary: 'Upload the logo of the restaurant' },
  { shape: 'cover', name: 'uploadCover', summary: 'Upload the cover picture of the restaurant' },
] as const;

/** Uploads pictures, to be used as `logo` and `cover` of the restaurant. */
export function restaurantPictureRoutes(pictures: PicturesService): Route[] {
  return uploads.map(({ shape, name, summary }) =>
    route({
      method: 'post',
      path: `/admin/restaurant/${shape}`,
      name,
      summary,
      description:
        'Answers the path that the settings are then saved with. One that they do not name is gone after an hour.',
      permission: 'EDIT_RESTAURANT',
      takesKey: true,
      otherBodies: { 'multipart/form-data': imageForm },
      read: [receiveImage()],
      answer: z.object({ message, image: z.string() }),
      refusals: imageRefusals,
      handle: async ({ req, viewer, key }) => ({
        message: 'Picture uploaded.',
        image: await pictures.upload(viewer.id, shape, req.image, key),
      }),
    }),
  );
}
