import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { setImmediate as breathe } from 'node:timers/promises';
import { DomainError } from '../platform/errors.js';
import { LiveSource, type Follower } from '../platform/live-source.js';
import { anonymousContext, type Context, type Loaders } from './context.js';

/** Whoever the messages of a subscription go to. */
interface Receiver {
  deliver(message: Buffer): void;
}

/** An operation that is ready to be executed, and who asked for it. */
export interface SocketOperation extends ExecutionArgs {
  readonly contextValue: Context;
  readonly receiver: Receiver;
  /** The client's, of this operation. */
  readonly id: string;
  /** The same for the same document, whoever sent it. */
  readonly documentKey: string;
}

/** What a `next` message carries. */
interface Payload {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[];
}

export type FormatResult = (result: ExecutionResult, context?: Context) => Payload;

/** Sockets that are told in one go; then everything else has its turn. */
const atOnce = 500;

/** Answers of a lane that are made at a time. */
const sideBySide = 16;

/** Events that may wait in a lane. Who follows it opens the subscription again then, and reads the present state. */
export const mostBehind = 1000;

/**
 * Subscriptions of which many ask the same: what happens is read, executed and written as JSON once for all whose
 * document, variables and source are the same. That is only done with an answer that does not depend on who asks:
 * nobody is known while it is made, and if it asked for somebody, it is made anew for each.
 */
export class SharedSubscriptions {
  private readonly parts: Parts;

  /** @param loaders they cache nothing, so that all may have the same */
  constructor(format: FormatResult, loaders: Loaders) {
    this.parts = { format, loaders, lanes: new Map() };
  }

  /** In the place of GraphQL.js's own: tells a {@link LiveSource}'s followers directly, and ends when that ends. */
  readonly subscribe = async (
    args: ExecutionArgs,
  ): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> => {
    const operation = args as SocketOperation;
    const source = await createSourceEventStream(operation);
    if (!(Symbol.asyncIterator in source)) return source;
    if (source instanceof LiveSource) return new Subscriber(operation, source, this);
    return executeEach(operation, source);
  };

  /** The lane of all who ask the same of the same source. */
  enter(operation: SocketOperation, channel: string): Lane {
    const { documentKey, operationName, variableValues } = operation;
    const key = `${channel} ${documentKey} ${operationName ?? ''} ${JSON.stringify(variableValues)}`;
    const { lanes } = this.parts;
    const lane = lanes.get(key) ?? new Lane(operation, this.parts, key);
    lanes.set(key, lane);
    lane.users += 1;
    return lane;
  }
}

interface Parts {
  readonly format: FormatResult;
  readonly loaders: Loaders;
  readonly lanes: Map<string, Lane>;
}

async function* executeEach(
  operation: SocketOperation,
  source: AsyncIterable<unknown>,
): AsyncGenerator<ExecutionResult> {
  for await (const event of source) yield await execute({ ...operation, rootValue: event });
}

/** One event, and who is to be told of it. */
interface Job {
  readonly event: object;
  readonly to: Subscriber[];
}

/** Makes answers one after another, so that they come in the order of what happened. */
class Lane {
  users = 0;
  private readonly operation: ExecutionArgs;
  private readonly jobs: Job[] = [];
  private working: Promise<void> | undefined;
  /** Whether an answer has asked who asks. */
  private isPersonal = false;

  constructor(
    { schema, document, variableValues, operationName }: SocketOperation,
    private readonly parts: Parts,
    private readonly key: string,
  ) {
    this.operation = { schema, document, variableValues, operationName };
  }

  leave(): void {
    this.users -= 1;
    if (this.users === 0) this.parts.lanes.delete(this.key);
  }

  add(event: object, subscriber: Subscriber): void {
    const latest = this.jobs.at(-1);
    if (latest?.event === event) {
      latest.to.push(subscriber);
      return;
    }
    if (this.jobs.length >= mostBehind) {
      subscriber.finish(new DomainError('UNAVAILABLE', 'Too much happens at once. Please try again.'));
      return;
    }
    this.jobs.push({ event, to: [subscriber] });
    this.working ??= this.work();
  }

  /** When all that has come so far has been told. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    // Whoever is told of the same event in the same go is among those it is for then.
    await Promise.resolve();
    while (this.jobs.length > 0) {
      // Made side by side, so that they read together; told one after another.
      const some = this.jobs.splice(0, sideBySide);
      const answers = await Promise.allSettled(some.map((job) => this.answer(job)));
      for (const [index, { to }] of some.entries()) {
        const answer = answers[index];
        if (answer?.status === 'fulfilled') await tell(to, answer.value);
        else for (const subscriber of to) subscriber.finish(answer?.reason);
      }
    }
    this.working = undefined;
  }

  /** One for all, or one for each. */
  private async answer({ event, to }: Job): Promise<Buffer | Buffer[]> {
    const shared = this.isPersonal ? undefined : await this.answerAll(event);
    if (shared) return shared;
    const own: Buffer[] = [];
    for (let from = 0; from < to.length; from += atOnce) {
      if (from > 0) await breathe();
      const some = to.slice(from, from + atOnce);
      own.push(...(await Promise.all(some.map((subscriber) => this.answerOne(event, subscriber)))));
    }
    return own;
  }

  /** @returns undefined if the answer depends on who asks */
  private async answerAll(event: object): Promise<Buffer | undefined> {
    let isPersonal = false;
    const contextValue = anonymousContext(this.parts.loaders, () => {
      isPersonal = true;
    });
    const result = await execute({ ...this.operation, rootValue: event, contextValue });
    if (!isPersonal) return encode(this.parts.format(result));
    this.isPersonal = true;
    return undefined;
  }

  private async answerOne(event: object, { operation: { contextValue } }: Subscriber): Promise<Buffer> {
    const result = await execute({ ...this.operation, rootValue: event, contextValue });
    return encode(this.parts.format(result, contextValue));
  }
}

async function tell(to: readonly Subscriber[], answer: Buffer | readonly Buffer[]): Promise<void> {
  for (const [index, subscriber] of to.entries()) {
    if (index > 0 && index % atOnce === 0) await breathe();
    const tail = Array.isArray(answer) ? (answer as Buffer[])[index] : (answer as Buffer);
    if (tail) subscriber.send(tail);
  }
}

/** One operation on one socket. To graphql-ws it is an iterator that brings nothing until it ends. */
class Subscriber implements AsyncGenerator<ExecutionResult>, Follower<object> {
  private readonly head: string;
  private readonly headBytes: number;
  private lane: Lane | undefined;
  private leave: (() => void) | undefined;
  private ended: ((error?: unknown) => void) | undefined;

  constructor(
    readonly operation: SocketOperation,
    private readonly source: LiveSource<object>,
    private readonly subscriptions: SharedSubscriptions,
  ) {
    this.head = `{"id":${JSON.stringify(operation.id)}`;
    this.headBytes = Buffer.byteLength(this.head);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Begins, and is answered when it has ended. */
  next(): Promise<IteratorResult<ExecutionResult>> {
    return new Promise((resolve, reject) => {
      this.ended = (error) => (error === undefined ? resolve(nothingMore) : reject(error));
      this.lane = this.subscriptions.enter(this.operation, this.source.channel);
      this.leave = this.source.follow(this);
    });
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.finish();
    return Promise.resolve(nothingMore);
  }

  throw(error: unknown): Promise<IteratorResult<ExecutionResult>> {
    this.finish();
    return Promise.reject(error);
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.finish();
    return Promise.resolve();
  }

  take(event: object): void {
    this.lane?.add(event, this);
  }

  end(error?: unknown): void {
    void this.endAfterwards(error);
  }

  /** @param tail what all get; that it is for this operation comes before it */
  send(tail: Buffer): void {
    if (!this.ended) return;
    const message = Buffer.allocUnsafe(this.headBytes + tail.length);
    message.write(this.head);
    tail.copy(message, this.headBytes);
    this.operation.receiver.deliver(message);
  }

  /** What it was told before goes out before. */
  private async endAfterwards(error: unknown): Promise<void> {
    await this.lane?.idle();
    this.finish(error);
  }

  finish(error?: unknown): void {
    const { ended } = this;
    if (!ended) return;
    this.ended = undefined;
    this.leave?.();
    this.lane?.leave();
    ended(error);
  }
}

const nothingMore: IteratorResult<ExecutionResult> = { done: true, value: undefined };

/** All of a `next` message but its beginning, as graphql-ws writes it. */
function encode(payload: Payload): Buffer {
  return Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`);
}
