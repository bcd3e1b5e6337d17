import type { DemoDish } from './demo-menu.js';

interface DemoChoice {
  readonly name: string;
  /** Paise. */
  readonly pricePaise: number;
  readonly isDefault: boolean;
}

export interface DemoGroup {
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly maxEach: number;
  readonly choices: readonly DemoChoice[];
  /** Whether a dish has it. */
  readonly isFor: (dish: Pick<DemoDish, 'name' | 'category'>) => boolean;
}

type Row = readonly [name: string, rupees: number];

const choicesOf = (rows: readonly Row[], defaultName?: string): DemoChoice[] =>
  rows.map(([name, rupees]) => ({
    name,
    pricePaise: Math.round(rupees * 100),
    isDefault: name === defaultName,
  }));

/** Exactly one is chosen, the first unless another is named. */
const one = (rows: readonly Row[], defaultName = rows[0]?.[0]) => ({
  minChoices: 1,
  maxChoices: 1,
  maxEach: 1,
  choices: choicesOf(rows, defaultName),
});
const upTo = (maxChoices: number, rows: readonly Row[], maxEach = 1) => ({
  minChoices: 0,
  maxChoices,
  maxEach,
  choices: choicesOf(rows),
});

const of =
  (...categories: (string | null)[]) =>
  ({ category }: Pick<DemoDish, 'category'>) =>
    categories.includes(category);
const named =
  (...names: string[]) =>
  ({ name }: Pick<DemoDish, 'name'>) =>
    names.includes(name);

const isWholePizza = ({ name, category }: Pick<DemoDish, 'name' | 'category'>) =>
  category === 'Pizza' && !name.endsWith('Slice');

/** The option groups of the demo menu, in the order in which a dish has them. */
export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Size',
    ...one([
      ['7 inch, for one', 0],
      ['10 inch, for two', 120],
      ['12 inch, for the family', 240],
    ]),
    isFor: isWholePizza,
  },
  {
    name: 'Portion',
    ...one([
      ['Regular', 0],
      ['Large', 90],
      ['Family handi', 260.5],
    ]),
    isFor: ({ name, category }) => category === 'Biryani & Bowls' && name.includes('Biryani'),
  },
  {
    name: 'Spice',
    ...one(
      [
        ['Mild', 0],
        ['Medium', 0],
        ['Hot', 0],
      ],
      'Medium',
    ),
    isFor: of('Rolls & Wraps', 'Tandoor', 'Indo-Chinese', 'Biryani & Bowls'),
  },
  {
    name: 'Extras',
    ...upTo(
      4,
      [
        ['Cheese slice', 25],
        ['Extra patty', 59],
        ['Mint mayonnaise', 15],
      ],
      2,
    ),
    isFor: of('Burgers'),
  },
  {
    name: 'Toppings',
    ...upTo(5, [
      ['Paneer', 49],
      ['Sweet corn', 29],
      ['Black olives', 35],
      ['Jalapeños', 29],
      ['Extra cheese', 59],
    ]),
    isFor: isWholePizza,
  },
  {
    name: 'On the side',
    ...upTo(
      6,
      [
        ['Coconut chutney', 15],
        ['Tomato chutney', 15],
        ['Bowl of sambar', 25],
        ['Ghee', 20],
      ],
      3,
    ),
    isFor: of('South Indian'),
  },
  {
    name: 'Make it a meal: side',
    ...upTo(1, [
      ['Masala fries', 69],
      ['Onion rings', 79],
    ]),
    isFor: of('Burgers'),
  },
  {
    name: 'Make it a meal: drink',
    ...upTo(1, [
      ['Masala chai', 25],
      ['Fresh lime soda', 49],
      ['Sweet lassi', 59],
    ]),
    isFor: of('Burgers', 'Rolls & Wraps'),
  },
  {
    name: 'Leave out',
    ...upTo(3, [
      ['Onion', 0],
      ['Garlic', 0],
      ['Coriander', 0],
    ]),
    isFor: of('Pav & Chaat', 'Rolls & Wraps'),
  },
  {
    name: 'Sugar',
    ...one(
      [
        ['None', 0],
        ['Less', 0],
        ['As usual', 0],
      ],
      'As usual',
    ),
    isFor: named('Masala Chai', 'Filter Coffee', 'Cold Coffee with Ice Cream'),
  },
  {
    name: 'How do you like it?',
    ...one([
      ['Sweet', 0],
      ['Salted', 0],
      ['Sweet and salted', 0],
    ]),
    isFor: named('Fresh Lime Soda'),
  },
  {
    name: 'Burger',
    ...one([
      ['Aloo Tikki Burger', 0],
      ['Masala Veg Cheeseburger', 20],
      ['Paneer Makhani Burger', 49],
    ]),
    isFor: named('Burger Combo'),
  },
  {
    name: 'Roll',
    ...one([
      ['Mumbai Frankie', 0],
      ['Paneer Kathi Roll', 39],
      ['Soya Chaap Malai Roll', 49],
    ]),
    isFor: named('Roll Combo'),
  },
  {
    name: 'Two pizzas',
    minChoices: 2,
    maxChoices: 2,
    maxEach: 2,
    choices: [
      ...choicesOf([['Margherita', 0]], 'Margherita'),
      ...choicesOf([['Sweet corn and cheese', 0]], 'Sweet corn and cheese'),
      ...choicesOf([
        ['Farmhouse', 49],
        ['Tandoori paneer', 69],
      ]),
    ],
    isFor: named('Pizza Party for Four'),
  },
  {
    name: 'Side of the combo',
    ...one([
      ['Masala fries', 0],
      ['Onion bhajiya', 0],
      ['Loaded cheese fries', 49],
    ]),
    isFor: named('Burger Combo', 'Roll Combo'),
  },
  {
    name: 'Drink of the combo',
    ...one([
      ['Fresh lime soda', 0],
      ['Masala chai', 0],
      ['Mango lassi', 29],
    ]),
    isFor: named('Burger Combo', 'Roll Combo'),
  },
];
