import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from './context.js';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Makes every resolver keep its operation's deadline. */
export function limitTime(schema: GraphQLSchema): void {
  const limited = (resolve: Resolver): Resolver => {
    return (root, args, context, info) => {
      const { deadline } = context;
      deadline?.check();
      const value: unknown = resolve(root, args, context, info);
      return deadline && value instanceof Promise ? deadline.race(value) : value;
    };
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !('getFields' in type)) continue;
    for (const field of Object.values(type.getFields())) {
      if ('resolve' in field && field.resolve) field.resolve = limited(field.resolve);
    }
  }
}
