import type { IncomingMessage, OutgoingHttpHeader, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { compress } from './compress.js';
import type { GraphqlLane } from './graphql-lane.js';

/** Bytes. Requests of people who read a menu are small. */
const longestRequest = 16 * 1024;

const cacheLimits = { max: 500, maxSize: 32 * 1024 * 1024, maxEntrySize: 2 * 1024 * 1024 } as const;

/** Bytes. Smaller answers fit into the first packet as they are. */
const worthCompressing = 1024;

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface JsonBody {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

interface Variant {
  readonly body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: OutgoingHttpHeader[];
}

interface Answer {
  /** Of an answer that can be asked for anew by it. */
  readonly etag: string | undefined;
  /** All but those of the body's encoding and length. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly identity: Variant;
  /** Undefined until somebody who can read them has asked. */
  br?: Variant | 'being made';
  gzip?: Variant | 'being made';
}

type Body = string | Buffer;

/** Is told a body before it is sent, and whether everybody may have it, which is asked of whole answers only. */
type Keep = (sent: Body, isPublic?: () => boolean) => void;

interface PreparedAnswersOptions {
  /** Answers whatever is not prepared, and so says what answers look like. */
  readonly app: RequestListener;
  /** Answers operations that are sent in plain JSON and are not prepared. */
  readonly graphql: GraphqlLane;
  /** Of REST: what is below it but not public must not be named. */
  readonly publicPath: string;
  readonly graphqlPath: string;
  /** Whether a GraphQL document that was answered without an error reads nothing but what is public. */
  readonly isPublicDocument: (source: string) => boolean;
  /** Whether news of every change arrives here. While it does not, nothing is taken from here. */
  readonly isCurrent: () => boolean;
  /** A request's id, from its header `X-Request-Id` where that is fit. */
  readonly requestIdFrom: (header: unknown) => string;
  /** Begins to time a request; to be called again once it is answered. */
  readonly time: () => (request: { method: string; route: string; status: number }) => void;
  /** Writes an answered request to the log; undefined if the log does not hold them. */
  readonly logAccess: RequestListener | undefined;
}

/**
 * In front of Express: public answers as they were given last time, byte for byte, until what they show has changed.
 * Who asks is not looked at, because nobody is answered anything else; requests that are in any way unusual are passed on.
 */
export class PreparedAnswers {
  private readonly answers = new LRUCache<string, Answer>({
    ...cacheLimits,
    // Compressed ones come later and are smaller.
    sizeCalculation: ({ identity }, key) => identity.body.length * 2 + key.length,
  });
  /** By the header's text: browsers send a handful. */
  private readonly accepted = new LRUCache<string, Encoding | 'none'>({ max: 200 });
  /** Rises with every change: an answer that was begun before one may not be kept after it. */
  private generation = 0;

  constructor(private readonly options: PreparedAnswersOptions) {}

  /** Everything that was prepared may be out of date. */
  drop(): void {
    this.generation += 1;
    this.answers.clear();
  }

  readonly handle: RequestListener = (request, response) => {
    const { app, graphql, publicPath, graphqlPath, isCurrent } = this.options;
    const { method, url = '', headers } = request;
    if (!isCurrent()) return app(request, response);
    if (method === 'GET' && (url === publicPath || url.startsWith(`${publicPath}?`))) {
      const key = `GET ${url}\n${whereAsked(request)}`;
      this.answer(key, request, response, (keep) => {
        beforeEnd(response, (sent) => keep(sent));
        app(request, response);
      });
    } else if (method === 'POST' && url === graphqlPath && isPlainJson(request)) {
      readBody(request, (bytes) => {
        const key = `${headers.accept ?? ''}\n${whereAsked(request)}\n${bytes.toString('latin1')}`;
        this.answer(key, request, response, (keep) => {
          const body = readJson(bytes);
          const keepIfPublic = (sent: Body) => keep(sent, () => this.isPublicRead(body) && hasNoErrors(sent));
          if (body && graphql.takes(request)) {
            graphql.answer(request, response, body, keepIfPublic);
            return;
          }
          beforeEnd(response, keepIfPublic);
          request.unshift(bytes);
          app(request, response);
        });
      });
    } else app(request, response);
  };

  private routeOf({ method }: IncomingMessage): string {
    return method === 'GET' ? this.options.publicPath : this.options.graphqlPath;
  }

  private answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    makeAnew: (keep: Keep) => void,
  ): void {
    const { logAccess, requestIdFrom, time } = this.options;
    const answer = key.length <= longestRequest ? this.answers.get(key) : undefined;
    const state = answer && stateOf(request, answer);
    const variant = answer && this.variantFor(request, answer);
    if (answer && variant && state !== 'unclear') {
      const end = time();
      request.id = requestIdFrom(request.headers['x-request-id']);
      logAccess?.(request, response);
      const status = state === 'unchanged' ? 304 : 200;
      const headers = status === 304 ? withoutType(answer.headers) : variant.headers;
      response.writeHead(status, [...headers, 'X-Request-Id', request.id]);
      response.end(status === 304 ? undefined : variant.body);
      end({ method: request.method ?? '', route: this.routeOf(request), status });
      return;
    }
    makeAnew(answer ? () => undefined : this.keeper(key, response));
  }

  /** To be told what is about to be answered: keeps it, if it is a whole answer and nothing has changed meanwhile. */
  private keeper(key: string, response: ServerResponse): Keep {
    const { generation } = this;
    return (sent, isPublic = () => true) => {
      if (response.statusCode !== 200 || response.headersSent || response.hasHeader('Set-Cookie')) return;
      if (!isPublic()) return;
      response.appendHeader('Vary', 'Accept-Encoding');
      const isNew = generation === this.generation && this.options.isCurrent();
      if (isNew) this.answers.set(key, prepare(response, Buffer.from(sent as string)));
    };
  }

  private isPublicRead(body: JsonBody | undefined): boolean {
    const { query, extensions } = body ?? {};
    // To have a query persisted is to ask the app for something more than the answer.
    const isPersisting =
      typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions;
    return typeof query === 'string' && !isPersisting && this.options.isPublicDocument(query);
  }

  /** The best there is already; better ones are made for those who come after. Undefined if it cannot be read. */
  private variantFor({ headers }: IncomingMessage, answer: Answer): Variant | undefined {
    const encoding = this.encodingFor(headers['accept-encoding']);
    if (encoding === 'none') return undefined;
    if (encoding === 'identity' || answer.identity.body.length < worthCompressing) return answer.identity;
    const variant = answer[encoding];
    if (typeof variant === 'object') return variant;
    if (!variant) void this.compress(answer, encoding);
    return answer.identity;
  }

  private encodingFor(accepted: string | string[] | undefined): Encoding | 'none' {
    if (typeof accepted !== 'string') return 'identity';
    let encoding = this.accepted.get(accepted);
    if (!encoding) {
      const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
      const readable = negotiator.encodings([...encodings]);
      encoding = encodings.find((name) => readable.includes(name)) ?? 'none';
      if (accepted.length <= 200) this.accepted.set(accepted, encoding);
    }
    return encoding;
  }

  private async compress(answer: Answer, encoding: 'br' | 'gzip'): Promise<void> {
    answer[encoding] = 'being made';
    const body = await compress[encoding](answer.identity.body);
    answer[encoding] = variantOf(answer.headers, body, ['Content-Encoding', encoding]);
  }
}

/**
 * Has the body of the app's answer told, if it is sent in one piece. Not for every request: what a response with an `end` of its
 * own holds stays in memory until the next major garbage collection.
 */
function beforeEnd(response: ServerResponse, tell: (sent: Body) => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    const [sent] = args;
    if (typeof sent === 'string' || Buffer.isBuffer(sent)) tell(sent);
    return end(...args);
  };
}

/** Which host was asked and for which page: the headers of an answer name them. */
function whereAsked({ headers }: IncomingMessage): string {
  return [headers.host, headers['x-forwarded-host'], headers.origin].join('\n');
}

/** Undefined for what the app reads and we do not, such as a byte order mark, and for what it refuses. */
function readJson(bytes: Buffer): JsonBody | undefined {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function hasNoErrors(answer: Body): boolean {
  return !('errors' in (JSON.parse(answer.toString()) as object));
}

function prepare(response: ServerResponse, body: Buffer): Answer {
  const headers = headersOf(response);
  const etag = response.getHeader('ETag');
  return { etag: typeof etag === 'string' ? etag : undefined, headers, identity: variantOf(headers, body) };
}

function variantOf(
  headers: readonly OutgoingHttpHeader[],
  body: Buffer,
  encoding: readonly string[] = [],
): Variant {
  return { body, headers: [...headers, ...encoding, 'Content-Length', String(body.length)] };
}

/** Headers that are another's with each answer. */
const ofOneAnswer = new Set(['content-length', 'x-request-id']);

function headersOf(response: ServerResponse): OutgoingHttpHeader[] {
  return response
    .getHeaderNames()
    .filter((name) => !ofOneAnswer.has(name))
    .flatMap((name) => [name, response.getHeader(name) ?? '']);
}

/** As Express answers 304: what describes the body goes. */
function withoutType(headers: readonly OutgoingHttpHeader[]): OutgoingHttpHeader[] {
  return headers.filter((_, at) => String(headers[at - (at % 2)]).toLowerCase() !== 'content-type');
}

/** Whether a body is sent that the app would read as JSON, as it is and in one go. */
function isPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= longestRequest &&
    headers['content-encoding'] === undefined &&
    /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
  );
}

/** Whether the client has the answer already. Conditions that take more than a look are the app's. */
function stateOf(
  { method, headers }: IncomingMessage,
  { etag }: Answer,
): 'changed' | 'unchanged' | 'unclear' {
  const known = headers['if-none-match'];
  if (method !== 'GET' || known === undefined || etag === undefined) return 'changed';
  if (known.includes(',') || known.trim() === '*' || headers['cache-control'] !== undefined) return 'unclear';
  const tag = (text: string) => text.trim().replace(/^W\//, '');
  return tag(known) === tag(etag) ? 'unchanged' : 'changed';
}

/** Hands over the whole body. Who wants it read once more puts it back before the turn of the event loop is over. */
function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  const take = () => {
    // Not past the last byte: to read on would end the request before it can be put back.
    while (received < length) {
      const chunk = request.read() as Buffer | null;
      if (!chunk) return;
      chunks.push(chunk);
      received += chunk.length;
    }
    request.off('readable', take);
    const [first] = chunks;
    use(first && chunks.length === 1 ? first : Buffer.concat(chunks));
  };
  request.on('readable', take);
}
