import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { LiveSource, maxBacklog, tooFarBehind, type Follower } from '../platform/live-source.js';
import { anonymousContext, type Context, type Loaders } from './context.js';

interface Receiver {
  deliver(message: Buffer): void;
}

/** An operation on a socket, ready to be executed. */
export interface SocketOperation extends ExecutionArgs {
  readonly contextValue: Context;
  readonly receiver: Receiver;
  /** The client's, of this operation. */
  readonly id: string;
  /** Identifies the document, from any client. */
  readonly documentKey: string;
}

/** What a `next` message carries. */
interface Payload {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[];
}

export type FormatResult = (result: ExecutionResult, context?: Context) => Payload;

/** Sockets that are written to in one go; then other work gets its turn. */
const maxBurst = 500;

/** Executions of one document at a time. */
const maxParallel = 16;

/**
 * Subscriptions of one channel with the same document and variables share one execution and one JSON text of each
 * value. It runs with an anonymous context; if it asks who the viewer is, each subscription gets its own execution.
 */
export class SharedSubscriptions {
  private readonly executions = new Map<string, SharedExecution>();

  /** @param loaders without a cache, so that all may use the same */
  constructor(
    private readonly format: FormatResult,
    private readonly loaders: Loaders,
  ) {}

  /** In the place of GraphQL.js's own: what it returns yields nothing, and ends when the {@link LiveSource} does. */
  readonly subscribe = async (
    args: ExecutionArgs,
  ): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> => {
    const operation = args as SocketOperation;
    const source = await createSourceEventStream(operation);
    if (!(Symbol.asyncIterator in source)) return source;
    if (!(source instanceof LiveSource))
      throw new TypeError('A subscription resolver must return a LiveSource');
    return new Subscription(operation, source, this);
  };

  /** Enters the execution that all share who ask the same of the same channel. */
  enter(operation: SocketOperation, channel: string): SharedExecution {
    const { documentKey, operationName, variableValues } = operation;
    const key = `${channel} ${documentKey} ${operationName ?? ''} ${JSON.stringify(variableValues)}`;
    const { executions, format, loaders } = this;
    const onUnused = () => executions.delete(key);
    const execution = executions.get(key) ?? new SharedExecution(operation, format, loaders, onUnused);
    executions.set(key, execution);
    execution.enter();
    return execution;
  }
}

/** A value, and the subscriptions that get it. */
interface Job {
  readonly value: object;
  readonly to: Subscription[];
}

/** Sends the results of one document in the order of their values. */
class SharedExecution {
  private subscriptions = 0;
  private readonly operation: ExecutionArgs;
  private readonly jobs: Job[] = [];
  private working: Promise<void> | undefined;
  /** Whether a result depended on the viewer. */
  private isPersonal = false;

  constructor(
    { schema, document, variableValues, operationName }: SocketOperation,
    private readonly format: FormatResult,
    private readonly loaders: Loaders,
    private readonly onUnused: () => void,
  ) {
    this.operation = { schema, document, variableValues, operationName };
  }

  enter(): void {
    this.subscriptions += 1;
  }

  leave(): void {
    this.subscriptions -= 1;
    if (this.subscriptions === 0) this.onUnused();
  }

  add(value: object, subscription: Subscription): void {
    const latest = this.jobs.at(-1);
    if (latest?.value === value) {
      latest.to.push(subscription);
      return;
    }
    if (this.jobs.length >= maxBacklog) {
      subscription.finish(tooFarBehind());
      return;
    }
    this.jobs.push({ value, to: [subscription] });
    this.working ??= this.work();
  }

  /** Resolves when all values that have come so far have been sent. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    // A channel gives a value to all of its followers in one tick: the job is complete after it.
    await Promise.resolve();
    while (this.jobs.length > 0) {
      // Executed in parallel, so that loaders batch; sent one after another.
      const some = this.jobs.splice(0, maxParallel);
      const results = await Promise.allSettled(some.map((job) => this.execute(job)));
      for (const [index, { to }] of some.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') await send(to, result.value);
        else for (const subscription of to) subscription.finish(result?.reason);
      }
    }
    this.working = undefined;
  }

  /** One result for all, or one for each. */
  private async execute({ value, to }: Job): Promise<Buffer | Buffer[]> {
    const shared = this.isPersonal ? undefined : await this.executeForAll(value);
    if (shared) return shared;
    const own: Buffer[] = [];
    for (let from = 0; from < to.length; from += maxBurst) {
      if (from > 0) await nextTurn();
      const some = to.slice(from, from + maxBurst);
      own.push(...(await Promise.all(some.map(({ operation }) => this.executeFor(value, operation)))));
    }
    return own;
  }

  /** @returns undefined if the result depends on the viewer */
  private async executeForAll(value: object): Promise<Buffer | undefined> {
    let isPersonal = false;
    const contextValue = anonymousContext(this.loaders, () => {
      isPersonal = true;
    });
    const result = await execute({ ...this.operation, rootValue: value, contextValue });
    if (!isPersonal) return encode(this.format(result));
    this.isPersonal = true;
    return undefined;
  }

  private async executeFor(value: object, { contextValue }: SocketOperation): Promise<Buffer> {
    const result = await execute({ ...this.operation, rootValue: value, contextValue });
    return encode(this.format(result, contextValue));
  }
}

async function send(to: readonly Subscription[], result: Buffer | Buffer[]): Promise<void> {
  for (const [index, subscription] of to.entries()) {
    if (index > 0 && index % maxBurst === 0) await nextTurn();
    const tail = Array.isArray(result) ? result[index] : result;
    if (tail) subscription.send(tail);
  }
}

/** One operation on one socket. To graphql-ws it is an iterator that yields nothing until it ends. */
class Subscription implements AsyncGenerator<ExecutionResult>, Follower<object> {
  private readonly head: string;
  private readonly headBytes: number;
  private execution: SharedExecution | undefined;
  private leave: (() => void) | undefined;
  private settle: ((error?: unknown) => void) | undefined;

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

  /** Begins; resolves when the subscription has ended. */
  next(): Promise<IteratorResult<ExecutionResult>> {
    return new Promise((resolve, reject) => {
      this.settle = (error) => (error === undefined ? resolve(done) : reject(error));
      this.execution = this.subscriptions.enter(this.operation, this.source.channel);
      this.leave = this.source.follow(this);
    });
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.finish();
    return Promise.resolve(done);
  }

  throw(error: unknown): Promise<IteratorResult<ExecutionResult>> {
    this.finish();
    return Promise.reject(error);
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.finish();
    return Promise.resolve();
  }

  take(value: object): void {
    this.execution?.add(value, this);
  }

  end(error?: unknown): void {
    void this.finishWhenSent(error);
  }

  /** @param tail the part of the message that all subscriptions share; before it comes the operation's id */
  send(tail: Buffer): void {
    if (!this.settle) return;
    const message = Buffer.allocUnsafe(this.headBytes + tail.length);
    message.write(this.head);
    tail.copy(message, this.headBytes);
    this.operation.receiver.deliver(message);
  }

  /** Values that came before the end are sent first. */
  private async finishWhenSent(error: unknown): Promise<void> {
    await this.execution?.idle();
    this.finish(error);
  }

  finish(error?: unknown): void {
    const { settle } = this;
    if (!settle) return;
    this.settle = undefined;
    this.leave?.();
    this.execution?.leave();
    settle(error);
  }
}

const done: IteratorResult<ExecutionResult> = { done: true, value: undefined };

/** A `next` message as graphql-ws writes it, but for its beginning. */
function encode(payload: Payload): Buffer {
  return Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`);
}
