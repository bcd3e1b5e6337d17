import type { Route } from '../../rest/route.js';
import { pictureUploadRoute } from '../uploads/picture-upload.route.js';
import type { PicturesService } from '../uploads/pictures.service.js';

/** Uploads pictures, to be used as `image` of a dish. */
export function menuImageRoutes(pictures: PicturesService): Route[] {
  return [
    pictureUploadRoute(pictures, {
      shape: 'menu',
      path: '/admin/menu/image',
      name: 'uploadMenuImage',
      summary: 'Upload the picture of a dish',
      description:
        'Answers the path that a dish is then saved with. One that no dish names is gone after an hour.',
      permission: 'EDIT_MENU',
    }),
  ];
}
