// A plugin of GraphQL Code Generator: the names of the shop's operations, for the server's metrics.

/**
 * @param {unknown} _schema
 * @param {{ document?: import('graphql').DocumentNode }[]} documents
 */
export function plugin(_schema, documents) {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map(({ name }) => name?.value)
    .filter((name) => name !== undefined)
    .sort();
  return `/** The names that the shop gives its operations. */
export const operationNames: ReadonlySet<string> = new Set(${JSON.stringify(names, undefined, 2)});
`;
}
