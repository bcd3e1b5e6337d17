import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface SeenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 if the span's work failed. */
  readonly status: number;
}

export interface TraceCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** Spans received as JSON. */
  readonly spans: SeenSpan[];
  /** Path and encoding of each request. */
  readonly requests: readonly string[];
  /** The process's last reported resource attributes. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** Everything received, unparsed. */
  readonly text: string;
  close(): Promise<void>;
  /** @param manner whether it accepts requests */
  reopen(manner: 'takes' | 'refuses'): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SeenSpan, 'attributes' | 'status'> & {
        readonly attributes: readonly Attribute[];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

const record = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Receives spans as collectors do: OTLP over HTTP, in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: SeenSpan[] = [];
  const requests: string[] = [];
  let resource: Record<string, unknown> = {};
  let text = '';
  let server: Server;
  const open = async (port: number, manner: 'takes' | 'refuses' = 'takes') => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        requests.push(`${request.url} ${request.headers['content-type']}`);
        if (manner === 'refuses') return response.writeHead(400).end();
        response.setHeader('Content-Type', request.headers['content-type'] ?? '');
        // For other encodings only their arrival and form matter.
        if (request.headers['content-type'] !== 'application/json') return response.end();
        const body = Buffer.concat(chunks).toString('utf8');
        text += body;
        for (const from of (JSON.parse(body) as Traces).resourceSpans) {
          resource = record(from.resource.attributes);
          for (const span of from.scopeSpans.flatMap((scope) => scope.spans)) {
            spans.push({ ...span, attributes: record(span.attributes), status: span.status.code ?? 0 });
          }
        }
        return response.end('{}');
      });
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    get resource() {
      return resource;
    },
    get text() {
      return text;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    reopen: async (manner) => void (await open(port, manner)),
  };
}
