import { accountScenes } from './account';
import { adminScenes } from './admin';
import { billScenes } from './bill';
import { billBookScenes } from './bill-book';
import { billDocumentScenes } from './bill-document';
import { buyerScenes } from './buyer';
import { checkoutScenes } from './checkout';
import { kitchenScenes } from './kitchen';
import { menuScenes } from './menu';
import { bookingScenes, orderScenes } from './orders';
import { orderChangeScenes } from './order-changes';
import { printingScenes } from './printing';
import { restaurantScenes } from './restaurant';
import type { Scene } from './scene';
import { tabletScenes } from './tablets';
import { zoneScenes } from './zones';

/** Every screen in its main states. */
export const scenes: readonly Scene[] = [
  ...menuScenes,
  ...checkoutScenes,
  ...orderScenes,
  ...orderChangeScenes,
  ...bookingScenes,
  ...accountScenes,
  ...restaurantScenes,
  ...adminScenes,
  ...billScenes,
  ...billBookScenes,
  ...billDocumentScenes,
  ...buyerScenes,
  ...zoneScenes,
  ...kitchenScenes,
  ...tabletScenes,
  ...printingScenes,
];
