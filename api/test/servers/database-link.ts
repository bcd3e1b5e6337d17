import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The database's URL through this link. */
  readonly url: string;
  /** Breaks every connection and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Silently drops everything until it is cut. */
  hush(): void;
  mend(): Promise<void>;
}

/** A connection to a database that a test can cut. */
export async function linkTo(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((inbound) => {
    const outbound = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(one);
      if (!isSilent) one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    hush: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isSilent = false;
      return listen(port);
    },
  };
}
