import type { IncomingMessage, OutgoingHttpHeader, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { requestIdFrom } from '../platform/request.js';
import { compress } from './compress.js';

declare module 'express-serve-static-core' {
  interface Locals {
    /**
     * Stores the answer, which is the same for all callers, until its data changes or `maxAge` seconds have passed.
     * Missing if the request is not cacheable.
     */
    keepAnswer?: (maxAge?: number) => void;
  }
}

/** Bytes. Requests that read a menu are small. */
const maxRequestBytes = 16 * 1024;

const cacheLimits = { max: 500, maxSize: 32 * 1024 * 1024, maxEntrySize: 2 * 1024 * 1024 } as const;

/** Bytes. Smaller answers fit into one packet uncompressed. */
const minCompressedBytes = 1024;

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface Variant {
  readonly status: 200 | 304;
  readonly body?: Buffer;
  /** Alternating names and values, as in `writeHead`. */
  readonly headers: readonly OutgoingHttpHeader[];
}

interface Answer {
  readonly etag: string | undefined;
  /** Without `Content-Encoding` and `Content-Length`. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly identity: Variant & { readonly body: Buffer };
  readonly notModified: Variant;
  /** Compressed when a client first accepts it. */
  br?: Variant | 'pending';
  gzip?: Variant | 'pending';
}

interface ResponseCacheOptions {
  readonly app: RequestListener;
  /** Whether change notifications arrive. If not, the cache is bypassed. */
  readonly isCurrent: () => boolean;
  /** Starts timing a request; the returned function is called when it has been answered. */
  readonly time: () => (request: { method: string; route: string; status: number }) => void;
  /** Logs an answered request; undefined if the log level excludes requests. */
  readonly logAccess: RequestListener | undefined;
}

/**
 * Serves, before Express, the answers that the app has marked by `keepAnswer`, until their data changes. The caller is
 * not considered, as marked answers do not depend on it.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, Answer>({
    ...cacheLimits,
    // Compressed variants are added later and are smaller.
    sizeCalculation: ({ identity }, key) => identity.body.length * 2 + key.length,
  });
  /** By the value of `Accept-Encoding`; browsers send a handful of different ones. */
  private readonly encodings = new LRUCache<string, Encoding | 'none'>({ max: 200 });
  /** Incremented with every change. An answer started in an earlier generation is not stored. */
  private generation = 0;

  constructor(private readonly options: ResponseCacheOptions) {}

  invalidate(): void {
    this.generation += 1;
    this.answers.clear();
  }

  readonly handle: RequestListener = (request, response) => {
    const { app, isCurrent } = this.options;
    const { method, url = '' } = request;
    if (isCurrent() && method === 'GET' && url.startsWith('/api/')) {
      this.answer(keyOf(request), request, response);
    } else if (isCurrent() && method === 'POST' && url === '/graphql' && isPlainJson(request)) {
      readBody(request, (body) => {
        this.answer(keyOf(request, body.toString('latin1')), request, response, body);
      });
    } else app(request, response);
  };

  private answer(key: string, request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
    const { app, logAccess, time } = this.options;
    const answer = this.answers.get(key);
    const variant = answer && this.variantFor(request, answer);
    if (variant) {
      const end = time();
      request.id = requestIdFrom(request.headers['x-request-id']);
      logAccess?.(request, response);
      response.writeHead(variant.status, [...variant.headers, 'X-Request-Id', request.id]);
      response.end(variant.body);
      const { method = '', url = '' } = request;
      end({ method, route: url.split('?', 1)[0] ?? '', status: variant.status });
      return;
    }
    Object.assign(response, { locals: { keepAnswer: this.keeper(key, response) } });
    if (body) request.unshift(body);
    app(request, response);
  }

  private keeper(key: string, response: ServerResponse) {
    const { generation } = this;
    return (maxAge = 0): void =>
      beforeEnd(response, (body) => {
        if (response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return;
        response.appendHeader('Vary', 'Accept-Encoding');
        if (generation !== this.generation || !this.options.isCurrent()) return;
        this.answers.set(key, answerOf(response, body), { ttl: maxAge * 1000 });
      });
  }

  /** The best variant that is ready; undefined for conditions and encodings that the app must handle. */
  private variantFor({ method, headers }: IncomingMessage, answer: Answer): Variant | undefined {
    const known = method === 'GET' ? headers['if-none-match'] : undefined;
    if (known !== undefined && answer.etag !== undefined) {
      if (/[,*]/.test(known) || headers['cache-control'] !== undefined) return undefined;
      if (withoutStrength(known) === withoutStrength(answer.etag)) return answer.notModified;
    }
    const encoding = this.encodingFor(headers['accept-encoding']);
    if (encoding === 'none') return undefined;
    if (encoding === 'identity' || answer.identity.body.length < minCompressedBytes) return answer.identity;
    const variant = answer[encoding];
    if (typeof variant === 'object') return variant;
    if (!variant) void addCompressed(answer, encoding);
    return answer.identity;
  }

  private encodingFor(accepted: string | string[] | undefined): Encoding | 'none' {
    if (typeof accepted !== 'string') return 'identity';
    let encoding = this.encodings.get(accepted);
    if (!encoding) {
      const readable = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...encodings]);
      encoding = encodings.find((name) => readable.includes(name)) ?? 'none';
      if (accepted.length <= 200) this.encodings.set(accepted, encoding);
    }
    return encoding;
  }
}

/** Includes host and origin, which appear in the headers of answers. */
function keyOf({ method, url, headers }: IncomingMessage, body = ''): string {
  const { accept, host, origin } = headers;
  return [method, url, accept, host, headers['x-forwarded-host'], origin, body].join('\n');
}

/**
 * Calls `use` with a body that is sent in one piece. Only used for stored answers: a response with its own `end`
 * property stays in memory until the next major garbage collection.
 */
function beforeEnd(response: ServerResponse, use: (body: Buffer) => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    const [body] = args;
    if (typeof body === 'string' || Buffer.isBuffer(body)) use(Buffer.from(body as string));
    return end(...args);
  };
}

const headersOfOneAnswer = new Set(['content-length', 'x-request-id']);

function answerOf(response: ServerResponse, body: Buffer): Answer {
  const entries = Object.entries(response.getHeaders()).filter(([name]) => !headersOfOneAnswer.has(name));
  const headers = entries.flat() as OutgoingHttpHeader[];
  const etag = response.getHeader('ETag');
  return {
    etag: typeof etag === 'string' ? etag : undefined,
    headers,
    identity: variantOf(headers, body),
    // Same as Express.
    notModified: {
      status: 304,
      headers: entries.filter(([name]) => name !== 'content-type').flat() as OutgoingHttpHeader[],
    },
  };
}

function variantOf(headers: readonly OutgoingHttpHeader[], body: Buffer) {
  return { status: 200, body, headers: [...headers, 'Content-Length', String(body.length)] } as const;
}

async function addCompressed(answer: Answer, encoding: 'br' | 'gzip'): Promise<void> {
  answer[encoding] = 'pending';
  const body = await compress[encoding](answer.identity.body);
  answer[encoding] = variantOf([...answer.headers, 'Content-Encoding', encoding], body);
}

const withoutStrength = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the body is JSON that the app would accept: uncompressed and with a known length. */
function isPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= maxRequestBytes &&
    headers['content-encoding'] === undefined &&
    /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
  );
}

/** Reads the whole body. It can be put back until the end of the current event loop turn. */
function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  const take = () => {
    // Never reads past the last byte, as that would end the request before its body can be put back.
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
