import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

const dishVersion = z.object({ itemId: id, version: z.int().min(1) });

export const menuItemAdded = defineEvent('menu.item-added', dishVersion);
export const menuItemChanged = defineEvent('menu.item-changed', dishVersion);
/** Its version is the dish's last one plus one. */
export const menuItemDeleted = defineEvent('menu.item-deleted', dishVersion);

/** Added, changed or deleted; the version of a deleted group is its last one plus one. */
export const optionGroupChanged = defineEvent(
  'menu.option-group-changed',
  z.object({ groupId: id, version: z.int().min(1) }),
);

/** Many dishes were added or changed, or the order is another one; the version is that of the menu. */
export const menuReplaced = defineEvent('menu.replaced', z.object({ version: z.int().min(1) }));

/** Added, changed or deleted. The version after a deletion is the last one plus one. */
export const categoryChanged = defineEvent(
  'menu.category-changed',
  z.object({ categoryId: id, version: z.int().min(1) }),
);
