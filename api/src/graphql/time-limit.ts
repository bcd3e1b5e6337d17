import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { DomainError } from '../platform/errors.js';
import type { Context } from './context.js';

/** When one operation has to have its answer, whatever its resolvers still wait for. */
export class Deadline {
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly over: Promise<never>;

  constructor(private readonly seconds: number) {
    this.over = new Promise((_resolve, reject) => {
      this.timer = setTimeout(() => {
        this.isOver = true;
        reject(this.refusal());
      }, seconds * 1000).unref();
    });
    // Nobody may be waiting just then.
    this.over.catch(() => undefined);
  }

  /** @throws {DomainError} `OPERATION_TIMEOUT` if it is over */
  check(): void {
    if (this.isOver) throw this.refusal();
  }

  /** What `work` comes to, unless the deadline is over first. */
  race<T>(work: PromiseLike<T>): Promise<T> {
    return Promise.race([work, this.over]);
  }

  /** The operation has its answer. */
  end(): void {
    clearTimeout(this.timer);
  }

  private refusal(): DomainError {
    return new DomainError(
      'OPERATION_TIMEOUT',
      `This took longer than the ${this.seconds} seconds that an operation may take. A change may have been made all the same: look before you send it again.`,
    );
  }
}

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
