import { InMemoryCache } from '@apollo/client/cache';
import * as fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { applyMenuChange } from './menu-changes';

const whole = parse('query { menu { id name price } }');
const searched = parse('query ($search: String!) { menu(search: $search) { id name } }');

const dish = (id: string, price = 10) => ({ __typename: 'MenuItem', id, name: `Dish ${id}`, price });

function cacheWith(...ids: string[]) {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: whole, data: { menu: ids.map((id) => dish(id)) } });
  return cache;
}

/** Takes a change in as the socket brings it: the dish itself reaches the cache with the message. */
function hear(cache: InMemoryCache, id: string, price: number | null): void {
  if (price !== null) {
    cache.writeFragment({
      id: `MenuItem:${id}`,
      fragment: parse('fragment Heard on MenuItem { id name price }'),
      data: dish(id, price),
    });
  }
  applyMenuChange(cache, { id, item: price === null ? null : { id } });
}

const menuOf = (cache: InMemoryCache) =>
  cache.readQuery<{ menu: { id: string; price: number }[] }>({ query: whole })?.menu;

describe('the cached menu', () => {
  it('takes what is added at its end, shows what changed in its place, and drops what is deleted', () => {
    const cache = cacheWith('a', 'b');
    hear(cache, 'c', 30);
    hear(cache, 'a', 11);
    hear(cache, 'b', null);
    expect(menuOf(cache)).toEqual([dish('a', 11), dish('c', 30)]);
  });

  it('is the same however often a change is told', () => {
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

  it('stays unknown while it has not been read', () => {
    const cache = new InMemoryCache();
    hear(cache, 'a', 10);
    expect(menuOf(cache)).toBeFalsy();
  });

  it('forgets what searches found, unless a dish only went', () => {
    const cache = cacheWith('a', 'b');
    const variables = { search: 'dish' };
    const found = { menu: [dish('a'), dish('b')].map(({ price: _, ...rest }) => rest) };
    const search = () =>
      cache.readQuery<typeof found>({ query: searched, variables })?.menu.map(({ id }) => id);
    cache.writeQuery({ query: searched, variables, data: found });
    hear(cache, 'b', null);
    expect(search()).toEqual(['a']);
    hear(cache, 'a', 12);
    expect(search()).toBeUndefined();
  });
});
