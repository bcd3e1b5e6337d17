import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../test/app.js';
import { everyFieldOf, graphql } from '../../test/doors/operations.js';
import { aDish } from '../../test/factories.js';
import { publicFieldsOf } from './cache-policy.js';
import { onBehalfOf } from '../platform/request.js';
import { anonymousContext } from './context.js';
import { dateTime, rupeesScalar } from './scalars.js';

const category = 'Everything';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  await aDish(test, { category });
});
afterAll(() => test.close());

it('publicFieldsOf returns only fields that read neither viewer nor language', async () => {
  // Without the audit log, which reads the viewer of every operation.
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: [...test.app.resolvers, { Rupees: rupeesScalar, DateTime: dateTime }],
  });
  const names = [...publicFieldsOf(schema)];
  expect(names).toEqual(expect.arrayContaining(['menu', 'restaurant']));
  for (const name of names) {
    const field = schema.getQueryType()?.getFields()[name];
    const type = graphql.getNamedType(field?.type) as GraphQLObjectType;
    let reads = 0;
    const contextValue = anonymousContext('en', () => {
      reads += 1;
    });
    const needed = field?.args.filter(graphql.isRequiredArgument) ?? [];
    const args = needed.map((each) => `${each.name}: ${JSON.stringify(category)}`);
    const source = `{ ${name}${args.length > 0 ? `(${args.join()})` : ''} ${everyFieldOf(type)} }`;
    // Kept answers have no language either.
    const request = {
      get language() {
        reads += 1;
        return undefined;
      },
    };
    const { data, errors } = await onBehalfOf(request, () =>
      graphql.graphql({ schema, source, contextValue }),
    );
    expect(errors).toBeUndefined();
    expect(data?.[name]).toBeTruthy();
    expect([name, reads]).toEqual([name, 0]);
  }
});
