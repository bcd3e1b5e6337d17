// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  conflictOf,
  differentFields,
  draftOf,
  emptyDraft,
  fieldNames,
  fieldsOf,
  inputOf,
  isDirty,
  mergeOf,
  readDraft,
  storeDraft,
  typedInto,
  withTheirs,
  type Dish,
  type FieldName,
} from './dish-draft';

const poha: Dish = {
  id: 'a'.repeat(24),
  version: 3,
  name: 'Kanda Poha',
  price: 49.5,
  description: 'Flattened rice.',
  category: 'Breakfast',
  image: '/uploads/menu/poha.webp',
  servedFrom: '07:00',
  servedUntil: '11:00',
  mark: 'VEGETARIAN',
  hindiName: 'पोहा',
  spiciness: 1,
  isJain: false,
  isNew: true,
  isPackaged: false,
  allergens: ['NUTS'],
  serves: 2,
  packing: 12.5,
};

const times = fc.constantFrom(null, '07:00', '11:00', '23:30');
const dishes = fc.record({
  id: fc.constant(poha.id),
  version: fc.integer({ min: 1, max: 99 }),
  name: fc.string({ minLength: 1 }).map((name) => `x${name}`.trim()),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  description: fc.string().map((text) => text.trim()),
  category: fc.option(fc.string().map((text) => `c${text}`.trim())),
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
  hindiName: fc.option(fc.string().map((text) => `ह${text}`.trim())),
  spiciness: fc.integer({ min: 0, max: 3 }),
  isJain: fc.boolean(),
  isNew: fc.boolean(),
  isPackaged: fc.boolean(),
  allergens: fc.subarray(['GLUTEN' as const, 'MILK' as const, 'NUTS' as const]),
  serves: fc.option(fc.integer({ min: 1, max: 50 })),
  packing: fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100),
});

describe('a dish in the form', () => {
  it('is sent unchanged if nothing was typed', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        const draft = draftOf(dish);
        expect(isDirty(draft)).toBe(false);
        const { id: _id, version: _version, image: _image, options: _options, ...input } = dish;
        expect(inputOf(draft)).toEqual(input);
      }),
    );
  });

  it('is dirty once a relevant change was typed', () => {
    const draft = draftOf(poha);
    const typed = (changes: Partial<typeof draft.fields>) => ({
      ...draft,
      fields: { ...draft.fields, ...changes },
    });
    expect(isDirty(typed({ price: '49.50', name: ' Kanda Poha ' }))).toBe(false);
    expect(isDirty(typed({ price: '49' }))).toBe(true);
    expect(isDirty(typed({ image: null }))).toBe(true);
    expect(inputOf(typed({ image: null }))).toMatchObject({ image: null });
  });

  it('never sends a number that cannot be read as 0 or none', () => {
    const fields = { ...draftOf(poha).fields, price: '', packing: '12,50', serves: '2,4' };
    const draft = { ...draftOf(poha), fields };
    expect(isDirty(draft)).toBe(true);
    expect(inputOf(draft)).toMatchObject({ price: -1, packing: -1, serves: -1 });
    const empty = { ...draft, fields: { ...fields, packing: '', serves: '' } };
    expect(inputOf(empty)).toMatchObject({ packing: 0, serves: null });
  });
});

describe('conflictOf', () => {
  const draft = draftOf(poha);
  const typed = (changes: Partial<typeof draft.fields>) => ({
    ...draft,
    fields: { ...draft.fields, ...changes },
  });
  const theirs = { ...poha, version: 4, price: 55 };

  it('finds a field that both changed differently, and a deleted dish', () => {
    expect(conflictOf(typed({ price: '60' }), [theirs])).toEqual({
      kind: 'changed',
      theirs,
      clashes: ['price'],
    });
    expect(conflictOf(draft, [])).toEqual({ kind: 'deleted' });
  });

  it('finds none while the menu is unknown, for a new dish, or if only one admin changed a field', () => {
    expect(conflictOf(draft, undefined)).toBeUndefined();
    expect(conflictOf(emptyDraft(), [])).toBeUndefined();
    expect(conflictOf(draft, [poha])).toBeUndefined();
    expect(conflictOf(draft, [theirs])).toBeUndefined();
    expect(conflictOf(typed({ description: 'Soft.' }), [theirs])).toBeUndefined();
    expect(conflictOf(typed({ price: '55.00' }), [theirs])).toBeUndefined();
  });

  it('finds none once it is settled for the other admin, with other input kept', () => {
    const merged = mergeOf(typed({ price: '60', name: 'Poha' }), theirs);
    const settled = withTheirs(merged, theirs);
    expect(settled.fields).toMatchObject({ price: '55', name: 'Poha' });
    expect(conflictOf(settled, [theirs])).toBeUndefined();
  });

  it('finds none for a field that was shown with the others’ value and then changed', () => {
    const anew = typedInto(draft, { price: '60' }, theirs);
    expect(conflictOf(anew, [theirs])).toBeUndefined();
    expect(mergeOf(anew, theirs).draft.fields.price).toBe('60');
  });
});

describe('two admins on one dish', () => {
  const someFields = fc.subarray(fieldNames);

  it('keep each other’s changes: each field has the value of the admin who changed it', () => {
    const pick = (dish: Dish, names: readonly FieldName[]) =>
      Object.fromEntries(names.map((name) => [name, fieldsOf(dish)[name]]));
    fc.assert(
      fc.property(dishes, dishes, dishes, someFields, someFields, (base, other, mine, changed, typed) => {
        const theirs: Dish = {
          ...base,
          ...Object.fromEntries(changed.map((name) => [name, other[name]])),
          version: base.version + 1,
        };
        const start = draftOf(base);
        const draft = { ...start, fields: { ...start.fields, ...pick(mine, typed) } };
        const merged = mergeOf(draft, theirs);
        const isMine = new Set(differentFields(draft.fields, fieldsOf(base)));
        for (const name of fieldNames) {
          const expected = isMine.has(name) ? draft.fields : fieldsOf(theirs);
          expect(merged.draft.fields[name]).toBe(expected[name]);
          expect(merged.adopted.includes(name) && isMine.has(name)).toBe(false);
        }
        expect(merged.draft.edited).toBe(theirs);
      }),
    );
  });
});

describe('a stored draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is read as it was stored', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        for (const draft of [draftOf(dish), { ...emptyDraft(), fields: fieldsOf(dish) }]) {
          storeDraft(sessionStorage, 'u1', draft);
          expect(readDraft(sessionStorage, 'u1')).toEqual(draft);
          expect(readDraft(sessionStorage, 'u2').fields).toEqual(emptyDraft().fields);
        }
      }),
    );
  });

  it('is empty, not an error, for invalid contents', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant('{"userId":"u1","fields":{"name":1},"key":"x"}'),
    );
    fc.assert(
      fc.property(junk, (text) => {
        sessionStorage.setItem('adminMenuDraft', text);
        expect(readDraft(sessionStorage, 'u1').fields).toEqual(emptyDraft().fields);
      }),
    );
  });
});
