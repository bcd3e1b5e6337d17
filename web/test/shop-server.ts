import { Repeater } from '@repeaterjs/repeater';
import type { TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getDirectiveValues,
  GraphQLError,
  isObjectType,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import sdl from '../../schema.graphql?raw';
import type {
  Mutation,
  MutationResolvers,
  Query,
  QueryResolvers,
  Subscription,
  User,
} from './generated/schema';

/**
 * The shop's server for screens: executes and subscribes on `schema.graphql` with the answers of a test, behind the
 * browser's `fetch` and `WebSocket`, so that the shop's own links and socket run unchanged.
 */

const schema = buildSchema(sdl);

const isRoot = (name: string) => ['Query', 'Mutation', 'Subscription'].includes(name);

/** As the real server: null for fields that the user may not read. An operation that they may not use is a fault of the screen. */
function guard(): void {
  const access = schema.getDirective('access');
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const values = access && field.astNode && getDirectiveValues(access, field.astNode);
      if (!values) continue;
      field.resolve = (record: { user?: User | null }, args, context, info) => {
        const answer = present?.answers.me;
        // A function answers differently each time it is called: no one user is checked.
        const me = typeof answer === 'function' ? undefined : answer;
        // Customers read their own records alone.
        const isOwn = values['orOwner'] === true && (!me?.staffRole || record.user?.id === me.id);
        const isApproved = values['orApproved'] === true && Boolean(args['approval']);
        if (me?.permissions.includes(values['permission'] as never) || isOwn || isApproved)
          return defaultFieldResolver(record, args, context, info);
        if (me && isRoot(type.name))
          throw new Error(`${me.staffRole ?? 'A customer'} may not use ${field.name}`);
        return isRoot(type.name) ? defaultFieldResolver(record, args, context, info) : null;
      };
    }
  }
}
guard();

type ArgsOf<Resolver> = Resolver extends (parent: never, args: infer Args, ...rest: never[]) => unknown
  ? Args
  : never;
type Answer<Value, Resolver> = Value | ((args: ArgsOf<Resolver>) => Value | Promise<Value>);
type RootAnswers<Root, Resolvers> = {
  [Field in Exclude<keyof Root, '__typename'>]?: Answer<
    Root[Field],
    NonNullable<Field extends keyof Resolvers ? Resolvers[Field] : never>
  >;
};
/** What a subscription begins with. */
type PresentState = { [Topic in keyof Subscription]?: Subscription[Topic] };

/** Values by field of `Query`, `Mutation` and `Subscription`, or functions of the field's arguments. */
export type Answers = RootAnswers<Query, Required<QueryResolvers>> &
  RootAnswers<Mutation, Required<MutationResolvers>> &
  PresentState;

/**
 * `unreachable`: no connection; a number: the status of a proxy's page, as 503; `fault`: an internal error of the server;
 * otherwise a {@link refusal}.
 */
export type Failure = 'unreachable' | 'fault' | number | GraphQLError;

interface Request {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** In which the page wants the answer. */
  readonly language?: string | null;
}

interface Push {
  readonly topic: keyof Subscription;
  readonly push: (event: Partial<Subscription>) => unknown;
}

/**
 * A refusal by the server.
 * @param fields field and message of each fault of the input
 * @param details what it says beside its message
 */
export const refusal = (
  code: string,
  message: string,
  fields?: readonly { readonly field: string; readonly message: string }[],
  details: Readonly<Record<string, unknown>> = {},
) => new GraphQLError(message, { extensions: { code, ...(fields && { fields }), ...details } });

export class ShopServer {
  /**
   * Answers to REST requests, given the JSON body or the query, by method and path, which is also the name of the operation.
   * A file is answered as a {@link Response}.
   */
  readonly restAnswers: Record<string, (body: unknown) => unknown> = {};
  /** What the page has sent, oldest first. */
  readonly requests: Request[] = [];
  private readonly failures = new Map<string, Failure>();
  private readonly held = new Map<string, Promise<void>>();
  private readonly pushes = new Set<Push>();
  private readonly sockets = new Set<ShopSocket>();
  private unanswered = 0;
  private isOnline = true;
  private isAnswering = true;

  constructor(public answers: Answers) {}

  /** Replaces answers. */
  answer(answers: Answers): void {
    this.answers = { ...this.answers, ...answers };
  }

  /** The answer to a mutation, from which on queries have these answers. */
  changing<Result>(result: Result, answers: Answers): () => Result {
    return () => {
      this.answer(answers);
      return result;
    };
  }

  /** Lets an operation fail until {@link recovers}. @param operation its name, or `*` for all but the session's */
  fails(operation: string, failure: Failure): void {
    this.failures.set(operation, failure);
  }

  recovers(operation = '*'): void {
    this.failures.delete(operation);
  }

  /** Holds the answers to an operation back. @returns sends them */
  holds(operation: string): () => void {
    let release = () => {};
    this.held.set(operation, new Promise((resolve) => (release = resolve)));
    return () => {
      this.held.delete(operation);
      release();
    };
  }

  /** Sends an event to the subscribers of a topic. */
  publish<Topic extends keyof Subscription>(topic: Topic, value: Subscription[Topic]): void {
    const event: Partial<Subscription> = {};
    event[topic] = value;
    for (const listener of this.pushes) if (listener.topic === topic) void listener.push(event);
  }

  isSubscribed(topic: keyof Subscription): boolean {
    return this.subscribersOf(topic) > 0;
  }

  /** Several parts of a screen may listen to one topic. */
  subscribersOf(topic: keyof Subscription): number {
    return [...this.pushes].filter((listener) => listener.topic === topic).length;
  }

  /** The variables of each request of an operation. */
  sent(operation: string): Record<string, unknown>[] {
    return this.requests
      .filter(({ operationName }) => operationName === operation)
      .map(({ variables }) => variables);
  }

  /** Ends all sockets, and refuses connections until {@link connect}. */
  disconnect(): void {
    this.isOnline = false;
    this.closeSockets(1006);
  }

  connect(): void {
    this.isOnline = true;
  }

  /** From now on sockets neither open nor close, so that no message repairs what a request has failed to bring. */
  ignoreSockets(): void {
    this.isAnswering = false;
  }

  /** Ends the shop at the end of a test. */
  close(): void {
    this.isOnline = false;
    this.closeSockets(1000);
  }

  /** The data of a query. */
  async data<Data, Variables>(document: TypedDocumentNode<Data, Variables>): Promise<Data> {
    const result = await this.execute({ document: addTypenameToDocument(document), variables: {} });
    if (result.errors) throw new AggregateError(result.errors);
    return result.data as Data;
  }

  async fetch(request: globalThis.Request): Promise<Response> {
    if (!request.url.endsWith('/graphql')) return this.rest(request);
    const language = request.headers.get('accept-language');
    const sent = { ...((await request.json()) as Request), language };
    return this.answering(sent, () => this.answerTo(sent));
  }

  private async answering(sent: Request, answer: () => Promise<Response>): Promise<Response> {
    this.requests.push(sent);
    await this.held.get(sent.operationName);
    this.unanswered += 1;
    try {
      return await answer();
    } finally {
      this.unanswered -= 1;
    }
  }

  /** Whether all requests have been answered but those held back. */
  get isIdle(): boolean {
    return this.unanswered === 0;
  }

  private async answerTo(sent: Request): Promise<Response> {
    const failure = this.failureOf(sent);
    if (failure instanceof Response) return failure;
    if (failure) return Response.json({ data: null, errors: [failure] });
    return Response.json(await this.execute({ document: parse(sent.query), variables: sent.variables }));
  }

  private failureOf({ operationName }: Request): GraphQLError | Response | undefined {
    const failure =
      this.failures.get(operationName) ?? (operationName === 'Me' ? undefined : this.failures.get('*'));
    if (!this.isOnline || failure === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof failure === 'number') return new Response('A proxy’s page', { status: failure });
    return failure === 'fault' ? refusal('INTERNAL_SERVER_ERROR', 'Something went wrong') : failure;
  }

  /** Accepts a socket. */
  open(socket: ShopSocket): void {
    this.sockets.add(socket);
    socket.addEventListener('close', () => this.sockets.delete(socket));
    if (!this.isOnline) socket.ended(1006);
    if (!this.isOnline || !this.isAnswering) return;
    const closed = this.live.opened(
      {
        protocol: socket.protocol,
        send: (message) => socket.receives(message),
        close: (code = 1000, reason = '') => socket.ended(code, reason),
        onMessage: (listener) => (socket.listener = listener),
      },
      undefined,
    );
    socket.addEventListener('close', () => void closed());
    socket.accepted();
  }

  private closeSockets(code: number): void {
    for (const socket of this.sockets) socket.ended(code);
  }

  private async rest(request: globalThis.Request): Promise<Response> {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    if (route === 'POST /api/auth/logout') return Response.json({ message: 'Logged out' });
    const variables =
      request.method === 'GET'
        ? Object.fromEntries(new URL(request.url).searchParams)
        : ((await request.json()) as Record<string, unknown>);
    const language = request.headers.get('accept-language');
    const sent = { operationName: route, query: '', variables, language };
    return this.answering(sent, async () => {
      const failure = this.failureOf(sent);
      if (failure instanceof Response) return failure;
      if (failure) {
        const { fields, ...details } = failure.extensions;
        return Response.json({ message: failure.message, errors: fields, ...details }, { status: 400 });
      }
      const answer = this.restAnswers[route]?.(variables);
      if (answer instanceof Response) return answer;
      if (answer !== undefined) return Response.json(answer);
      return Response.json({ message: `No answer for ${route}` }, { status: 404 });
    });
  }

  private async execute({ document, variables }: { document: DocumentNode; variables: object }) {
    const invalid = validate(schema, document);
    const result =
      invalid.length > 0
        ? { errors: invalid }
        : await execute({ schema, document, rootValue: this.answers, variableValues: { ...variables } });
    for (const error of result.errors ?? []) {
      // A mistake of the test: an answer is missing, or does not match the schema.
      if (!error.extensions['code'])
        reportError(new Error(`${error.path?.join('.') ?? ''}: ${error.message}`));
    }
    return result;
  }

  private readonly live = makeServer({
    schema,
    roots: {
      subscription: Object.fromEntries(
        Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).map((field) => {
          const topic = field as keyof Subscription;
          return [topic, () => this.events(topic)];
        }),
      ),
    },
  });

  private events(topic: keyof Subscription): AsyncIterable<Partial<Subscription>> {
    return new Repeater(async (push, stop) => {
      const listener = { topic, push };
      this.pushes.add(listener);
      if (this.answers[topic] !== undefined) void push({ [topic]: this.answers[topic] });
      await stop;
      this.pushes.delete(listener);
    });
  }
}

/** The browser's end of a socket to a {@link ShopServer}. */
class ShopSocket extends EventTarget {
  readonly protocol = 'graphql-transport-ws';
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  /** The server's. */
  listener: (message: string) => Promise<void> = () => Promise.resolve();

  constructor(server: ShopServer) {
    super();
    queueMicrotask(() => server.open(this));
  }

  send(message: string): void {
    queueMicrotask(() => void this.listener(message));
  }

  close(code = 1000, reason = ''): void {
    this.ended(code, reason);
  }

  accepted(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  receives(message: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent('message', { data: message }));
  }

  ended(code: number, reason = ''): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    const event = new CloseEvent('close', { code, reason, wasClean: code !== 1006 });
    this.onclose?.(event);
    this.dispatchEvent(event);
  }
}
// The shop recognises its socket by `instanceof WebSocket`.
Object.setPrototypeOf(ShopSocket.prototype, WebSocket.prototype);

let present: ShopServer | undefined;

const isOfShop = (url: string | URL) => {
  const { pathname } = new URL(url, window.location.href);
  return pathname === '/graphql' || pathname.startsWith('/api/');
};

const realFetch = window.fetch;
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!present || !isOfShop(request.url)) return realFetch(request);
  const { signal } = request;
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  return Promise.race([present.fetch(request), aborted]);
};

window.WebSocket = new Proxy(WebSocket, {
  construct: (Real, [url, protocols]: [string | URL, (string | string[])?]) =>
    present && isOfShop(url) ? new ShopSocket(present) : new Real(url, protocols),
});

/** Lets this server answer the page. */
export function serve(server: ShopServer): void {
  // It continues when it is shown again, as after a reload.
  if (present !== server) present?.close();
  present = server;
}
