import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf } from '../../../test/doors/doors.js';
import { aDish } from '../../../test/factories.js';
import { Category } from './category.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  const dishes: [name: string, hindiName: string | null, category: string | null, description: string][] = [
    ['Paneer Tikka', 'पनीर टिक्का', 'Tandoor', 'Charred on skewers.'],
    ['Palak Special', null, 'Curries', 'Spinach with paneer and cumin.'],
    ['Chicken Biryani', 'चिकन बिरयानी', 'Rice', 'Slow-cooked.'],
    ['Masala Chai', 'मसाला चाय', 'Drinks', 'With ginger.'],
    ['Sweet Lassi', null, 'Drinks', 'Cool curd.'],
    ['Chicken Tikka', null, 'Tandoor', 'Boneless.'],
  ];
  for (const [name, hindiName, category, description] of dishes) {
    const hindiDescription = name === 'Palak Special' ? 'पालक, पनीर और जीरा।' : null;
    await aDish(test, { name, hindiName, category, description, hindiDescription });
  }
  await test.app.dataSource.manager.update(Category, { name: 'Tandoor' }, { hindiName: 'तंदूर' });
});
afterAll(() => test.close());

describe.each(doorsOf(() => test))('a search of the menu through $name', (door) => {
  const found = async (search: string) => {
    const outcome = await door.menu(search);
    return outcome.ok ? outcome.value.map((dish) => dish.name) : outcome;
  };

  it.each([
    ['paneer', ['Paneer Tikka']],
    ['TIKKA', ['Paneer Tikka', 'Chicken Tikka']],
    // A search as written in a sentence.
    ['tikka.', ['Paneer Tikka', 'Chicken Tikka']],
    ['“paneer tikka”,', ['Paneer Tikka']],
    ['masala\u00a0chai!', ['Masala Chai']],
    ['पनीर', ['Paneer Tikka']],
    // The same letter composed and decomposed.
    ['चिकन बिरयानी'.normalize('NFD'), ['Chicken Biryani']],
  ])('finds the dishes whose name has the text: %s', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it.each(['drinks', 'cumin', 'panner', 'chikin tika', '.', 'p'.repeat(100)])(
    'finds nothing without the text in a name: %s',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );
});

describe('similarDishes', () => {
  const similar = async (search: string) => {
    const { data } = await test.graphql(
      'query ($search: String!) { similarDishes(search: $search) { name } }',
      { search },
    );
    return (data as { similarDishes: { name: string }[] }).similarDishes.map(({ name }) => name);
  };

  it.each([
    ['drinks', ['Masala Chai', 'Sweet Lassi']],
    ['cumin', ['Palak Special']],
    ['RICE.', ['Chicken Biryani']],
    ['तंदूर', ['Paneer Tikka', 'Chicken Tikka']],
    ['जीरा', ['Palak Special']],
  ])('returns dishes by category or description: %s', async (search, names) => {
    expect(await similar(search)).toEqual(names);
  });

  it.each([
    ['panner', ['Paneer Tikka']],
    ['chikin', ['Chicken Biryani', 'Chicken Tikka']],
    ['chikin tika', ['Chicken Tikka']],
    ['tikka chiken', ['Chicken Tikka']],
    ['biriyani', ['Chicken Biryani']],
    ['chia', ['Masala Chai']],
    ['lasi', ['Sweet Lassi']],
    ['tandor', ['Paneer Tikka', 'Chicken Tikka']],
    ['पनिर', ['Paneer Tikka']],
    ['तंदुर', ['Paneer Tikka', 'Chicken Tikka']],
  ])('returns dishes with words like the mistyped ones: %s', async (search, names) => {
    expect(await similar(search)).toEqual(names);
  });

  it('returns nothing if a name has the text', async () => {
    expect(await similar('tikka')).toEqual([]);
  });

  it.each(['sushi', 'beer', 'xyz', 'chikin sushi', 'pan_er', 'pann%r', '-', '.', 'p'.repeat(100)])(
    'returns nothing for %s',
    async (search) => {
      expect(await similar(search)).toEqual([]);
    },
  );
});
