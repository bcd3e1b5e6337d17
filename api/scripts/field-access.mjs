// A plugin of GraphQL Code Generator: who may read the fields of object types, for REST.

import { getDirectiveValues, isObjectType } from 'graphql';

/** @param {import('graphql').GraphQLSchema} schema */
export function plugin(schema) {
  const access = schema.getDirective('access');
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !roots.includes(type),
  );
  const byType = types.flatMap((type) => {
    const fields = Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const values = access && astNode && getDirectiveValues(access, astNode);
      return values ? [[name, values]] : [];
    });
    return fields.length > 0 ? [[type.name, Object.fromEntries(fields)]] : [];
  });
  return `/** Who may read the fields of the schema that have \`@access\`. */
export const fieldAccess = ${JSON.stringify(Object.fromEntries(byType), undefined, 2)} as const;
`;
}
