import { InMemoryCache } from '@apollo/client/cache';
import * as fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { applyMenuChange } from './menu-changes';

const whole = parse('query { fullMenu { id name price } }');

const dish = (id: string, price = 10) => ({ __typename: 'MenuItem', id, name: `Dish ${id}`, price });

function cacheWith(...ids: string[]) {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: whole, data: { fullMenu: ids.map((id) => dish(id)) } });
  return cache;
}

/** Applies a change as the socket does: the message itself writes the dish into the cache. */
function hear(cache: InMemoryCache, id: string, price: number | null): void {
  if (price !== null) {
    cache.writeFragment({
      id: `MenuItem:${id}`,
      fragment: parse('fragment Received on MenuItem { id name price }'),
      data: dish(id, price),
    });
  }
  applyMenuChange(cache, { id, item: price === null ? null : { id } });
}

const menuOf = (cache: InMemoryCache) =>
  cache.readQuery<{ fullMenu: { id: string; price: number }[] }>({ query: whole })?.fullMenu;

describe('the cached menu', () => {
  it('appends added dishes, updates changed ones in place and removes deleted ones', () => {
    const cache = cacheWith('a', 'b');
    hear(cache, 'c', 30);
    hear(cache, 'a', 11);
    hear(cache, 'b', null);
    expect(menuOf(cache)).toEqual([dish('a', 11), dish('c', 30)]);
  });

  it('is the same when a change is repeated', () => {
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      price: fc.option(fc.integer({ min: 1, max: 99 })),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const once = cacheWith('a', 'b');
        const twice = cacheWith('a', 'b');
        for (const { id, price } of changes) {
          hear(once, id, price);
          hear(twice, id, price);
          hear(twice, id, price);
        }
        expect(menuOf(twice)).toEqual(menuOf(once));
        const ids = menuOf(once)?.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids?.length);
      }),
      { numRuns: 40 },
    );
  });

  it('appends added categories, and removes deleted ones', () => {
    const cache = cacheWith('a');
    const query = parse('query { allCategories { id name } }');
    const category = (id: string) => ({ __typename: 'Category', id, name: `Category ${id}` });
    cache.writeQuery({ query, data: { allCategories: [category('x')] } });
    const listed = () => cache.readQuery<{ allCategories: unknown[] }>({ query })?.allCategories;
    cache.writeFragment({
      id: 'Category:y',
      fragment: parse('fragment Received on Category { id name }'),
      data: category('y'),
    });
    for (let times = 0; times < 2; times += 1)
      applyMenuChange(cache, { id: 'y', item: null, category: { id: 'y' } });
    expect(listed()).toEqual([category('x'), category('y')]);
    applyMenuChange(cache, { id: 'x', item: null, category: null });
    expect(listed()).toEqual([category('y')]);
    expect(menuOf(cache)).toEqual([dish('a')]);
  });

  it('remains unknown until it is read', () => {
    const cache = new InMemoryCache();
    hear(cache, 'a', 10);
    expect(menuOf(cache)).toBeFalsy();
  });

  it('adds, keeps and removes option groups without a change of the dishes', () => {
    const cache = new InMemoryCache();
    const query = parse('query { fullMenu { id } optionGroups { id name } }');
    const group = (id: string, name = `Group ${id}`) => ({ __typename: 'OptionGroup', id, name });
    const menu = [{ __typename: 'MenuItem', id: 'a' }];
    cache.writeQuery({ query, data: { fullMenu: menu, optionGroups: [group('g'), group('h')] } });
    const hearGroup = (id: string, name: string | null) => {
      if (name !== null) {
        const fragment = parse('fragment Received on OptionGroup { id name }');
        cache.writeFragment({ id: `OptionGroup:${id}`, fragment, data: group(id, name) });
      }
      applyMenuChange(cache, { id, item: null, group: name === null ? null : { id } });
    };
    hearGroup('i', 'New');
    hearGroup('g', 'Other');
    hearGroup('g', 'Other');
    hearGroup('h', null);
    expect(cache.readQuery({ query })).toEqual({
      fullMenu: menu,
      optionGroups: [group('g', 'Other'), group('i', 'New')],
    });
  });
});
