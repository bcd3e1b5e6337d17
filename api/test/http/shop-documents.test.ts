import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as shop from '../../../web/src/gql/graphql.js';
import { TestApp } from '../app.js';
import { graphql, valueOf } from '../doors/operations.js';
import { aCustomer, aDish, anAdmin } from '../factories.js';

interface Query {
  readonly name: string;
  readonly text: string;
  readonly rootFields: readonly string[];
  readonly operation: OperationDefinitionNode;
}

/** The queries that the web sends, from its generated documents. */
const queries: Query[] = Object.values<unknown>(shop)
  .filter(
    (value): value is DocumentNode => (value as DocumentNode | undefined)?.kind === graphql.Kind.DOCUMENT,
  )
  .flatMap((document) => {
    const operation = graphql.getOperationAST(document);
    if (operation?.operation !== graphql.OperationTypeNode.QUERY) return [];
    const rootFields = operation.selectionSet.selections.map((selection) =>
      selection.kind === graphql.Kind.FIELD ? selection.name.value : selection.kind,
    );
    return [{ name: operation.name?.value ?? '', text: graphql.print(document), rootFields, operation }];
  });

/** The web reads a long list again in pages of this length: they must not cost too much. */
const longestPage = 100;

/** Public queries; changes of their data reach every process. */
const readsPublicFieldsOnly = ({ rootFields }: Query) =>
  rootFields.every((field) =>
    ['menu', 'similarDishes', 'categories', 'optionGroups', 'restaurant'].includes(field),
  );

let test: TestApp;
let tokens: (string | undefined)[];
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '100' });
  await aDish(test);
  tokens = [undefined, (await aCustomer(test)).token, (await anAdmin(test)).token];
});
afterAll(() => test.close());

/** Number of executions of an operation, which exclude answers from the cache. */
async function executions(name: string): Promise<number> {
  const page = await (await fetch(`${test.url}/metrics`)).text();
  const samples = [...page.matchAll(/^chowk_graphql_operation_seconds_count{operation="(\w+)",.*} (\d+)$/gm)];
  return samples.filter(([, operation]) => operation === name).reduce((sum, [, , n]) => sum + Number(n), 0);
}

async function sendForEveryCaller({ name, text, operation }: Query): Promise<void> {
  const { schema } = test.app;
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const inputType = graphql.typeFromAST(schema, type as never);
      const { value: variableName } = variable.name;
      return [variableName, variableName === 'first' ? longestPage : valueOf(inputType as never, 'right')];
    }),
  );
  for (const token of tokens) {
    const body = { operationName: name, query: text, variables };
    expect((await test.rest('POST', '/graphql', { token, body })).status).toBe(200);
  }
}

describe('the documents of the shop', () => {
  it('include the menu, its search and the restaurant', () => {
    const names = queries.filter(readsPublicFieldsOnly).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Menu', 'MenuSuggestions', 'Restaurant']));
  });

  it.each(queries.filter(readsPublicFieldsOnly))(
    'execute $name once for a visitor, a customer and an admin',
    async (query) => {
      await sendForEveryCaller(query);
      expect(await executions(query.name)).toBe(1);
    },
  );

  it.each(queries.filter((query) => !readsPublicFieldsOnly(query)))(
    'execute $name for each caller',
    async (query) => {
      await sendForEveryCaller(query);
      expect(await executions(query.name)).toBe(tokens.length);
    },
  );
});
