import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';

/**
 * What Razorpay's window needs of the page that opens it. The sandbox needs nothing: it is on this server.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 */
const razorpay = {
  scripts: ['https://checkout.razorpay.com'],
  directives: {
    'frame-src': ["'self'", 'https://api.razorpay.com', 'https://checkout.razorpay.com'],
  },
  connect: ['https://lumberjack.razorpay.com'],
  payment: ' "https://api.razorpay.com" "https://checkout.razorpay.com"',
} as const;

/** Seconds: a year. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** How many names a server is asked for by. Who makes up others pays for that himself. */
const rememberedHosts = 100;

/** Hashes of scripts and styles, as CSP names them. */
interface OwnHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Says in an answer what a browser may do with it, which is the same for the same `Host`.
 * @param own of what stands in a page
 */
export function securityHeaders(
  config: Pick<Config, 'payments' | 'publicUrl'>,
  own: OwnHashes = { scripts: [], styles: [] },
): RequestHandler {
  const known = new LRUCache<string, OutgoingHttpHeaders>({ max: rememberedHosts });
  const policies = policiesOf(config, own);
  return (request, answer, next) => {
    const host = ownSockets(request);
    let headers = known.get(host);
    if (!headers) {
      const response = new ServerResponse(request);
      for (const policy of policies) policy(request, response, fail);
      headers = response.getHeaders();
      known.set(host, headers);
    }
    for (const [name, value] of Object.entries(headers)) if (value) answer.setHeader(name, value);
    next();
  };
}

/** A public route takes it back. */
export function forbidStoring(answer: ServerResponse): void {
  answer.setHeader('Cache-Control', 'no-store');
}

function fail(error?: unknown): void {
  if (error !== undefined) throw error as Error;
}

type Policy = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

function policiesOf(
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
  own: OwnHashes,
): Policy[] {
  const isRazorpay = payments.kind === 'razorpay';
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const permissions = [
    'camera=()',
    'microphone=()',
    'usb=()',
    'browsing-topics=()',
    // The map of the checkout asks where the customer is.
    'geolocation=(self)',
    `payment=(self${isRazorpay ? razorpay.payment : ''})`,
  ].join(', ');
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          // Map tiles, and pictures that the browser makes itself.
          'img-src': ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'],
          'connect-src': [
            "'self'",
            (request) => ownSockets(request as Request),
            ...(isRazorpay ? razorpay.connect : []),
          ],
          'script-src': ["'self'", ...own.scripts, ...(isRazorpay ? razorpay.scripts : [])],
          ...(isRazorpay && razorpay.directives),
          'style-src': ["'self'", ...own.styles],
          // React and Leaflet set style attributes.
          'style-src-attr': ["'unsafe-inline'"],
          'worker-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      // The window opens the bank's page in a popup, which has to report back.
      crossOriginOpenerPolicy: { policy: isRazorpay ? 'same-origin-allow-popups' : 'same-origin' },
      strictTransportSecurity: isSecure && transportSecurity,
      // OpenStreetMap's tile servers ask for a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions);
      next();
    },
  ];
}

/** Older Safaris do not count WebSockets as `'self'`. The name comes from the request: nothing but a name gets in. */
export function ownSockets({ host }: Request): string {
  return host && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Lets the named pages of other origins read answers. Nobody is known by a cookie, so none is asked for. */
export function allowOrigins({ corsOrigins }: Pick<Config, 'corsOrigins'>): RequestHandler {
  if (corsOrigins.length === 0) return (_req, _res, next) => next();
  return cors({ origin: [...corsOrigins], exposedHeaders: ['Retry-After'], maxAge: 600 });
}

/**
 * Whether a WebSocket is opened by a page of this server or of a named origin, as browsers say in `Origin`: there is no
 * other protection from foreign pages. Other programs send none and need none.
 * @param ownHost the one that the page's browser asked
 */
export function isKnownOrigin(
  origin: string | undefined,
  ownHost: string | undefined,
  { publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>,
): boolean {
  if (origin === undefined || corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // The scheme does not count: TLS may end at a proxy.
  return [`${protocol}//${ownHost}`, publicUrl].some(
    (own) => own !== undefined && URL.canParse(own) && new URL(own).host === host,
  );
}
