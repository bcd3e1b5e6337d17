import { createServer } from 'node:net';

/** A port of 127.0.0.1 at which nobody listens now. Another process may be quicker to take it. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gives no free port.'));
      });
    });
  });
}
