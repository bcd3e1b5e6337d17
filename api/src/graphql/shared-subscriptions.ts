import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createSourceEventStream,
  execute,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import type { Language } from '../platform/language.js';
import { LiveSource, maxBacklog, tooFarBehind, type Follower } from '../platform/live-source.js';
import { anonymousContext, type Context } from './context.js';

interface Receiver {
  deliver(message: Buffer): void;
}

/** What is executed for each value, without its viewer. */
interface Execution extends Omit<ExecutionArgs, 'document' | 'operationName'> {
  /** Not the document itself, so that only the cache holds parsed documents. */
  readonly readDocument: () => DocumentNode;
  /** The operation of the document to execute; undefined if it has only one. */
  readonly name: string | undefined;
}

/** An operation on a socket, ready to be executed. */
export interface SocketOperation extends Execution {
  readonly contextValue: Context;
  readonly receiver: Receiver;
  /** The client's id of this operation. */
  readonly id: string;
  /** Identifies the document across clients. */
  readonly documentKey: string;
}

const executionArgsOf = ({ readDocument, name, ...execution }: Execution): ExecutionArgs => ({
  ...execution,
  document: readDocument(),
  operationName: name,
});

/** The payload of a `next` message. */
interface Payload {
  readonly data?: ExecutionResult['data'];
  readonly errors?: readonly GraphQLFormattedError[];
}

export type FormatResult = (
  result: ExecutionResult,
  caller: Partial<Pick<Context, 'language' | 'requestId'>>,
) => Payload;

/** Sockets written to before other work gets a turn of the event loop. */
const maxBurst = 500;

/** Concurrent executions of one document. */
const maxParallel = 16;

/**
 * Subscriptions of one channel with the same document, variables and language share one execution and one JSON text of
 * each value. It runs with an anonymous context; if it asks who the viewer is, each subscription gets its own execution.
 */
export class SharedSubscriptions {
  private readonly executions = new Map<string, SharedExecution>();

  constructor(private readonly format: FormatResult) {}

  /** Replaces GraphQL.js's `subscribe`: the returned iterator yields nothing and ends with the {@link LiveSource}. */
  readonly subscribe = async (
    args: ExecutionArgs,
  ): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> => {
    const operation = args as ExecutionArgs & SocketOperation;
    const source = await createSourceEventStream(executionArgsOf(operation));
    if (!(Symbol.asyncIterator in source)) return source;
    if (!(source instanceof LiveSource))
      throw new TypeError('A subscription resolver must return a LiveSource');
    return new Subscription(operation, source, this);
  };

  /** Joins the execution shared by all equal operations on the same channel. */
  enter(operation: SocketOperation, channel: string): SharedExecution {
    const { documentKey, name, variableValues, contextValue } = operation;
    const key = `${channel} ${documentKey} ${name ?? ''} ${contextValue.language ?? ''} ${JSON.stringify(variableValues)}`;
    const { executions, format } = this;
    const onUnused = () => executions.delete(key);
    const execution = executions.get(key) ?? new SharedExecution(operation, format, onUnused);
    executions.set(key, execution);
    execution.enter();
    return execution;
  }
}

/** A value with the subscriptions that receive it. */
interface Job {
  readonly value: object;
  readonly to: Subscription[];
}

/** Sends the results of one document in the order of their values. */
class SharedExecution {
  private subscriptions = 0;
  private readonly operation: Execution;
  private readonly language: Language | undefined;
  private readonly jobs: Job[] = [];
  private working: Promise<void> | undefined;
  /** Whether a result depended on the viewer. */
  private isPersonal = false;

  constructor(
    { schema, readDocument, variableValues, name, contextValue }: SocketOperation,
    private readonly format: FormatResult,
    private readonly onUnused: () => void,
  ) {
    this.operation = { schema, readDocument, variableValues, name };
    this.language = contextValue.language;
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

  /** Resolves when all values received so far have been sent. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    // A channel gives a value to all its followers in one tick: after it, the job is complete.
    await Promise.resolve();
    while (this.jobs.length > 0) {
      // Executed in parallel, so that their reads are batched; sent one after another.
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

  /** Returns one result for all, or one per subscription. */
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
    const { language } = this;
    const contextValue = anonymousContext(language, () => {
      isPersonal = true;
    });
    const result = await execute({ ...executionArgsOf(this.operation), rootValue: value, contextValue });
    if (!isPersonal) return encode(this.format(result, { language }));
    this.isPersonal = true;
    return undefined;
  }

  private async executeFor(value: object, { contextValue }: SocketOperation): Promise<Buffer> {
    const result = await execute({ ...executionArgsOf(this.operation), rootValue: value, contextValue });
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

/** One operation on one socket. For graphql-ws, an iterator that yields nothing until it ends. */
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

  /** Starts the subscription; resolves when it has ended. */
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

  /** @param tail part of the message after the operation's id, shared by all subscriptions */
  send(tail: Buffer): void {
    if (!this.settle) return;
    const message = Buffer.allocUnsafe(this.headBytes + tail.length);
    message.write(this.head);
    tail.copy(message, this.headBytes);
    this.operation.receiver.deliver(message);
  }

  /** Sends values received before the end first. */
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

/** A `next` message in graphql-ws's format without its beginning. */
function encode(payload: Payload): Buffer {
  return Buffer.from(`,"type":"next","payload":${JSON.stringify(payload)}}`);
}
