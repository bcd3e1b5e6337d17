import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { isOrderableWithDefaults, type ChoiceGroup } from './dish-options.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import { allergens, dishMarks, markOf } from './dish-attributes.js';
import type { MenuItem } from './menu-item.entity.js';
import type { PortionsService } from './portions.service.js';
import { bothHours, isServedAt, servingHoursOf, type ServingHours } from './serving-hours.js';
import { isSoldOutAt, soldOutMark, type SoldOut } from './sold-out.js';
import type { MenuService } from './menu.service.js';

export const menuItemAnswer = z
  .object({
    _id: id,
    name: z.string(),
    price: rupees,
    description: z.string().nullable(),
    category: z.string().nullable(),
    image: z.string().nullable().meta({ description: 'Path of the picture on this server.' }),
    available: z.boolean().meta({
      description:
        'Whether it can be ordered now by its id alone: it is not sold out, and served at this time.',
    }),
    soldOutUntil: instant.nullable().meta({
      description: 'When the dish can be ordered again, if it is sold out and the time is known.',
    }),
    portionsLeft: z.int().nullable().meta({ description: 'Portions left; null if they are not counted.' }),
    servedFrom: z.string().nullable().meta({
      description:
        'When it is served each day, by its own hours and those of its category: `07:00`. Null at all hours.',
    }),
    servedUntil: z.string().nullable(),
    options: z
      .array(
        z.object({
          id,
          name: z.string(),
          minChoices: z.int(),
          maxChoices: z.int(),
          maxEach: z.int(),
          least: z.int().meta({ description: 'The former name of `minChoices`.', deprecated: true }),
          most: z.int().meta({ description: 'The former name of `maxChoices`.', deprecated: true }),
          mostEach: z.int().meta({ description: 'The former name of `maxEach`.', deprecated: true }),
          choices: z.array(
            z.object({
              id,
              name: z.string(),
              price: rupees,
              isDefault: z.boolean(),
              available: z.boolean(),
              soldOutUntil: instant.nullable(),
            }),
          ),
        }),
      )
      .meta({
        description:
          'What customers choose, in the order of the dish: `minChoices` to `maxChoices` of each group, each choice at most `maxEach` times. The price is added to that of the dish.',
      }),
    mark: z.enum(dishMarks).nullable().meta({ description: 'Null if the restaurant has not specified it.' }),
    packing: rupees.meta({ description: 'Packing charge of one portion, on top of the price.' }),
  })
  .meta({ id: 'MenuItem' });

export const adminMenuItemAnswer = menuItemAnswer
  .extend({
    isVegetarian: z.boolean().nullable(),
    servedFrom: z
      .string()
      .nullable()
      .meta({ description: 'Start of the hours in which the dish is served: `07:00`; null if it has none.' }),
    hindiName: z.string().nullable(),
    hindiDescription: z.string().nullable(),
    spiciness: z.int().meta({ description: 'Spiciness from 0 (not spicy) to 3.' }),
    isJain: z.boolean(),
    isNew: z.boolean(),
    isBestseller: z
      .boolean()
      .meta({ description: 'Whether the dish is among the best-selling of the last 30 days.' }),
    allergens: z.array(z.enum(allergens)),
    serves: z
      .int()
      .nullable()
      .meta({ description: 'Number of people that one portion serves; null if unknown.' }),
    isPackaged: z
      .boolean()
      .meta({ description: 'A packaged product: the price is its MRP, with all taxes and charges.' }),
    taxClass: z
      .string()
      .nullable()
      .meta({ description: 'Id of its tax class; null for the restaurant’s service.' }),
    version: z.int().meta({ description: 'Incremented with every change; send it back with a change.' }),
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

function presentMark(mark: SoldOut | null, now: Date) {
  const isMarked = isSoldOutAt(mark, now);
  return { available: !isMarked, soldOutUntil: (isMarked && mark?.until?.toISOString()) || null };
}

/** A dish with what its row needs of other tables. */
interface MenuRow {
  readonly item: MenuItem;
  readonly groups: readonly ChoiceGroup[];
  readonly portionsLeft: number | null;
  /** Of its category. */
  readonly categoryHours: ServingHours | undefined;
}

/** A dish in REST answers. */
export function presentMenuItem({
  item,
  groups,
  portionsLeft,
  categoryHours,
}: MenuRow): z.output<typeof menuItemAnswer> {
  const now = new Date();
  const { available, soldOutUntil } = presentMark(soldOutMark(item), now);
  const ownHours = servingHoursOf(item);
  const isServed = [ownHours, categoryHours].every((hours) => !hours || isServedAt(hours, now));
  const served = bothHours(ownHours, categoryHours);
  return {
    _id: item.id,
    name: item.name,
    price: toRupees(item.pricePaise),
    description: item.description || null,
    category: item.category,
    image: item.image,
    available: available && portionsLeft !== 0 && isServed && isOrderableWithDefaults(groups, now),
    soldOutUntil,
    portionsLeft,
    servedFrom: served ? timeOfDay(served.from) : null,
    servedUntil: served ? timeOfDay(served.until) : null,
    mark: markOf(item),
    packing: toRupees(item.packingPaise),
    options: groups.map(({ id: groupId, name, minChoices, maxChoices, maxEach, choices }) => ({
      id: groupId,
      name,
      minChoices,
      maxChoices,
      maxEach,
      least: minChoices,
      most: maxChoices,
      mostEach: maxEach,
      choices: choices.map(({ pricePaise, soldOut, ...choice }) => ({
        ...choice,
        price: toRupees(pricePaise),
        ...presentMark(soldOut, now),
      })),
    })),
  };
}

const minuteMs = 60_000;

/**
 * Seconds until a mark ends or hours may begin or end, which they do with a minute. Menus with counted dishes cannot be
 * cached, as every order changes them.
 */
export function menuMaxAge(
  items: readonly Pick<
    z.output<typeof menuItemAnswer>,
    'portionsLeft' | 'soldOutUntil' | 'servedFrom' | 'options'
  >[],
): number | undefined {
  if (items.some(({ portionsLeft }) => portionsLeft !== null)) return undefined;
  const now = Date.now();
  const nextMinute = items.some(({ servedFrom }) => servedFrom) ? [now - (now % minuteMs) + minuteMs] : [];
  const ends = items
    .flatMap((item) => [item, ...item.options.flatMap(({ choices }) => choices)])
    .flatMap(({ soldOutUntil }) => (soldOutUntil ? Date.parse(soldOutUntil) : []))
    .concat(nextMinute);
  return ends.length > 0 ? Math.max(0.001, (Math.min(...ends) - now) / 1000) : 0;
}

/** A dish in REST answers to admins, who return the version with a change. */
export function presentAdminMenuItem(row: MenuRow): z.output<typeof adminMenuItemAnswer> {
  const { item } = row;
  const { isVegetarian, spiciness, isJain, isNew, isBestseller, serves, isPackaged, taxClass, version } =
    item;
  return {
    ...presentMenuItem(row),
    isVegetarian,
    hindiName: item.hindiName,
    hindiDescription: item.hindiDescription,
    spiciness,
    isJain,
    isNew,
    isBestseller,
    allergens: item.allergens,
    serves,
    isPackaged,
    taxClass,
    ...presentServingTimes(item),
    version,
  };
}

/** Dishes with their option groups, hours and portions in REST answers. */
export async function presentEach<T>(
  { menu, portions }: { readonly menu: MenuService; readonly portions: PortionsService },
  items: readonly MenuItem[],
  present: (row: MenuRow) => T,
): Promise<T[]> {
  const ids = items.map(({ id: itemId }) => itemId);
  const [groups, left, categories] = await Promise.all([
    menu.offeredOn(ids),
    portions.leftOf(ids),
    menu.categories(),
  ]);
  const hoursOf = new Map(categories.map((category) => [category.name, servingHoursOf(category)]));
  return items.map((item, index) =>
    present({
      item,
      groups: groups[index] ?? [],
      portionsLeft: left[index] ?? null,
      categoryHours: hoursOf.get(item.category ?? ''),
    }),
  );
}
