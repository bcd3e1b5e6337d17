import { toRupees } from '../../platform/money.js';
import type { MenuItem } from './menu-item.entity.js';

/** A dish as REST shows it. */
export function presentMenuItem(item: MenuItem) {
  return {
    _id: item.id,
    name: item.name,
    price: toRupees(item.pricePaise),
    description: item.description,
    category: item.category,
    image: item.image,
  };
}

/** A dish as REST shows it to an admin, who sends the version back with a change. */
export function presentAdminMenuItem(item: MenuItem) {
  return { ...presentMenuItem(item), version: item.version };
}
