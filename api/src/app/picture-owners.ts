import type { PictureKind } from '../modules/uploads/picture-paths.js';
import type { PictureOwner } from '../modules/uploads/pictures.service.js';
import type { Services } from './services.js';

/** Who knows which pictures of a kind are in use. */
export const pictureOwners = ({
  menu,
  accounts,
  restaurant,
}: Pick<Services, 'menu' | 'accounts' | 'restaurant'>): Record<PictureKind, PictureOwner> => ({
  menu: (paths) => menu.picturesInUse(paths),
  profile: (paths) => accounts.picturesInUse(paths),
  logo: (paths) => restaurant.picturesInUse(paths),
  cover: (paths) => restaurant.picturesInUse(paths),
});
