import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDuplicates, type CartLine } from '../../domain/basket/lines';
import { orderAgain } from './order-again';

const limits = { ofOneDish: 999, dishes: 100 };
const dish = (id: string, price = 45, name = `Dish ${id}`) => ({ id, name, price, image: null });
const bought = (id: string, quantity = 1, unitPrice = 45) => ({
  menuItemId: id,
  name: `Dish ${id}`,
  quantity,
  unitPrice,
  choices: [],
  note: null,
});
const inCart = (id: string, qty: number): CartLine => ({
  _id: id,
  name: `Dish ${id}`,
  price: 45,
  image: null,
  qty,
});

describe('orderAgain', () => {
  it('takes what is still on the menu, without notes if nothing changed', () => {
    expect(orderAgain([bought('a', 2), bought('b', 1)], [dish('a'), dish('b')], [], limits)).toEqual({
      lines: [inCart('a', 2), inCart('b', 1)],
      notes: [],
    });
  });

  it('leaves out missing dishes and says so', () => {
    const { lines, notes } = orderAgain([bought('a'), bought('b')], [dish('b')], [], limits);
    expect(lines).toEqual([inCart('b', 1)]);
    expect(notes).toEqual(['Dish a is not on the menu any more.']);
  });

  it('uses today’s price and mentions the old one', () => {
    const { lines, notes } = orderAgain([bought('a', 1, 45)], [dish('a', 49.5)], [], limits);
    expect(lines).toMatchObject([{ price: 49.5 }]);
    expect(notes).toEqual(['Dish a costs ₹49.50 now; it was ₹45.']);
  });

  it('mentions a dish’s new name', () => {
    expect(orderAgain([bought('a')], [dish('a', 45, 'Misal')], [], limits).notes).toEqual([
      'Dish a is called Misal now.',
    ]);
    expect(orderAgain([bought('a')], [dish('a', 50, 'Misal')], [], limits).notes).toEqual([
      'Misal (Dish a then) costs ₹50 now; it was ₹45.',
    ]);
  });

  it('limits quantities to an order’s maximum and says so', () => {
    const full = orderAgain([bought('a', 10)], [dish('a')], [inCart('a', 995)], limits);
    expect(full.lines).toEqual([inCart('a', 4)]);
    expect(full.notes).toEqual(['You have 999 × Dish a now, the maximum for one order.']);
    expect(orderAgain([bought('a', 10)], [dish('a')], [inCart('a', 999)], limits).lines).toEqual([]);
    const tooMany = orderAgain([bought('b')], [dish('b')], [inCart('a', 1)], { ...limits, dishes: 1 });
    expect(tooMany.lines).toEqual([]);
    expect(tooMany.notes).toEqual(['Dish b was left out: an order can have at most 1 different dishes.']);
  });

  it('takes what was chosen, and says what is no longer offered', () => {
    const choice = (id: string, name: string, price = 0, isDefault = false) => ({
      id,
      name,
      price,
      isDefault,
    });
    const groups = [
      {
        id: 's',
        name: 'Size',
        minChoices: 1,
        maxChoices: 1,
        maxEach: 1,
        choices: [choice('r', 'Regular', 0, true), choice('l', 'Large', 60)],
      },
      {
        id: 'e',
        name: 'Extras',
        minChoices: 0,
        maxChoices: 2,
        maxEach: 2,
        choices: [choice('c', 'Cheese', 30)],
      },
    ];
    const chosen = (choiceId: string, name: string, quantity = 1) => ({
      choiceId,
      group: '',
      name,
      price: 0,
      quantity,
    });
    const order = {
      ...bought('a', 1, 165),
      choices: [chosen('l', 'Large'), chosen('c', 'Cheese', 2)],
      note: 'No onions',
    };
    const menu = [{ ...dish('a'), groups }];
    expect(orderAgain([order], menu, [], limits)).toMatchObject({
      lines: [
        { price: 165, choices: [{ name: 'Large' }, { name: 'Cheese', quantity: 2 }], note: 'No onions' },
      ],
      notes: [],
    });
    const gone = { ...order, unitPrice: 45, choices: [chosen('x', 'Jumbo')], note: null };
    expect(orderAgain([gone], menu, [], limits)).toMatchObject({
      lines: [{ price: 45, choices: [{ name: 'Regular' }] }],
      notes: ['Jumbo in Dish a is no longer offered.'],
    });
  });

  it('accounts for every dish in the cart or in the notes', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const qty = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), qty), { selector: ([id]) => id }),
        fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), qty), { selector: ([id]) => id }),
        fc.subarray(ids),
        (order, held, onMenu) => {
          const cart = held.map(([id, n]) => inCart(id, n));
          const { lines, notes } = orderAgain(
            order.map(([id, n]) => bought(id, n)),
            onMenu.map((id) => dish(id)),
            cart,
            limits,
          );
          const after = mergeDuplicates([...cart, ...lines]);
          for (const [id, n] of order) {
            const had = cart.find(({ _id }) => _id === id)?.qty ?? 0;
            const has = after.find(({ _id }) => _id === id)?.qty ?? 0;
            expect(has === had + n || notes.some((note) => note.includes(`Dish ${id}`))).toBe(true);
            expect(has).toBeGreaterThanOrEqual(had);
            expect(has).toBeLessThanOrEqual(999);
          }
        },
      ),
    );
  });
});
