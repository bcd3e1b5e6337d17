import { InMemoryCache } from '@apollo/client/cache';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuQuery } from '../../gql/graphql';
import { menuDocument } from './menu-document';

const dish = (id: string, price: number) => ({
  __typename: 'MenuItem',
  id,
  name: `Dish ${id}`,
  price,
  description: '',
  category: null,
  image: null,
  options: [],
  servedFrom: null,
  servedUntil: null,
  mark: 'VEGETARIAN' as const,
  hindiName: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  isBestseller: false,
  allergens: [],
  serves: null,
  packing: 0,
  soldOut: null,
});
const menuOf = (...menu: ReturnType<typeof dish>[]) =>
  ({ menu, categories: [], optionGroups: [] }) as unknown as MenuQuery;

/** Loads the modules as a page with this menu does. */
async function pageWith(menu: MenuQuery | undefined) {
  vi.resetModules();
  document.body.innerHTML = menu
    ? `<script type="application/json" id="drawn-menu">${JSON.stringify(menu)}</script>`
    : '';
  const { currentMenu } = await import('./menu');
  const { fillWithMenu } = await import('./live-menu');
  const cache = new InMemoryCache();
  const known = () => cache.readQuery({ query: menuDocument });
  const write = (data: MenuQuery) => cache.writeQuery({ query: menuDocument, data });
  return { cache, known, write, shown: () => currentMenu().data, fill: () => fillWithMenu(cache) };
}

beforeEach(() => localStorage.clear());

describe('the menu of a page', () => {
  it('fills the cache, and remains the same object while the cache has an equal one', async () => {
    const { known, write, shown, fill } = await pageWith(menuOf(dish('a', 10)));
    const first = shown();
    expect(first).toEqual(menuOf(dish('a', 10)));
    fill();
    expect(known()).toEqual(first);
    write(menuOf(dish('a', 10)));
    expect(shown()).toBe(first);
  });

  it('follows changes of the cache', async () => {
    const { cache, write, shown, fill } = await pageWith(menuOf(dish('a', 10)));
    fill();
    write(menuOf(dish('a', 12), dish('b', 20)));
    expect(shown()).toEqual(menuOf(dish('a', 12), dish('b', 20)));
    cache.modify({ id: 'MenuItem:a', fields: { price: () => 15 } });
    expect(shown()).toEqual(menuOf(dish('a', 15), dish('b', 20)));
  });

  it('is unknown in a page without a menu until the cache has it', async () => {
    const { known, write, shown, fill } = await pageWith(undefined);
    fill();
    expect([shown(), known()]).toEqual([undefined, null]);
    write(menuOf(dish('a', 10)));
    expect(shown()).toEqual(menuOf(dish('a', 10)));
  });

  it.each([JSON.stringify(menuOf(dish('old', 1))), '{"menu":[{"id":"a"}]}', '{', ''])(
    'ignores and removes the copy that an older version stored on the device: %s',
    async (kept) => {
      localStorage.setItem('lastMenu', kept);
      const { known, shown, fill } = await pageWith(undefined);
      fill();
      expect([shown(), known(), localStorage.getItem('lastMenu')]).toEqual([undefined, null, null]);
    },
  );

  it('remains when the cache is emptied, for example by a logout', async () => {
    const { cache, shown, fill } = await pageWith(menuOf(dish('a', 10)));
    fill();
    await cache.reset();
    expect(shown()).toEqual(menuOf(dish('a', 10)));
  });
});
