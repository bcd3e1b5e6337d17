import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Access, type Route } from '../../rest/route.js';
import type { PictureShape } from './picture-paths.js';
import type { PicturesService } from './pictures.service.js';
import { imageForm, imageRefusals, receiveImage } from './receive-image.js';

interface PictureUpload {
  readonly shape: PictureShape;
  readonly path: `/${string}`;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly permission: Exclude<Access, 'public' | 'maybe-signed-in'>;
}

/** A route that stores a picture and answers its path, which something is then saved with. */
export function pictureUploadRoute(
  pictures: PicturesService,
  { shape, permission, ...described }: PictureUpload,
): Route {
  return route({
    ...described,
    permission,
    method: 'post',
    takesKey: true,
    otherBodies: { 'multipart/form-data': imageForm },
    read: [receiveImage()],
    answer: z.object({ message, image: z.string() }),
    refusals: imageRefusals,
    handle: async ({ req, viewer, key }) => ({
      message: 'Picture uploaded.',
      image: await pictures.upload(viewer.id, shape, req.image, key),
    }),
  });
}
