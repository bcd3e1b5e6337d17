import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftsOf, type Versioned } from './drafts-of';
import { flag, number, numberOrNull, someOf, text, textOrNull, type RecordOf } from './fields';

const fields = {
  name: text({ maxLength: 120, required: true }),
  price: number({ kind: 'rupees', min: 1, max: 1000 }),
  serves: numberOrNull({ kind: 'whole', min: 1, max: 50 }),
  category: textOrNull(),
  isNew: flag,
  allergens: someOf(['GLUTEN', 'MILK', 'NUTS']),
};
const drafts = draftsOf(fields, {
  name: 'testDraft',
  upgrade: ({ version, ...rest }) => ({ ...rest, edited: { id: 'poha', version }, key: 'upgraded' }),
});
type Sample = RecordOf<typeof fields> & Versioned;
type Name = keyof typeof fields;

const poha = {
  id: 'poha',
  version: 3,
  name: 'Poha',
  price: 49.5,
  serves: 2,
  category: 'Breakfast',
  isNew: false,
  allergens: ['NUTS'],
} satisfies Sample;
const theirs = (changes: Partial<Sample>): Sample => ({ ...poha, version: 4, ...changes });
const { editing, starting, typedInto, mergeOf, isDirty, dirtyFields, withTheirs, withoutSent } = drafts;

const dishes: fc.Arbitrary<Sample> = fc.record({
  id: fc.constant(poha.id),
  version: fc.integer({ min: 1, max: 99 }),
  name: fc.string({ minLength: 1 }).map((name) => `x${name}`.trim()),
  price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
  serves: fc.option(fc.integer({ min: 1, max: 50 })),
  category: fc.option(fc.string().map((name) => `c${name}`.trim())),
  isNew: fc.boolean(),
  allergens: fc.subarray(['GLUTEN', 'MILK', 'NUTS']),
});

describe('a draft', () => {
  it('is sent as the record was if nothing was typed', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        const draft = editing(dish);
        const { id: _id, version: _version, ...values } = dish;
        expect(isDirty(draft)).toBe(false);
        expect(drafts.toInput(draft.fields)).toEqual(values);
      }),
    );
  });

  it('is dirty in the fields whose values differ, however they are spelled', () => {
    const typed = (changes: Parameters<typeof typedInto>[1]) => typedInto(editing(poha), changes, poha);
    expect(isDirty(typed({ price: '49.50', name: ' Poha ' }))).toBe(false);
    expect(dirtyFields(typed({ price: '49', category: '', allergens: ['NUTS', 'MILK'] }))).toEqual([
      'price',
      'category',
      'allergens',
    ]);
  });

  it('sends a number that the server refuses for one that cannot be read, and null for none', () => {
    const typed = typedInto(editing(poha), { price: '', serves: '2,4' }, poha);
    expect(drafts.toInput(typed.fields)).toMatchObject({ price: -1, serves: -1 });
    const empty = typedInto(typed, { serves: '' }, poha);
    expect(drafts.toInput(empty.fields)).toMatchObject({ serves: null });
  });

  it('has another idempotency key after each change', () => {
    const draft = starting();
    expect(typedInto(draft, { name: 'Poha' }, undefined).key).not.toBe(draft.key);
  });
});

describe('a draft of a record that others have changed', () => {
  it('adopts their changes and keeps its own', () => {
    const merged = mergeOf(typedInto(editing(poha), { name: 'Mine' }, poha), theirs({ price: 55 }));
    expect(merged).toMatchObject({ adopted: ['price'], clashes: [] });
    expect(merged.draft.fields).toMatchObject({ name: 'Mine', price: '55' });
    expect(dirtyFields(merged.draft)).toEqual(['name']);
    expect(merged.draft.edited).toEqual({ id: 'poha', version: 4 });
  });

  it('keeps a space before the next word, which is no change yet', () => {
    const merged = mergeOf(typedInto(editing(poha), { name: 'Poha ' }, poha), theirs({ price: 55 }));
    expect(merged.draft.fields).toMatchObject({ name: 'Poha ', price: '55' });
    const draft = typedInto(starting({ name: 'Poha' }), { name: 'Poha ' }, undefined);
    expect(drafts.onTopOf(starting({ name: 'Poha' }), draft).fields.name).toBe('Poha ');
  });

  it('has a conflict only where both changed a field differently', () => {
    const draft = typedInto(editing(poha), { price: '60', category: 'Snacks' }, poha);
    const now = theirs({ price: 55, category: 'Snacks' });
    expect(mergeOf(draft, now).clashes).toEqual(['price']);
    const settled = mergeOf(withTheirs(draft, ['price'], now), now);
    expect(settled.clashes).toEqual([]);
    expect(settled.draft.fields).toMatchObject({ price: '55', category: 'Snacks' });
  });

  it('has no conflict for a field that was shown with their value and then changed', () => {
    const now = theirs({ price: 55 });
    const draft = typedInto(editing(poha), { price: '60' }, now);
    expect(mergeOf(draft, now)).toMatchObject({ clashes: [], draft: { fields: { price: '60' } } });
  });

  it('has each field with the value of the person who changed it', () => {
    const someFields = fc.subarray(drafts.names);
    fc.assert(
      fc.property(dishes, dishes, dishes, someFields, someFields, (base, other, mine, changed, typed) => {
        const pick = (dish: Sample, names: readonly Name[]) =>
          Object.fromEntries(names.map((name) => [name, dish[name]]));
        const now: Sample = { ...base, ...pick(other, changed), version: base.version + 1 };
        const draft = {
          ...editing(base),
          fields: drafts.fromServer({ ...base, ...pick(mine, typed) }),
        };
        const merged = mergeOf(draft, now);
        const isMine = new Set(drafts.differentFields(draft.fields, drafts.fromServer(base)));
        for (const name of drafts.names) {
          const expected = isMine.has(name) ? draft.fields : drafts.fromServer(now);
          expect(merged.draft.fields[name]).toEqual(expected[name]);
          expect(merged.adopted.includes(name) && isMine.has(name)).toBe(false);
        }
        expect(merged.draft.edited?.version).toBe(now.version);
      }),
    );
  });
});

it('a draft of a new record keeps its input while what it was prefilled with changes', () => {
  const draft = typedInto(
    starting({ category: 'Snacks', price: '40' }),
    { category: 'Breakfast' },
    undefined,
  );
  const shown = drafts.onTopOf(starting({ category: 'Drinks', price: '50' }), draft);
  expect(shown.fields).toMatchObject({ category: 'Breakfast', price: '50' });
  expect(dirtyFields(shown)).toEqual(['category']);
});

describe('a draft of which some fields were saved', () => {
  const draft = typedInto(editing(poha), { name: 'Mine', price: '60.0' }, poha);
  const saved = theirs({ price: 60 });

  it('keeps the input of other fields, and still finds their conflicts', () => {
    const left = withoutSent(draft, { names: ['price'], typed: draft.fields, saved });
    expect(dirtyFields(left)).toEqual(['name']);
    expect(mergeOf(left, saved)).toMatchObject({ adopted: [], clashes: [] });
    expect(mergeOf(left, { ...saved, version: 5, name: 'Theirs' }).clashes).toEqual(['name']);
  });

  it('keeps what was typed since', () => {
    const since = typedInto(draft, { price: '61' }, poha);
    const left = withoutSent(since, {
      names: drafts.names,
      typed: draft.fields,
      saved: theirs({ price: 60, name: 'Mine' }),
    });
    expect(dirtyFields(left)).toEqual(['price']);
    expect(left.fields.price).toBe('61');
  });
});

describe('a stored draft', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  beforeEach(() => kept.clear());

  it('is read as it was stored, by its person only', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        const typed = typedInto(starting(), drafts.fromServer(dish), undefined);
        for (const draft of [editing(dish), typed]) {
          drafts.store(storage, 'one', draft);
          expect(drafts.read(storage, 'one')).toEqual(draft);
          expect(drafts.read(storage, 'other')).toBeUndefined();
        }
      }),
    );
  });

  it('of one person is not replaced by the untouched form of another', () => {
    const draft = editing(poha);
    drafts.store(storage, 'one', draft);
    drafts.store(storage, 'other', starting());
    drafts.store(storage, 'other', undefined);
    expect(drafts.read(storage, 'one')).toEqual(draft);
  });

  it('is kept for an open record, and else only for input', () => {
    drafts.store(storage, 'one', editing(poha));
    expect(kept.size).toBe(1);
    drafts.store(storage, 'one', starting({ name: 'Poha' }));
    expect(kept.size).toBe(0);
    const { id: _id, ...single } = poha;
    drafts.store(storage, 'one', editing(single));
    expect(kept.size).toBe(0);
  });

  it('of the last release is read in today’s shape', () => {
    const values = drafts.fromServer(poha);
    const old = { userId: 'one', fields: { ...values, name: 'Mine' }, base: values, version: 3 };
    storage.setItem('testDraft', JSON.stringify(old));
    const draft = drafts.read(storage, 'one');
    expect(draft && dirtyFields(draft)).toEqual(['name']);
    expect(draft && mergeOf(draft, theirs({ name: 'Theirs' })).clashes).toEqual(['name']);
  });

  it('of a release before a field keeps its input', () => {
    const { isNew: _isNew, ...before } = drafts.fromServer(poha);
    const old = {
      userId: 'one',
      fields: { ...before, name: 'Mine' },
      base: before,
      edited: { id: 'poha', version: 3 },
      key: 'old',
    };
    storage.setItem('testDraft', JSON.stringify(old));
    const draft = drafts.read(storage, 'one');
    expect(draft && dirtyFields(draft)).toEqual(['name']);
    expect(draft && mergeOf(draft, theirs({ isNew: true })).draft.fields.isNew).toBe(true);
  });

  it('is none, not an error, for invalid contents', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          { fields: fc.jsonValue(), base: fc.jsonValue(), edited: fc.jsonValue(), version: fc.jsonValue() },
          { requiredKeys: [] },
        )
        .map((draft) => JSON.stringify({ userId: 'one', key: 'x', ...draft })),
    );
    fc.assert(
      fc.property(junk, (contents) => {
        storage.setItem('testDraft', contents);
        expect(drafts.read(storage, 'one')).toBeUndefined();
      }),
    );
  });
});
