import { createRequire } from 'node:module';
import type { Express } from 'express';
import type * as graphqlPackage from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { newId } from '../../src/platform/ids.js';

/** The copy of the package that the schema uses: Vitest would load its other one, whose classes differ. */
export const graphql = createRequire(import.meta.url)('graphql') as typeof graphqlPackage;

export interface Operation {
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  /** `Query.orders`. */
  readonly name: string;
  readonly query: string;
  /** Arguments of the right types: plausible ones of missing records, or invalid ones. */
  variables(look: 'right' | 'wrong'): Record<string, unknown>;
}

/** Every field of the three root types as an operation to send. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  return (['Query', 'Mutation', 'Subscription'] as const).flatMap((kind) => {
    const type = schema.getRootType(kind.toLowerCase() as never);
    return Object.values(type?.getFields() ?? {}).map((field) => ({
      kind,
      name: `${kind}.${field.name}`,
      query: documentOf(kind, field),
      variables: (look) => Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, look)])),
    }));
  });
}

function documentOf(kind: Operation['kind'], field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = graphql.isLeafType(graphql.getNamedType(field.type)) ? '' : ' { __typename }';
  return [
    kind.toLowerCase(),
    declared && ` (${declared})`,
    ` { ${field.name}`,
    passed && `(${passed})`,
    `${selection} }`,
  ].join('');
}

/** Selects every field without arguments, down to the leaves. */
export function everyFieldOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const named = graphql.getNamedType(field.type);
    return graphql.isObjectType(named) ? `${field.name} ${everyFieldOf(named)}` : field.name;
  });
  return `{ ${fields.join(' ')} }`;
}

const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const scalars: Record<'right' | 'wrong', Record<string, unknown>> = {
  right: { String: 'Some text', Int: 2, Float: 12.5, Boolean: true },
  wrong: { ID: 'soup', String: '', Int: -1, Float: 1e6, Boolean: true },
};

/** Values that GraphQL itself validates before any permission check, always valid. */
const customScalars: Record<string, unknown> = {
  Rupees: 100,
  Date: tomorrow.slice(0, 10),
  Time: '19:30',
  DateTime: tomorrow,
};

export function valueOf(type: GraphQLInputType, look: 'right' | 'wrong'): unknown {
  const inner = graphql.getNullableType(type);
  if (graphql.isNonNullType(inner)) throw new Error('unreachable');
  if (graphql.isListType(inner)) return look === 'right' ? [valueOf(inner.ofType, look)] : [];
  // Managers may not give the first role.
  if (inner.name === 'StaffRole') return 'COUNTER';
  if (graphql.isEnumType(inner)) return inner.getValues()[0]?.name;
  if (graphql.isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, look)]));
  }
  if (inner.name === 'ID' && look === 'right') return newId();
  const value = scalars[look][inner.name] ?? customScalars[inner.name];
  if (value === undefined) throw new Error(`No value for the scalar ${inner.name}: add one`);
  return value;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  /** `PUT /api/admin/orders/:id/status`. */
  readonly name: string;
}

/** Express's router layer, which its types do not expose. */
interface Layer {
  readonly rawPath?: unknown;
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Mount points that are no routers and may answer by themselves. A new one needs its own tests first. */
const knownMounts = [
  '/graphql',
  '/graphql/files',
  '/uploads',
  '/shop/',
  '/shop/assets',
  '/shop/playground',
  '/shop/prerender',
  // Sets `no-store` and passes on.
  '/api,/graphql,/sandbox/razorpay',
];

/** Every route of the server, from its routers. */
export function routesOf(web: Express): Route[] {
  const walk = (layers: readonly Layer[], mount: string): Route[] =>
    layers.flatMap(({ route, handle, rawPath }) => {
      if (route) {
        // Only GraphQL takes any method; its operations have their own table.
        const methods = Object.keys(route.methods).filter((method) => method !== '_all');
        return methods.map((method) => {
          const path = (mount + route.path).replace(/(?<=.)\/$/, '');
          return { method: method.toUpperCase(), path, name: `${method.toUpperCase()} ${path}` };
        });
      }
      if (!handle.stack) {
        const path = mount + String(rawPath);
        // Middleware without a path runs before the routes and passes on.
        if (rawPath !== '/' && !knownMounts.includes(path))
          throw new Error(`What is mounted at ${path} is no router: its answers are unknown`);
        return [];
      }
      if (typeof rawPath !== 'string') throw new Error('A router is mounted at what is no plain path');
      return walk(handle.stack, rawPath === '/' ? mount : mount + rawPath);
    });
  return walk((web.router as unknown as { stack: Layer[] }).stack, '');
}
