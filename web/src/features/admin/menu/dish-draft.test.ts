import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  conflictOf,
  differentFields,
  draftOf,
  emptyDraft,
  fieldsOf,
  inputOf,
  isDirty,
  readDraft,
  storeDraft,
  type Dish,
} from './dish-draft';

const poha: Dish = {
  id: 'a'.repeat(24),
  version: 3,
  name: 'Kanda Poha',
  price: 49.5,
  description: 'Flattened rice.',
  category: 'Breakfast',
  image: '/uploads/menu/poha.webp',
};

const dishes = fc.record({
  id: fc.constant(poha.id),
  version: fc.integer({ min: 1, max: 99 }),
  name: fc.string({ minLength: 1 }).map((name) => `x${name}`.trim()),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  description: fc.string().map((text) => text.trim()),
  category: fc.option(fc.string().map((text) => `c${text}`.trim())),
  image: fc.option(fc.constant('/uploads/menu/x.webp')),
});

describe('a dish in the form', () => {
  it('is sent as it is if nothing was typed', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        const draft = draftOf(dish);
        expect(isDirty(draft)).toBe(false);
        const { name, price, description, category } = dish;
        expect(inputOf(draft)).toEqual({ name, price, description, category });
      }),
    );
  });

  it('is dirty once something that counts was typed', () => {
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
});

describe('a conflict', () => {
  const draft = draftOf(poha);
  const theirs = { ...poha, version: 4, price: 55 };

  it('is there when somebody else made something else of the dish, or deleted it', () => {
    expect(conflictOf(draft, [theirs])).toEqual({ kind: 'changed', theirs });
    expect(differentFields(draft.fields, fieldsOf(theirs))).toEqual(['price']);
    expect(conflictOf(draft, [])).toEqual({ kind: 'deleted' });
  });

  it('is none while the menu is not known, for a new dish, or when both made the same of it', () => {
    expect(conflictOf(draft, undefined)).toBeUndefined();
    expect(conflictOf(emptyDraft(), [])).toBeUndefined();
    expect(conflictOf(draft, [poha])).toBeUndefined();
    expect(conflictOf({ ...draft, fields: fieldsOf(theirs) }, [theirs])).toBeUndefined();
  });
});

describe('a kept draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back as it was', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        for (const draft of [draftOf(dish), { ...emptyDraft(), fields: fieldsOf(dish) }]) {
          storeDraft(sessionStorage, draft);
          expect(readDraft(sessionStorage)).toEqual(draft);
        }
      }),
    );
  });

  it('is an empty one, never an error, for any junk', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constant('{"fields":{"name":1},"key":"x"}'));
    fc.assert(
      fc.property(junk, (text) => {
        sessionStorage.setItem('adminMenuDraft', text);
        expect(readDraft(sessionStorage).fields).toEqual(emptyDraft().fields);
      }),
    );
  });
});
