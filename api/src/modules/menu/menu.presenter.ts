import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import type { MenuItem } from './menu-item.entity.js';

export const menuItemAnswer = z
  .object({
    _id: id,
    name: z.string(),
    price: rupees,
    description: z.string().nullable(),
    category: z.string().nullable(),
    image: z.string().nullable().meta({ description: 'Path on this server.' }),
  })
  .meta({ id: 'MenuItem' });

export const adminMenuItemAnswer = menuItemAnswer
  .extend({
    isVegetarian: z.boolean().nullable(),
    servedFrom: z.string().nullable().meta({ description: '`07:00`; null without hours of its own.' }),
    servedUntil: z.string().nullable(),
    version: z.int().meta({ description: 'Rises by one with every change; send it back with one.' }),
  })
  .meta({ id: 'AdminMenuItem' });

/** Times of day, as clients see them. */
export const presentServingTimes = ({
  servedFrom,
  servedUntil,
}: Pick<MenuItem, 'servedFrom' | 'servedUntil'>) => ({
  servedFrom: servedFrom === null ? null : timeOfDay(servedFrom),
  servedUntil: servedUntil === null ? null : timeOfDay(servedUntil),
});

/** A dish in REST answers. */
export function presentMenuItem(item: MenuItem): z.output<typeof menuItemAnswer> {
  return {
    _id: item.id,
    name: item.name,
    price: toRupees(item.pricePaise),
    description: item.description || null,
    category: item.category,
    image: item.image,
  };
}

/** A dish in REST answers to admins, who return the version with a change. */
export function presentAdminMenuItem(item: MenuItem): z.output<typeof adminMenuItemAnswer> {
  return {
    ...presentMenuItem(item),
    isVegetarian: item.isVegetarian,
    ...presentServingTimes(item),
    version: item.version,
  };
}
