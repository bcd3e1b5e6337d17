import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Passes WebSocket handshakes for `path` to `accept`. All other requests are answered as if they had no `Upgrade`
 * header, which a server may ignore (RFC 9110, section 7.8); curl and Java send one for `h2c`.
 */
export function acceptWebSockets(server: Server, path: string, accept: UpgradeListener): void {
  server.on('upgrade', (request, socket, head) => {
    const isHandshake = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (isHandshake && request.url?.split('?', 1)[0] === path) return accept(request, socket, head);
    // Node.js 20 has no `shouldUpgradeCallback`, so the server parses the request again without the header.
    socket.unshift(Buffer.concat([headOf(request), head]));
    server.emit('connection', socket);
  });
}

/** The request line and the headers except `Upgrade`, unchanged: Node.js decodes them as Latin-1. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
