import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aDishWith, anAdmin, changeRestaurant, type Account } from '../factories.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
});
afterAll(() => test.close());

const present = { minChoices: 0, maxChoices: 3, maxEach: 2 };
const former = { least: 0, most: 3, mostEach: 2 };
const both = { ...present, ...former };

async function addGroup(limits: object) {
  const { data, errors } = await test.graphql(
    `mutation ($input: OptionGroupInput!) {
      addOptionGroup(input: $input) { id minChoices maxChoices maxEach least most mostEach }
    }`,
    { input: { name: 'Extras', choices: [{ name: 'Cheese', price: 30 }], ...limits } },
    admin.token,
  );
  return { group: data?.['addOptionGroup'] as { readonly id: string } | undefined, errors };
}

it('the limits of an option group are read and answered under their former names too', async () => {
  const { group } = await addGroup(former);
  expect(group).toMatchObject(both);
  expect((await addGroup({ ...former, maxChoices: 4 })).group).toMatchObject({ maxChoices: 4, most: 4 });

  const dish = await aDishWith(test, [group?.id ?? ''], { name: 'Dosa' });
  const { body } = await test.rest<readonly { _id: string; options: readonly object[] }[]>(
    'GET',
    '/api/menu',
  );
  expect(body.find(({ _id }) => _id === dish.id)?.options).toMatchObject([both]);
});

it('an option group without limits is refused by their present names', async () => {
  const { errors } = await addGroup({ least: 0 });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'maxChoices', message: 'Please enter a whole number from 1 to 50' }],
  });
});

it('the maximum of a cash order is read and answered under its former name too', async () => {
  await changeRestaurant(test, admin, { mostCash: 2500 });
  const { data } = await test.graphql('{ restaurant { maxCash mostCash } }');
  expect(data?.['restaurant']).toEqual({ maxCash: 2500, mostCash: 2500 });
  const { body } = await test.rest('GET', '/api/restaurant');
  expect(body).toMatchObject({ maxCash: 2500, mostCash: 2500 });

  await changeRestaurant(test, admin, { mostCash: null });
  expect((await test.graphql('{ restaurant { maxCash } }')).data?.['restaurant']).toEqual({ maxCash: null });
});

it('the maximum number of guests is answered under its former name too', async () => {
  const { data } = await test.graphql('{ bookingRules { maxGuests mostGuests } }');
  expect(data?.['bookingRules']).toEqual({ maxGuests: 20, mostGuests: 20 });
});
