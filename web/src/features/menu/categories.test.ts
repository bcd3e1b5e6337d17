import { describe, expect, it } from 'vitest';
import { makeFragmentData } from '../../gql';
import { groupByCategory, menuCategoryFragment, visibleDishes } from './categories';

const dish = (name: string, category: string | null) => ({ name, category });
const category = (name: string, isHidden = false) => ({
  id: name,
  name,
  isHidden,
  servedFrom: null,
  servedUntil: null,
});

describe('groupByCategory', () => {
  it('follows the order of the categories, leaves out empty ones, and ends with dishes without one', () => {
    const dishes = [
      dish('Water', null),
      dish('Chai', 'Drinks'),
      dish('Idli', 'Breakfast'),
      dish('Dosa', 'Breakfast'),
      dish('Kulfi', 'Not known yet'),
    ];
    const categories = ['Breakfast', 'Sweets', 'Drinks'].map((name) => category(name));
    const groups = groupByCategory(dishes, categories).map(([name, group]) => [
      name,
      ...group.map((each) => each.name),
    ]);
    expect(groups).toEqual([
      ['Breakfast', 'Idli', 'Dosa'],
      ['Drinks', 'Chai'],
      ['Not known yet', 'Kulfi'],
      ['Uncategorized', 'Water'],
    ]);
  });
});

describe('visibleDishes', () => {
  it('leaves out dishes of hidden categories', () => {
    const categories = [category('Breakfast', true), category('Drinks')].map((each) =>
      makeFragmentData(each, menuCategoryFragment),
    );
    const dishes = [dish('Idli', 'Breakfast'), dish('Chai', 'Drinks'), dish('Water', null)];
    expect(visibleDishes(dishes, categories).map(({ name }) => name)).toEqual(['Chai', 'Water']);
  });
});
