import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';
import proxyAddr from 'proxy-addr';

/** Client address and requested host of a WebSocket handshake, which bypasses Express, according to `TRUST_PROXY`. */
export function forwardedTo(web: Express) {
  const trust = web.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return {
    // The types omit that the address is undefined once the connection has ended.
    addressOf: (request: IncomingMessage): string => proxyAddr(request, trust) ?? '',
    hostOf: ({ headers, socket }: IncomingMessage): string | undefined => {
      const forwarded = headers['x-forwarded-host'];
      return typeof forwarded === 'string' && trust(socket.remoteAddress ?? '', 0)
        ? forwarded.split(',', 1)[0]?.trimEnd()
        : headers.host;
    },
  };
}
