import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../../api/src/platform/ids.js';
import { toRupees } from '../../api/src/platform/money.js';
import { amountOf } from '../../api/src/modules/quote/bill.js';
import { quote, type RestaurantSnapshot } from '../../api/src/modules/quote/quote.js';
import { mergeDuplicates, packingOf, totalOf, type CartLine } from '../src/domain/basket/lines.js';

const dishes = fc.uniqueArray(
  fc.record({
    id: fc.constant(undefined).map(newId),
    pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
    packingPaise: fc.integer({ min: 0, max: 100_000 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);
/** Indexes of added dishes, with quantities. */
const additions = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 400 })), { maxLength: 30 });

/** Takes orders at any hour. */
const open: RestaurantSnapshot = {
  version: 1,
  orderWays: ['DELIVERY'],
  phoneRequired: false,
  slotRules: null,
  tables: [],
  maxCashPaise: null,
  codeAbovePaise: null,
  guestsAllowed: false,
  prepMinutes: null,
  busyMinutes: 0,
  orderHours: null,
  specialDays: [],
  deliveryZones: [],
  takesOrders: true,
  pausedUntil: null,
  stoppedAt: null,
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
};

it('the cart of the web and the quote of the server agree on the total to the paisa', () => {
  fc.assert(
    fc.property(dishes, additions, (menu, added) => {
      const lines = added.flatMap(([nth, qty]): CartLine[] => {
        const dish = menu[nth];
        return dish
          ? [
              {
                _id: dish.id,
                name: 'Dish',
                price: toRupees(dish.pricePaise),
                packing: toRupees(dish.packingPaise),
                image: null,
                qty,
              },
            ]
          : [];
      });
      const cart = mergeDuplicates(lines);
      const { bill } = quote(
        open,
        {
          version: 1,
          dishes: new Map(
            menu.map((dish) => [
              dish.id,
              { ...dish, name: 'Dish', category: null, options: [], soldOut: null },
            ]),
          ),
        },
        { items: cart.map(({ _id, qty }) => ({ menuItemId: _id, quantity: qty })) },
        new Date(),
      );
      expect(packingOf(cart)).toBe(toRupees(amountOf(bill, 'PACKING')));
      expect(totalOf(cart)).toBe(toRupees(bill.totalPaise));
    }),
  );
});
