import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import * as documents from '../gql/graphql';
import { shopTypePolicies } from './cache';
import { staffTypePolicies } from './staff/staff-cache';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const policies = [shopTypePolicies, staffTypePolicies];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the fields of an object are kept beside those of another answer. */
function isMerged(parent: string, field: string, type: string): boolean {
  return policies.some(({ [parent]: ofParent, [type]: ofType }) => {
    const policy = ofParent?.fields?.[field];
    const merge = isObject(policy) && 'merge' in policy ? policy.merge : ofType?.merge;
    return Boolean(merge) || Array.isArray(ofType?.keyFields);
  });
}

interface Selected {
  readonly parent: GraphQLObjectType;
  readonly field: string;
  readonly names: readonly string[];
}

/** What an operation selects of every object without an id, the selections of fragments included. */
function selectedBy({ definitions }: DocumentNode): Selected[] {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [],
    ),
  );
  const fieldsOf = (sets: readonly SelectionSetNode[]) => {
    const fields = new Map<string, SelectionSetNode[]>();
    const add = ({ selections }: SelectionSetNode) => {
      for (const one of selections) {
        if (one.kind === Kind.INLINE_FRAGMENT) add(one.selectionSet);
        else if (one.kind === Kind.FRAGMENT_SPREAD) add(fragments.get(one.name.value) as SelectionSetNode);
        else {
          const { name, selectionSet } = one;
          fields.set(name.value, [
            ...(fields.get(name.value) ?? []),
            ...(selectionSet ? [selectionSet] : []),
          ]);
        }
      }
    };
    for (const set of sets) add(set);
    return fields;
  };
  const walk = (parent: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selected[] =>
    [...fieldsOf(sets)].flatMap(([field, below]) => {
      const definition = parent.getFields()[field];
      const type = definition && getNamedType(definition.type);
      if (!isObjectType(type)) return [];
      const names = [...fieldsOf(below).keys()].filter((name) => name !== '__typename').toSorted();
      return [...(names.includes('id') ? [] : [{ parent, field, names }]), ...walk(type, below)];
    });
  return definitions.flatMap((one) => {
    const root = one.kind === Kind.OPERATION_DEFINITION && schema.getRootType(one.operation);
    return root ? walk(root, [one.selectionSet]) : [];
  });
}

/** Places whose selections are never of the same object in one browser. */
const neverTogether = new Set([
  // Customers see prices, the kitchen what to cook.
  'Order.items',
  'OrderItem.choices',
  // Two lists: of a page, and of one dialog.
  'BookingConnection.pageInfo',
]);

it('no operation replaces what another selects of an object without an id', () => {
  const selections = new Map<string, Set<string>>();
  for (const [name, document] of Object.entries(documents)) {
    if (!name.endsWith('Document')) continue;
    for (const { parent, field, names } of selectedBy(document)) {
      const type = getNamedType(parent.getFields()[field]?.type);
      const place = `${parent.name}.${field}`;
      if (/^(?:Mutation|Subscription)\./.test(place) || isMerged(parent.name, field, type?.name ?? ''))
        continue;
      selections.set(place, (selections.get(place) ?? new Set()).add(names.join(' ')));
    }
  }
  expect(selections.size).toBeGreaterThan(20);
  const clashes = [...selections].filter(([place, { size }]) => size > 1 && !neverTogether.has(place));
  expect(clashes).toEqual([]);
});
