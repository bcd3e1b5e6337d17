import { Kind, parse, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';

/**
 * What everybody may see and everybody sees alike. A field whose resolver looks at who asks must never be named here;
 * nor one that shows anything but the menu, whose changes are all that the prepared answers hear of.
 */
const publicFields: ReadonlySet<string> = new Set([
  'Query.menu',
  'MenuItem.id',
  'MenuItem.name',
  'MenuItem.price',
  'MenuItem.description',
  'MenuItem.category',
  'MenuItem.image',
  'MenuItem.version',
]);

/** Whether a valid document's operations, all of them, are queries of the public menu and nothing else. */
export function readsPublicMenuAlone(schema: GraphQLSchema, source: string): boolean {
  const document = parse(source);
  const types = new TypeInfo(schema);
  let isPublic = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) => {
        if (operation !== 'query') isPublic = false;
      },
      Field: ({ name }) => {
        const isKnown = publicFields.has(`${types.getParentType()?.name}.${name.value}`);
        if (!isKnown && name.value !== '__typename') isPublic = false;
      },
    }),
  );
  return isPublic && document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}
