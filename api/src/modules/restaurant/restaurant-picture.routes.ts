import type { Route } from '../../rest/route.js';
import { pictureUploadRoute } from '../uploads/picture-upload.route.js';
import type { PicturesService } from '../uploads/pictures.service.js';

const uploads = [
  { shape: 'logo', name: 'uploadLogo', summary: 'Upload the logo of the restaurant' },
  { shape: 'cover', name: 'uploadCover', summary: 'Upload the cover picture of the restaurant' },
] as const;

/** Uploads pictures, to be used as `logo` and `cover` of the restaurant. */
export function restaurantPictureRoutes(pictures: PicturesService): Route[] {
  return uploads.map((upload) =>
    pictureUploadRoute(pictures, {
      ...upload,
      path: `/admin/restaurant/${upload.shape}`,
      description:
        'Answers the path that the settings are then saved with. One that they do not name is gone after an hour.',
      permission: 'EDIT_RESTAURANT',
    }),
  );
}
