// A plugin of GraphQL Code Generator: the names of the shop's operations, for the server's metrics.

import { Kind } from 'graphql';

/**
 * @param {unknown} _schema
 * @param {{ document?: import('graphql').DocumentNode }[]} documents
 */
export function plugin(_schema, documents) {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ name }) => name?.value)
    .filter((name) => name !== undefined)
    .toSorted((one, other) => (one < other ? -1 : 1));
  return `/** The names that the shop gives its operations. */
export const operationNames: ReadonlySet<string> = new Set(${JSON.stringify(names, undefined, 2)});
`;
}
