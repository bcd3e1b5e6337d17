import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { allergens, dishMarks, markOf } from './dish-attributes.js';
import type { MenuItem } from './menu-item.entity.js';

export const menuItemAnswer = z
  .object({
    _id: id,
    name: z.string(),
    price: rupees,
    description: z.string().nullable(),
    category: z.string().nullable(),
    image: z.string().nullable().meta({ description: 'Path on this server.' }),
    mark: z
      .enum(dishMarks)
      .nullable()
      .meta({ description: 'Null as long as the restaurant has not said which.' }),
  })
  .meta({ id: 'MenuItem' });

export const adminMenuItemAnswer = menuItemAnswer
  .extend({
    isVegetarian: z.boolean().nullable(),
    hindiName: z.string().nullable(),
    spiciness: z.int().meta({ description: 'From 0, not spicy, to 3.' }),
    isJain: z.boolean(),
    isNew: z.boolean(),
    isBestseller: z.boolean().meta({ description: 'Among the most sold of the last 30 days.' }),
    allergens: z.array(z.enum(allergens)),
    serves: z.int().nullable().meta({ description: 'For how many people one is.' }),
    version: z.int().meta({ description: 'Rises by one with every change; send it back with one.' }),
  })
  .meta({ id: 'AdminMenuItem' });

/** A dish in REST answers. */
export function presentMenuItem(item: MenuItem): z.output<typeof menuItemAnswer> {
  return {
    _id: item.id,
    name: item.name,
    price: toRupees(item.pricePaise),
    description: item.description || null,
    category: item.category,
    image: item.image,
    mark: markOf(item),
  };
}

/** A dish in REST answers to admins, who return the version with a change. */
export function presentAdminMenuItem(item: MenuItem): z.output<typeof adminMenuItemAnswer> {
  const { isVegetarian, hindiName, spiciness, isJain, isNew, isBestseller, serves, version } = item;
  return {
    ...presentMenuItem(item),
    isVegetarian,
    hindiName,
    spiciness,
    isJain,
    isNew,
    isBestseller,
    allergens: item.allergens,
    serves,
    version,
  };
}
