import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExample, variablesFor, type Example } from '../../../web/playground/example.js';
import { demoMenu } from '../../src/demo/demo-menu.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

const folder = fileURLToPath(new URL('../../../web/playground/examples', import.meta.url));
const examples = readdirSync(folder)
  .toSorted()
  .map((file) => readExample(readFileSync(`${folder}/${file}`, 'utf8')));

let test: TestApp;
let asha: Account;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  [asha, boss] = await Promise.all([aCustomer(test), anAdmin(test)]);
  // Without pictures, which no example needs.
  for (const { picture: _, ...dish } of demoMenu.slice(0, 10)) await aDish(test, dish);
});
afterAll(() => test.close());

const tokenFor = ({ as }: Example) => ({ anybody: undefined, customer: asha.token, admin: boss.token })[as];

async function variablesOf(example: Example) {
  return variablesFor(example, async (query) => {
    const { data, errors } = await test.graphql(query, {}, tokenFor(example));
    expect(errors).toBeUndefined();
    return data;
  });
}

/** The answer to an example, sent as the playground does; the first one of a subscription. */
async function run(example: Example): Promise<{ data?: unknown; errors?: unknown }> {
  const variables = await variablesOf(example);
  const operation = getOperationAST(parse(example.query))?.operation;
  if (operation !== OperationTypeNode.SUBSCRIPTION) {
    return test.graphql(example.query, variables, tokenFor(example));
  }
  const live = test.live(tokenFor(example));
  try {
    const { value } = (await live.iterate({ query: example.query, variables }).next()) as {
      value: { data?: unknown; errors?: unknown };
    };
    return value;
  } finally {
    await live.dispose();
  }
}

describe('the examples of the playground', () => {
  // In order: tracking an order needs one.
  it.each(examples.map((example) => [`${example.group}: ${example.title}`, example] as const))(
    '%s',
    async (_name, example) => {
      const { data, errors } = await run(example);
      expect(errors).toBeUndefined();
      expect(data).toBeTypeOf('object');
    },
  );

  it('cover every operation', () => {
    expect(new Set(examples.map(({ group }) => group))).toEqual(
      new Set(['Menu', 'Accounts', 'Orders', 'Bookings', 'Contact', 'Notifications', 'Admin']),
    );
  });

  it('say what they wait for if there is nothing to show yet', async () => {
    const newcomer = await aCustomer(test);
    const track = examples.find(({ title }) => title === 'track my order live');
    const asking = variablesFor(
      track ?? examples[0]!,
      async (query) => (await test.graphql(query, {}, newcomer.token)).data,
    );
    await expect(asking).rejects.toThrow('You have no order yet: run “Orders: place an order” first.');
  });
});
