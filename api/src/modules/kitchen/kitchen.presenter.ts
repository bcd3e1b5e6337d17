import { z } from 'zod';
import { allergens, type Allergen } from '../menu/dish-attributes.js';
import type { Order } from '../orders/order.entity.js';
import { orderAnswer } from '../orders/orders.presenter.js';
import { lineKey } from '../quote/quote-lines.js';
import { lineAnswer, presentLine } from '../quote/quote.presenter.js';

export const kitchenOrderAnswer = orderAnswer
  .extend({
    items: z.array(
      lineAnswer.extend({
        isDone: z.boolean().meta({ description: 'Whether the kitchen has marked the line as done.' }),
        allergens: z.array(z.enum(allergens)).meta({
          description: 'Allergens of the dish as the menu is now; empty if it is no longer on the menu.',
        }),
      }),
    ),
  })
  .meta({ id: 'KitchenOrder' });

export const kitchenAnswer = z.object({
  orders: z.array(kitchenOrderAnswer).meta({
    description:
      'Orders that are neither delivered nor cancelled, also those for later, the earliest placed first: the last 300.',
  }),
  finished: z.array(kitchenOrderAnswer).meta({
    description: 'Orders that were delivered or cancelled in the last hour, the latest first: up to 30.',
  }),
});

/** @param presented the order as others see it */
export async function presentKitchenOrder(
  { bill, doneLines }: Order,
  presented: z.output<typeof orderAnswer>,
  allergensOf: (dishId: string) => Promise<Allergen[]>,
): Promise<z.output<typeof kitchenOrderAnswer>> {
  const items = bill.lines.map(async (line) => ({
    ...presentLine(line),
    isDone: doneLines.includes(lineKey(line)),
    allergens: await allergensOf(line.menuItemId),
  }));
  return { ...presented, items: await Promise.all(items) };
}
