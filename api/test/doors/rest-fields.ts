import type { TestApp } from '../app.js';
import { goodText } from './bad-texts.js';
import { callerOf } from './callers.js';
import { documentOf } from './contract.js';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

const bodyTypes = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
} as const;

/** A place in a route that takes a value. */
export interface RestField {
  /** `POST /api/orders`. */
  readonly route: string;
  readonly part: 'path' | 'query' | 'header' | (typeof bodyTypes)[keyof typeof bodyTypes];
  /** The name in a refusal: `items.0.menuItem`. */
  readonly name: string;
  readonly isText: boolean;
  readonly isNumber: boolean;
  readonly isRequired: boolean;
  /** The body with this value in this field; undefined if the field is not in the body. */
  readonly body: (value: unknown) => Readonly<Record<string, unknown>> | undefined;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: { code?: string; message?: string; errors?: { field: string; message: string }[] };
}

const alternatives = ({ anyOf, ...schema }: JsonSchema) => anyOf ?? [schema];
const typesOf = (schema: JsonSchema) =>
  alternatives(schema).flatMap(({ type, format, const: only }) =>
    format === 'binary' || only !== undefined ? [] : [type].flat(),
  );
const isText = (schema: JsonSchema) => typesOf(schema).includes('string');
const isNumber = (schema: JsonSchema) =>
  typesOf(schema).some((type) => type === 'number' || type === 'integer');
const objectOf = (schema: JsonSchema) => alternatives(schema).find(({ properties }) => properties);
const listOf = (schema: JsonSchema) => alternatives(schema).find(({ items }) => items);

interface Place {
  readonly path: readonly string[];
  readonly isRequired: boolean;
}

const whole: Place = { path: [], isRequired: true };

/** Every single value inside a schema. */
function valuesIn(schema: JsonSchema, { path, isRequired } = whole): (Place & { schema: JsonSchema })[] {
  const object = objectOf(schema);
  if (object) {
    return Object.entries(object.properties ?? {}).flatMap(([name, property]) =>
      valuesIn(property, {
        path: [...path, name],
        isRequired: object.required?.includes(name) ?? false,
      }),
    );
  }
  const list = listOf(schema);
  if (list?.items) return valuesIn(list.items, { path: [...path, '0'], isRequired: true });
  return [{ schema, path, isRequired }];
}

/** Valid values that are not texts, by field name. */
const goodValues: Readonly<Record<string, unknown>> = {
  amount: 200,
  bags: 2,
  claim: 1,
  expectedVersion: 1,
  guests: 2,
  isDone: true,
  isJain: true,
  isNew: true,
  isPackaged: false,
  isVegetarian: true,
  lat: 12.97,
  lines: 0,
  lng: 77.59,
  minutes: 30,
  packing: 5,
  price: 49.5,
  qty: 2,
  serves: 2,
  spiciness: 1,
  total: 45,
  version: 1,
};

/** A valid value, except for the one at `path`. */
function valueOf(schema: JsonSchema, name: string, path: readonly string[], value: unknown): unknown {
  const object = objectOf(schema);
  if (object) {
    const properties = Object.entries(object.properties ?? {}).map(([key, property]) => {
      const below = path[0] === key ? path.slice(1) : ['elsewhere'];
      return [key, valueOf(property, key, below, value)];
    });
    return Object.fromEntries(properties);
  }
  const list = listOf(schema);
  if (list?.items) return [valueOf(list.items, name, path[0] === '0' ? path.slice(1) : ['elsewhere'], value)];
  if (path.length === 0) return value;
  if (name in goodValues || !isText(schema)) return goodValues[name];
  const text = goodText(name);
  const { enum: values = [text] } = alternatives(schema).find((each) => each.enum) ?? {};
  return values.includes(text) ? text : values[0];
}

/** The routes of the document, `POST /api/orders`, with their inputs. */
export function restOperationsOf(test: TestApp): [route: string, operation: Operation][] {
  return Object.entries(documentOf(test.app).paths ?? {}).flatMap(([path, verbs]) =>
    Object.entries(verbs as Record<string, Operation>).map(([verb, operation]): [string, Operation] => [
      `${verb.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** Every place of the document that takes a single value. */
export function restFieldsOf(test: TestApp): RestField[] {
  const kindOf = (schema: JsonSchema) => ({ isText: isText(schema), isNumber: isNumber(schema) });
  return restOperationsOf(test).flatMap(([route, { parameters = [], requestBody }]) => [
    ...parameters.map(({ name, in: part, required = false, schema }): RestField => ({
      route,
      part,
      name,
      ...kindOf(schema),
      isRequired: required,
      body: () => undefined,
    })),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      valuesIn(schema).map(({ path, isRequired, schema: inner }): RestField => ({
        route,
        part: bodyTypes[type as keyof typeof bodyTypes],
        name: path.join('.'),
        ...kindOf(inner),
        isRequired,
        body: (value) => valueOf(schema, '', path, value) as Record<string, unknown>,
      })),
    ),
  ]);
}

/** A lone surrogate cannot be sent as UTF-8; in an address these bytes stand for it. */
const encode = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%BC');

function encodedBody({ part, body }: RestField, value: unknown) {
  const content = body(value);
  if (!content || part === 'json') return content && JSON.stringify(content);
  const form = part === 'form' ? new URLSearchParams() : new FormData();
  for (const [key, field] of Object.entries(content)) {
    if (field === undefined) continue;
    const isTexts = Array.isArray(field) && field.every((each) => typeof each === 'string');
    for (const each of isTexts ? field : [field]) {
      form.append(key, typeof each === 'string' ? each : JSON.stringify(each));
    }
  }
  return form;
}

/** Sends a request with this value in this field. */
export async function sendRest(
  test: TestApp,
  field: RestField,
  value: unknown,
  token: string,
): Promise<RestAnswer> {
  const { route, part, name } = field;
  const [method = '', template = ''] = route.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, parameter: string) =>
    part === 'path' && parameter === name ? encode(String(value)) : goodText(parameter),
  );
  const operation = restOperationsOf(test).find(([each]) => each === route)?.[1];
  const caller = await callerOf(test, operation?.operationId ?? '', token);
  const query = part === 'query' ? `?${name}=${encode(String(value))}` : '';
  const answer = await fetch(test.url + path + query, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${caller}`,
      ...(part === 'json' && { 'Content-Type': 'application/json' }),
      ...(part === 'header' && { [name]: String(value) }),
    },
    body: encodedBody(field, value) ?? null,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as RestAnswer['body'],
  };
}
