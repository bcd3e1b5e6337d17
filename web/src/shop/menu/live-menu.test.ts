import { describe, expect, it } from 'vitest';
import type { MenuQuery } from '../../gql/graphql';
import { withChange, withKnown } from './live-menu';

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
  isPackaged: false,
  isBestseller: false,
  allergens: [],
  serves: null,
  packing: 0,
  soldOut: null,
});
const menuOf = (...menu: ReturnType<typeof dish>[]) =>
  ({ menu, categories: [], optionGroups: [] }) as unknown as MenuQuery;

const [idli, chai] = [dish('a', 10), dish('b', 20)];
const none = { item: null, group: null, category: null };
type Change = Parameters<typeof withChange>[1];
const changed = (menu: MenuQuery, change: object) => withChange(menu, { ...none, ...change } as Change);

describe('withChange', () => {
  it('adds, replaces and removes a dish', () => {
    const menu = menuOf(idli);
    expect(changed(menu, { id: 'b', item: chai })).toEqual(menuOf(idli, chai));
    expect(changed(menu, { id: 'a', item: dish('a', 12) })).toEqual(menuOf(dish('a', 12)));
    expect(changed(menuOf(idli, chai), { id: 'a' })).toEqual(menuOf(chai));
  });

  it('adds and removes option groups and categories', () => {
    const group = { id: 'g', name: 'Size' };
    const category = { id: 'c', name: 'Drinks' };
    const both = changed(changed(menuOf(idli), { id: 'g', group }), { id: 'c', category });
    expect(both).toEqual({ ...menuOf(idli), optionGroups: [group], categories: [category] });
    expect(changed(both, { id: 'g' })).toEqual({ ...menuOf(idli), categories: [category] });
  });

  it('keeps the other dishes as the same objects', () => {
    const { menu } = changed(menuOf(idli, chai), { id: 'a', item: dish('a', 12) });
    expect(menu[1]).toBe(chai);
  });
});

describe('withKnown', () => {
  it('returns the known menu itself if the next one is equal', () => {
    const known = menuOf(idli, chai);
    expect(withKnown(menuOf(dish('a', 10), dish('b', 20)), known)).toBe(known);
    expect(withKnown(known, undefined)).toBe(known);
  });

  it('keeps equal dishes as the same objects, in the order of the next menu', () => {
    const next = withKnown(menuOf(dish('b', 20), dish('a', 12), dish('c', 5)), menuOf(idli, chai));
    expect(next).toEqual(menuOf(chai, dish('a', 12), dish('c', 5)));
    expect(next.menu[0]).toBe(chai);
  });
});
