import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** Returns the next request. */
  readonly request: () => Buffer;
  readonly connections: number;
  /** Time after which no request is started, */
  readonly milliseconds?: number;
  /** and maximum number of requests. */
  readonly requests?: number;
  /** Checks the body of each answer. */
  readonly check?: (body: string) => void;
}

interface Loaded {
  readonly answers: number;
  readonly milliseconds: number;
  /** Milliseconds per request. */
  readonly latencies: readonly number[];
}

/**
 * Keeps connections busy: each sends its next request after the complete answer to the previous one. Uses raw sockets,
 * as an HTTP client would cost more than some of the servers.
 * @throws {Error} if an answer is not 200
 */
export async function load({
  port,
  request,
  connections,
  milliseconds = Infinity,
  requests = Infinity,
  check,
}: Load): Promise<Loaded> {
  const latencies: number[] = [];
  const started = performance.now();
  let begun = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve, reject) => {
        let received: Buffer[] = [];
        let missing = 0;
        let sent = 0;
        const send = () => {
          sent = performance.now();
          begun += 1;
          socket.write(request());
        };
        socket.on('error', reject);
        socket.on('close', () => reject(new Error(`${port} hung up`)));
        socket.on('data', (chunk) => {
          if (received.length === 0) {
            const head = chunk.toString('latin1');
            const length = /content-length: (\d+)/i.exec(head)?.[1];
            if (!head.startsWith('HTTP/1.1 200') || !length) {
              reject(new Error(`${port} answered ${head.slice(0, 600)}`));
              return;
            }
            missing = head.indexOf('\r\n\r\n') + 4 + Number(length);
          }
          received.push(chunk);
          missing -= chunk.length;
          if (missing > 0) return;
          latencies.push(performance.now() - sent);
          try {
            check?.(Buffer.concat(received).toString('utf8'));
          } catch (error) {
            reject(error);
            return;
          }
          received = [];
          if (begun < requests && performance.now() - started < milliseconds) send();
          else resolve(undefined);
        });
        send();
      }).finally(() => socket.destroy());
    }),
  );
  return { answers: latencies.length, milliseconds: performance.now() - started, latencies };
}

/** A POST request with JSON, as bytes. */
export function post(path: string, body: object, token?: string): Buffer {
  const bytes = Buffer.from(JSON.stringify(body));
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  return Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${authorization}Content-Length: ${bytes.length}\r\n\r\n`,
    ),
    bytes,
  ]);
}

export function get(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}
