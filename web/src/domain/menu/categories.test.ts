import { describe, expect, it } from 'vitest';
import { groupByCategory } from './categories';

const dish = (name: string, category: string | null) => ({ name, category });
const category = (name: string) => ({
  id: name,
  name,
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
