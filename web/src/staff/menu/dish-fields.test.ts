import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOf, dishDrafts, type Dish } from './dish-fields';

const poha: Dish = {
  id: 'a'.repeat(24),
  version: 3,
  name: 'Kanda Poha',
  price: 49.5,
  description: 'Flattened rice.',
  category: 'Breakfast',
  image: '/uploads/menu/poha.webp',
  options: [
    { groupId: 'g1', overrides: [{ choiceId: 'c1', price: null, isDefault: true, isOffered: true }] },
  ],
  servedFrom: '07:00',
  servedUntil: '11:00',
  mark: 'VEGETARIAN',
  hindiName: 'पोहा',
  hindiDescription: 'नरम चिवड़ा',
  spiciness: 1,
  isJain: false,
  isNew: true,
  isPackaged: false,
  allergens: ['MILK', 'NUTS'],
  serves: 2,
  packing: 12.5,
  taxClass: 'COLD-DRINKS',
};
const { editing, dirtyFields, typedInto, toInput } = dishDrafts;

const times = fc.constantFrom(null, '07:00', '11:00', '23:30');
const dishes: fc.Arbitrary<Dish> = fc.record({
  id: fc.constant(poha.id),
  version: fc.integer({ min: 1, max: 99 }),
  name: fc.string({ minLength: 1 }).map((name) => `x${name}`.trim()),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  description: fc.string().map((description) => description.trim()),
  category: fc.option(fc.string().map((name) => `c${name}`.trim())),
  image: fc.option(fc.constant('/uploads/menu/x.webp')),
  options: fc.uniqueArray(
    fc.record({
      groupId: fc.constantFrom('g1', 'g2', 'g3'),
      overrides: fc.uniqueArray(
        fc.record({
          choiceId: fc.constantFrom('c1', 'c2'),
          price: fc.option(fc.nat(100)),
          isDefault: fc.option(fc.boolean()),
          isOffered: fc.boolean(),
        }),
        { selector: ({ choiceId }) => choiceId },
      ),
    }),
    { selector: ({ groupId }) => groupId },
  ),
  servedFrom: times,
  servedUntil: times,
  mark: fc.option(fc.constantFrom('VEGETARIAN' as const, 'EGG' as const, 'NON_VEGETARIAN' as const)),
  hindiName: fc.option(fc.string().map((name) => `ह${name}`.trim())),
  hindiDescription: fc.option(fc.string().map((text) => `ह${text}`.trim())),
  spiciness: fc.integer({ min: 0, max: 3 }),
  isJain: fc.boolean(),
  isNew: fc.boolean(),
  isPackaged: fc.boolean(),
  allergens: fc.subarray(['GLUTEN' as const, 'MILK' as const, 'NUTS' as const]),
  serves: fc.option(fc.integer({ min: 1, max: 50 })),
  packing: fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100),
  taxClass: fc.option(fc.constantFrom('COLD-DRINKS', 'ICE')),
});

describe('a dish in the form', () => {
  it('is sent unchanged if nothing was typed, and read from the storage as it was', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        const draft = editing(dish);
        const { id: _id, version: _version, options: _options, ...input } = dish;
        expect(dirtyFields(draft)).toEqual([]);
        expect(toInput(draft.fields)).toMatchObject(input);
        const stored = JSON.stringify({ userId: 'one', ...draft });
        const storage = { getItem: () => stored, setItem: () => {}, removeItem: () => {} };
        expect(dishDrafts.read(storage, 'one')).toEqual(draft);
      }),
    );
  });

  it('is sent with nothing for what is empty', () => {
    const { id: _id, version: _version, ...input } = poha;
    expect(toInput(editing(poha).fields)).toEqual(input);
    const bare = {
      ...poha,
      category: null,
      hindiName: null,
      hindiDescription: null,
      mark: null,
      serves: null,
      packing: 0,
      image: null,
    };
    expect(toInput(editing(bare).fields)).toMatchObject({
      category: null,
      mark: null,
      serves: null,
      packing: 0,
    });
  });

  it('is sent with packing that the server refuses if it cannot be read, and without packing if it is empty', () => {
    const typed = typedInto(editing(poha), { packing: '12,50' }, poha);
    expect(toInput(typed.fields).packing).toBe(-1);
    expect(toInput(typedInto(typed, { packing: '' }, poha).fields).packing).toBe(0);
  });

  it('has the same options whatever the order of what is different for the dish', () => {
    const overrides = ['c1', 'c2'].map((choiceId) => ({
      choiceId,
      price: 5,
      isDefault: null,
      isOffered: true,
    }));
    const dish = { ...poha, options: [{ groupId: 'g1', overrides }] };
    const turned = [{ groupId: 'g1', overrides: overrides.toReversed() }];
    expect(dirtyFields(typedInto(editing(dish), { options: turned }, dish))).toEqual([]);
    expect(dirtyFields(typedInto(editing(dish), { options: [] }, dish))).toEqual(['options']);
  });

  it('is copied as a new dish with another name', () => {
    const copy = copyOf(poha);
    expect(copy.edited).toBeUndefined();
    expect(copy.fields).toMatchObject({ name: 'Kanda Poha (copy)', price: '49.5', image: poha.image });
  });
});

describe('a draft that the last release has stored', () => {
  const read = (stored: object) =>
    dishDrafts.read(
      {
        getItem: () => JSON.stringify({ userId: 'one', ...stored }),
        setItem: () => {},
        removeItem: () => {},
      },
      'one',
    );
  const typed = {
    ...dishDrafts.fromServer(poha),
    name: 'Poha',
    options: JSON.stringify(poha.options),
  };

  it('of a dish keeps its input', () => {
    const draft = read({ fields: typed, key: 'k', edited: poha });
    expect(draft && dirtyFields(draft)).toEqual(['name']);
    expect(draft).toMatchObject({ edited: { id: poha.id, version: 3 }, key: 'k' });
  });

  it('of a new dish keeps its input and its idempotency key', () => {
    const draft = read({ fields: typed, key: 'k' });
    expect(draft).toMatchObject({ fields: { name: 'Poha', options: poha.options }, key: 'k' });
    expect(draft?.edited).toBeUndefined();
  });

  it('keeps the fields that can be read, and is none if it cannot be upgraded', () => {
    expect(read({ fields: { ...typed, options: 'none' }, key: 'k' })).toBeUndefined();
    expect(read({ fields: { ...typed, price: 4 }, key: 'k' })?.fields).toMatchObject({
      name: 'Poha',
      price: '',
    });
  });
});
