import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';
import proxyAddr from 'proxy-addr';

/** The client's address and the host it asked for, of a handshake: Express, whose `TRUST_PROXY` counts, does not see it. */
export function forwardedTo(web: Express) {
  const trust = web.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return {
    // The types leave out that a connection that has ended already has no address.
    addressOf: (request: IncomingMessage): string => proxyAddr(request, trust) ?? '',
    hostOf: ({ headers, socket }: IncomingMessage): string | undefined => {
      const forwarded = headers['x-forwarded-host'];
      return typeof forwarded === 'string' && trust(socket.remoteAddress ?? '', 0)
        ? forwarded.split(',', 1)[0]?.trimEnd()
        : headers.host;
    },
  };
}
