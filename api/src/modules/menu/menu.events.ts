import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const dishVersion = z.object({ itemId: id, version: z.int().min(1) });

export const menuItemAdded = defineEvent('menu.item-added', dishVersion);
export const menuItemChanged = defineEvent('menu.item-changed', dishVersion);
/** Its version is the dish's last one plus one. */
export const menuItemDeleted = defineEvent('menu.item-deleted', dishVersion);

/** Added, changed or deleted. The version after a deletion is the last one plus one. */
export const categoryChanged = defineEvent(
  'menu.category-changed',
  z.object({ categoryId: id, version: z.int().min(1) }),
);
/** Categories or dishes have another order. */
export const menuReordered = defineEvent('menu.reordered', z.object({}));
