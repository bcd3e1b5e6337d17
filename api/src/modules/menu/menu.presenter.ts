import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import type { ChoiceGroup } from './dish-options.js';
import type { MenuItem } from './menu-item.entity.js';
import { isSoldOutAt, soldOutMark } from './sold-out.js';
import type { MenuService } from './menu.service.js';

export const menuItemAnswer = z
  .object({
    _id: id,
    name: z.string(),
    price: rupees,
    description: z.string().nullable(),
    category: z.string().nullable(),
    image: z.string().nullable().meta({ description: 'Path on this server.' }),
    available: z.boolean().meta({ description: 'Whether it can be ordered now: it is not sold out.' }),
    options: z
      .array(
        z.object({
          id,
          name: z.string(),
          least: z.int(),
          most: z.int(),
          mostEach: z.int(),
          choices: z.array(z.object({ id, name: z.string(), price: rupees, isDefault: z.boolean() })),
        }),
      )
      .meta({
        description:
          'What customers choose, in the order of the dish: `least` to `most` of each group, each choice at most `mostEach` times. The price is added to that of the dish.',
      }),
  })
  .meta({ id: 'MenuItem' });

export const adminMenuItemAnswer = menuItemAnswer
  .extend({
    isVegetarian: z.boolean().nullable(),
    version: z.int().meta({ description: 'Rises by one with every change; send it back with one.' }),
  })
  .meta({ id: 'AdminMenuItem' });

/** A dish in REST answers. */
export function presentMenuItem(
  item: MenuItem,
  groups: readonly ChoiceGroup[],
): z.output<typeof menuItemAnswer> {
  return {
    _id: item.id,
    name: item.name,
    price: toRupees(item.pricePaise),
    description: item.description || null,
    category: item.category,
    image: item.image,
    available: !isSoldOutAt(soldOutMark(item), new Date()),
    options: groups.map(({ id: groupId, name, least, most, mostEach, choices }) => ({
      id: groupId,
      name,
      least,
      most,
      mostEach,
      choices: choices.map(({ pricePaise, ...choice }) => ({ ...choice, price: toRupees(pricePaise) })),
    })),
  };
}

/** A dish in REST answers to admins, who return the version with a change. */
export function presentAdminMenuItem(
  item: MenuItem,
  groups: readonly ChoiceGroup[],
): z.output<typeof adminMenuItemAnswer> {
  return { ...presentMenuItem(item, groups), isVegetarian: item.isVegetarian, version: item.version };
}

/** Dishes with their option groups in REST answers. */
export async function presentEach<T>(
  menu: MenuService,
  items: readonly MenuItem[],
  present: (item: MenuItem, groups: readonly ChoiceGroup[]) => T,
): Promise<T[]> {
  const groups = await menu.offeredOn(items.map(({ id: itemId }) => itemId));
  return items.map((item, index) => present(item, groups[index] ?? []));
}
