import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBasket } from '../../domain/basket/basket';
import { totalOf, type CartLine } from '../../domain/basket/lines';
import {
  driftSentences,
  isToChooseAgain,
  itemsToday,
  liveLines,
  removalRequest,
  type DriftDish,
  type LiveLine,
} from './menu-drift';

const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));
const dosa: CartLine = { _id: ids[0] ?? '', name: 'Masala Dosa', price: 90, image: '/old.webp', qty: 2 };
const chai: CartLine = { _id: ids[1] ?? '', name: 'Chai', price: 20, image: null, qty: 1 };
const dosaToday: DriftDish = { id: dosa._id, name: 'Mysore Dosa', price: 95, image: '/new.webp' };

const regular = { id: 'r', name: 'Regular', price: 0, isDefault: true };
const cheese = { id: 'c', name: 'Cheese', price: 30, isDefault: false };
const size = { id: 's', name: 'Size', minChoices: 1, maxChoices: 1, maxEach: 1, choices: [regular] };
const extras = { id: 'e', name: 'Extras', minChoices: 0, maxChoices: 2, maxEach: 2, choices: [cheese] };
const rich: CartLine = {
  ...dosa,
  price: 150,
  choices: [
    { choiceId: 'r', group: 'Size', name: 'Regular', price: 0, quantity: 1 },
    { choiceId: 'c', group: 'Extras', name: 'Cheese', price: 30, quantity: 2 },
  ],
};

/** The cart once the customer has continued with these lines. */
function acceptedBy(cart: readonly CartLine[], shown: readonly LiveLine[]): readonly CartLine[] {
  const basket = createBasket();
  basket.addAll(cart);
  basket.update(itemsToday(shown));
  return basket.cart.current().lines;
}

const price = fc.integer({ min: 1, max: 100_000 }).map((paise) => paise / 100);
const menus = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...ids), name: fc.string(), price, image: fc.constant(null) }),
  {
    selector: ({ id }) => id,
  },
);
const carts = fc.uniqueArray(
  fc.record({
    _id: fc.constantFrom(...ids),
    name: fc.string(),
    price,
    image: fc.constant(null),
    qty: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ _id }) => _id },
);

describe('a cart compared with the menu', () => {
  it('has no changes if the menu is equal or unknown', () => {
    const menu = [dosa, chai].map(({ _id, ...dish }) => ({ ...dish, id: _id }));
    for (const known of [menu, undefined]) {
      const lines = liveLines([dosa, chai], known);
      expect(driftSentences(lines)).toEqual([]);
      expect(lines).toMatchObject([dosa, chai]);
    }
  });

  it('has the present names, pictures and prices, and names the old ones', () => {
    const [line] = liveLines([dosa], [dosaToday]);
    expect(line).toMatchObject({ name: 'Mysore Dosa', image: '/new.webp', price: 95, was: 90, qty: 2 });
    expect(driftSentences(liveLines([dosa], [dosaToday]))).toEqual(['Mysore Dosa now costs ₹95 (was ₹90).']);
  });

  it('counts the present packing charge, and names the old one', () => {
    const lines = liveLines(
      [dosa, { ...chai, packing: 2 }],
      [
        { ...dosaToday, price: 90, packing: 7.5 },
        { id: chai._id, name: 'Chai', price: 20, packing: 0, image: null },
      ],
    );
    expect(totalOf(lines)).toBe(2 * 97.5 + 20);
    expect(driftSentences(lines)).toEqual([
      'Packing of Mysore Dosa now costs ₹7.50 (was ₹0).',
      'Packing of Chai now costs ₹0 (was ₹2).',
    ]);
    const accepted = acceptedBy([dosa, { ...chai, packing: 2 }], lines);
    expect(totalOf(accepted)).toBe(totalOf(lines));
    expect(JSON.parse(JSON.stringify(accepted))).toEqual([
      { ...dosa, name: 'Mysore Dosa', image: '/new.webp', packing: 7.5 },
      chai,
    ]);
  });

  it('is the same cart as before packing charges if there are none', () => {
    const menu = [dosa, chai].map(({ _id, ...dish }) => ({ ...dish, id: _id, packing: 0 }));
    const accepted = acceptedBy([dosa, chai], liveLines([dosa, chai], menu));
    expect(JSON.stringify(accepted)).toBe(JSON.stringify([dosa, chai]));
  });

  it('marks unavailable dishes', () => {
    const lines = liveLines([dosa, chai], [dosaToday]);
    expect(lines.map(({ isGone }) => isGone)).toEqual([false, true]);
    expect(driftSentences(lines)).toContain('Chai is not on the menu any more.');
    expect(removalRequest(lines)).toBe('Chai is not on the menu any more. Please remove it to continue.');
  });

  it('leaves lines with invalid ids to the checkout', () => {
    expect(driftSentences(liveLines([{ ...chai, _id: 'old-shop-7' }], []))).toEqual([]);
  });

  it('shows the defaults of a line without choices, at no other price', () => {
    const menu = [{ ...dosaToday, price: 90, name: 'Masala Dosa', groups: [size, extras] }];
    const [line] = liveLines([dosa], menu);
    expect(line).toMatchObject({ shown: [{ group: 'Size', name: 'Regular' }], price: 90, hasOptions: true });
    expect(line?.choices).toBeUndefined();
    expect(driftSentences(liveLines([dosa], menu))).toEqual([]);
  });

  it('names the choices that cost another price, once', () => {
    const dearer = { ...extras, choices: [{ ...cheese, price: 40 }] };
    const menu = [{ ...dosaToday, price: 90, groups: [size, dearer] }];
    const lines = liveLines([rich, { ...rich, note: 'Crisp' }], menu);
    expect(lines).toMatchObject([
      { price: 170, was: 150 },
      { price: 170, was: 150 },
    ]);
    expect(driftSentences(lines)).toEqual(['Cheese in Mysore Dosa now costs ₹40 (was ₹30).']);
    const accepted = acceptedBy([rich], lines);
    expect(driftSentences(liveLines(accepted, menu))).toEqual([]);
    expect(totalOf(accepted)).toBe(340);
  });

  it('names the new price of a line whose dish costs another price, too', () => {
    const menu = [{ ...dosaToday, groups: [size, extras] }];
    expect(driftSentences(liveLines([rich], menu))).toEqual(['Mysore Dosa now costs ₹155 (was ₹150).']);
  });

  it('asks to choose again what is no longer offered, and does not accept it', () => {
    const menu = [{ ...dosaToday, price: 90, groups: [size] }];
    const lines = liveLines([rich], menu);
    expect(driftSentences(lines)).toEqual([
      'Cheese in Mysore Dosa is no longer offered. Please choose again.',
    ]);
    expect(lines.map(isToChooseAgain)).toEqual([true]);
    expect(lines).toMatchObject([{ price: 90, choices: rich.choices }]);
    expect(itemsToday(lines)).toEqual([]);
  });

  it('asks to choose again where too few or too many are chosen by now', () => {
    const menu = [
      { ...dosaToday, price: 90, groups: [size, { ...extras, minChoices: 3, maxChoices: 3, maxEach: 3 }] },
    ];
    expect(driftSentences(liveLines([rich], menu))).toEqual(['Please choose Extras again for Mysore Dosa.']);
  });

  it('is up to date after the customer has continued, at the total that was shown', () => {
    fc.assert(
      fc.property(carts, menus, (cart, menu) => {
        const shown = liveLines(cart, menu);
        const orderable = shown.filter(({ isGone }) => !isGone);
        const kept = orderable.map(({ _id }) => cart.find((line) => line._id === _id) as CartLine);
        const accepted = acceptedBy(kept, shown);
        expect(driftSentences(liveLines(accepted, menu))).toEqual([]);
        expect(totalOf(accepted)).toBe(totalOf(orderable));
        expect(accepted.map(({ qty }) => qty)).toEqual(kept.map(({ qty }) => qty));
      }),
    );
  });
});
