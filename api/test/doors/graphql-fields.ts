import type { GraphQLInputType } from 'graphql';
import type { GraphqlAnswer, TestApp } from '../app.js';
import { goodText } from './bad-texts.js';
import { callerOf } from './callers.js';
import { graphql, operationsOf } from './operations.js';

/** A place in an operation that takes a value. */
export interface GraphqlField {
  /** `Mutation.placeOrder`. */
  readonly operation: string;
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  readonly query: string;
  /** The schema's name: `PlaceOrderInput.address`, `Query.order.id`. */
  readonly coordinate: string;
  /** The name in a refusal: `items.0.menuItemId`. */
  readonly name: string;
  /** The scalar: `String`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly variables: (value: unknown) => Record<string, unknown>;
}

const goodValues: Readonly<Record<string, unknown>> = { Boolean: true, Float: 12.5, Int: 2, Rupees: 100 };
/** Valid numbers of fields with unusual rules. */
const goodNumbers: Readonly<Record<string, number>> = {
  stayMinutes: 90,
  prepMinutes: 30,
  minutes: 30,
};
const daysAWeek = 7;

export const isText = (type: string): boolean => !(type in goodValues);

/** A valid value, except for the one at `path`. */
function valueOf(type: GraphQLInputType, name: string, path: readonly string[], value: unknown): unknown {
  const inner = graphql.getNullableType(type);
  if (graphql.isListType(inner)) {
    const { ofType } = inner;
    const isWeek = name === 'tableHours' || graphql.isListType(graphql.getNullableType(ofType));
    return Array.from({ length: isWeek ? daysAWeek : 1 }, (_, index) =>
      valueOf(ofType, name, path[0] === String(index) ? path.slice(1) : ['elsewhere'], value),
    );
  }
  if (graphql.isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).map((field) => {
      const below = path[0] === field.name ? path.slice(1) : ['elsewhere'];
      return [field.name, valueOf(field.type, field.name, below, value)];
    });
    return Object.fromEntries(fields);
  }
  if (path.length === 0) return value;
  if (graphql.isEnumType(inner)) return inner.getValues()[0]?.name;
  return isText(String(inner)) ? goodText(name) : (goodNumbers[name] ?? goodValues[String(inner)]);
}

interface Place {
  readonly coordinate: string;
  readonly path: readonly string[];
  readonly isRequired: boolean;
}

/** Every scalar inside a type. */
function scalarsIn(type: GraphQLInputType, place: Place): (Place & { readonly type: string })[] {
  const isRequired = place.isRequired || graphql.isNonNullType(type);
  const inner = graphql.getNullableType(type);
  if (graphql.isListType(inner))
    return scalarsIn(inner.ofType, { ...place, path: [...place.path, '0'], isRequired: true });
  if (graphql.isInputObjectType(inner)) {
    return Object.values(inner.getFields()).flatMap((field) =>
      scalarsIn(field.type, {
        coordinate: `${inner.name}.${field.name}`,
        path: [...place.path, field.name],
        isRequired: false,
      }),
    );
  }
  return graphql.isScalarType(inner) ? [{ ...place, type: inner.name, isRequired }] : [];
}

/** Every place of the schema that takes a scalar. */
export function graphqlFieldsOf({ app: { schema } }: TestApp): GraphqlField[] {
  return operationsOf(schema).flatMap(({ kind, name: operation, query }) => {
    const root = schema.getRootType(kind.toLowerCase() as never);
    const args = root?.getFields()[operation.split('.')[1] ?? '']?.args ?? [];
    return args.flatMap((argument) => {
      const isObject = graphql.isInputObjectType(graphql.getNamedType(argument.type));
      const coordinate = `${operation}.${argument.name}`;
      return scalarsIn(argument.type, { coordinate, path: [], isRequired: false }).map(
        ({ path, ...place }) => ({
          ...place,
          operation,
          kind,
          query,
          // Fields of an input object are named as in REST.
          name: (isObject ? path : [argument.name, ...path]).join('.'),
          variables: (value: unknown) =>
            Object.fromEntries(
              args.map(({ name, type }) => [
                name,
                valueOf(type, name, name === argument.name ? path : ['elsewhere'], value),
              ]),
            ),
        }),
      );
    });
  });
}

/** Sends an operation with this value in this field, and returns the first message of a subscription. */
export async function sendGraphql(
  test: TestApp,
  { operation, kind, query, variables }: Pick<GraphqlField, 'operation' | 'kind' | 'query' | 'variables'>,
  value: unknown,
  token: string,
): Promise<Partial<GraphqlAnswer>> {
  const caller = await callerOf(test, operation.split('.')[1] ?? '', token);
  if (kind !== 'Subscription') return test.graphql(query, variables(value), caller);
  const client = test.live(token);
  try {
    return await new Promise<Partial<GraphqlAnswer>>((resolve) => {
      client.subscribe(
        { query, variables: variables(value) },
        {
          next: (answer) => resolve(answer as GraphqlAnswer),
          error: (errors) => resolve({ errors: errors as NonNullable<GraphqlAnswer['errors']> }),
          complete: () => undefined,
        },
      );
    });
  } finally {
    await client.dispose();
  }
}

/** Code, fields and messages of a refusal. */
export function refusalOf({ errors }: Partial<GraphqlAnswer>) {
  const {
    code,
    key,
    fields = [],
  } = (errors?.[0]?.extensions ?? {}) as {
    code?: string;
    key?: string;
    fields?: { field: string; message: string }[];
  };
  return {
    code,
    key,
    names: fields.map(({ field }) => field),
    messages: fields.map(({ message }) => message),
  };
}
