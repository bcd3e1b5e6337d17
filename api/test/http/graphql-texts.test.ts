import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxSubscriptionVariablesLength } from '../../src/graphql/limits.js';
import { TestApp } from '../app.js';
import { badTexts, invisibleText, megabyte, saysWhatToDo } from '../doors/bad-texts.js';
import {
  graphqlFieldsOf,
  isText,
  refusalOf,
  sendGraphql,
  type GraphqlField,
} from '../doors/graphql-fields.js';
import { graphql } from '../doors/operations.js';
import { anAdmin } from '../factories.js';

let test: TestApp;
let token: string;
let fields: GraphqlField[];
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '10000' });
  ({ token } = await anAdmin(test));
  fields = graphqlFieldsOf(test).filter(({ type }) => isText(type));
});
afterAll(() => test.close());

type Refusal = ReturnType<typeof refusalOf>;

/** The fields with another answer. */
async function wrongAnswers(text: string, isRight: (refusal: Refusal, field: GraphqlField) => boolean) {
  const wrong: unknown[] = [];
  for (const field of fields) {
    const answer = await sendGraphql(test, field, text, token);
    if (!isRight(refusalOf(answer), field)) {
      wrong.push({ operation: field.operation, name: field.name, answer });
    }
  }
  return wrong;
}

describe('the text fields of GraphQL', () => {
  it('are every argument and every input field with a text', () => {
    const { schema } = test.app;
    const inputs = Object.values(schema.getTypeMap())
      .filter(graphql.isInputObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ ...field, at: `${type.name}.${field.name}` })),
      );
    const args = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
      (root) =>
        Object.values(root?.getFields() ?? {}).flatMap((field) =>
          field.args.map((arg) => ({ ...arg, at: `${root?.name}.${field.name}.${arg.name}` })),
        ),
    );
    const texts = [...inputs, ...args].filter(({ type }) => {
      const named = graphql.getNamedType(type);
      return graphql.isScalarType(named) && isText(named.name);
    });
    const covered = new Set(fields.map(({ coordinate }) => coordinate));
    expect([...covered].toSorted()).toEqual(texts.map(({ at }) => at).toSorted());
    expect(covered.size).toBeGreaterThan(60);
  });

  it.each(Object.entries(badTexts))('refuse %s, name the field and say what to do', async (_what, text) => {
    const isRefused = ({ code, key, names, messages }: Refusal, { kind, name, coordinate }: GraphqlField) => {
      // A restaurant's legal texts may be longer.
      const isPage = /^RestaurantInput\.(privacy|terms|refund)Text$/.test(coordinate);
      if (isPage && text === badTexts['text of 10,000 characters']) return code !== 'INTERNAL_SERVER_ERROR';
      const isTooLarge = kind === 'Subscription' && text.length > maxSubscriptionVariablesLength;
      const isNamed = code === 'BAD_USER_INPUT' && key !== undefined && names.join() === name;
      return (isTooLarge ? code === 'OPERATION_TOO_LARGE' : isNamed) && messages.every(saysWhatToDo);
    };
    expect(await wrongAnswers(text, isRefused)).toEqual([]);
  });

  it('refuse a megabyte as too large', async () => {
    const statuses = new Set<number | undefined>();
    for (const field of fields.filter(({ kind }) => kind !== 'Subscription')) {
      statuses.add((await sendGraphql(test, field, megabyte, token)).status);
    }
    expect([...statuses]).toEqual([413]);
  });

  it('treat invisible text as blank', async () => {
    const isRight = ({ code, names }: Refusal, { coordinate, name, isRequired }: GraphqlField) => {
      const mayBeBlank = coordinate === 'SpecialDayInput.reason';
      if (!isRequired || mayBeBlank) return code !== 'INTERNAL_SERVER_ERROR';
      // Compared unchanged: an old password may be invisible.
      if (coordinate === 'LoginInput.password') return code === 'INVALID_CREDENTIALS';
      return code === 'BAD_USER_INPUT' && names.join() === name;
    };
    expect(await wrongAnswers(invisibleText, isRight)).toEqual([]);
  });
});
