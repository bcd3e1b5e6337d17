import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';

/**
 * What Razorpay's checkout needs in the page's policy. The sandbox needs nothing, as it has the same origin.
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

const policyHeader = 'Content-Security-Policy';
const permissionsHeader = 'Permissions-Policy';
const noUsb = 'usb=()';
const noFrames = "frame-ancestors 'none'";

/** Seconds: one year. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** Cached `Host` values. Clients that invent more only cause work for their own requests. */
const maxCachedHosts = 100;

/** What the headers depend on beside the request. */
interface SecurityState {
  readonly takesRazorpay: boolean;
  /** Without a trailing slash. */
  readonly publicUrl: string | undefined;
}

/** Hashes of inline scripts and styles for the CSP. */
interface OwnHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Sets the security headers, which depend only on `Host` and the shop's state.
 * @param stateOf the present state
 * @param own hashes of the page's inline scripts and styles
 */
export function securityHeaders(
  stateOf: () => SecurityState,
  own: OwnHashes = { scripts: [], styles: [] },
): RequestHandler {
  const known = new LRUCache<string, OutgoingHttpHeaders>({ max: maxCachedHosts });
  return (request, answer, next) => {
    const { takesRazorpay, publicUrl } = stateOf();
    const isSecure = publicUrl?.startsWith('https:') ?? false;
    const key = `${takesRazorpay} ${isSecure} ${ownSockets(request)}`;
    let headers = known.get(key);
    if (!headers) {
      const response = new ServerResponse(request);
      for (const policy of policiesOf(takesRazorpay, isSecure, own)) policy(request, response, throwIfError);
      headers = response.getHeaders();
      known.set(key, headers);
    }
    for (const [name, value] of Object.entries(headers)) if (value) answer.setHeader(name, value);
    next();
  };
}

/** For the shop's page, which the settings show in a frame as a preview. */
export function allowOwnFrames(answer: ServerResponse): void {
  const policy = answer.getHeader(policyHeader);
  if (typeof policy !== 'string') return;
  answer.setHeader(policyHeader, policy.replace(noFrames, "frame-ancestors 'self'"));
}

/** For the page of staff, which prints by WebUSB. */
export function allowUsb(answer: ServerResponse): void {
  const permissions = answer.getHeader(permissionsHeader);
  if (typeof permissions === 'string')
    answer.setHeader(permissionsHeader, permissions.replace(noUsb, 'usb=(self)'));
}

/** Public routes remove this header again. */
export function forbidStoring(answer: ServerResponse): void {
  answer.setHeader('Cache-Control', 'no-store');
}

function throwIfError(error?: unknown): void {
  if (error !== undefined) throw error as Error;
}

type Policy = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

function policiesOf(isRazorpay: boolean, isSecure: boolean, own: OwnHashes): Policy[] {
  const permissions = [
    'camera=()',
    'microphone=()',
    noUsb,
    'browsing-topics=()',
    // The checkout's map asks for the customer's position.
    'geolocation=(self)',
    `payment=(self${isRazorpay ? razorpay.payment : ''})`,
  ].join(', ');
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          // Map tiles, and pictures that the page creates.
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
      // Razorpay's checkout opens the bank's page in a popup, which must report back.
      crossOriginOpenerPolicy: { policy: isRazorpay ? 'same-origin-allow-popups' : 'same-origin' },
      strictTransportSecurity: isSecure && transportSecurity,
      // OpenStreetMap's tile servers ask for a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader(permissionsHeader, permissions);
      next();
    },
  ];
}

/**
 * For older Safaris, where `'self'` excludes WebSockets. The host comes from the request, so only valid characters
 * pass.
 */
export function ownSockets({ host }: Request): string {
  return host && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** CORS for the configured origins. Credentials are not allowed, as the API uses no cookies. */
export function allowOrigins({ corsOrigins }: Pick<Config, 'corsOrigins'>): RequestHandler {
  if (corsOrigins.length === 0) return (_req, _res, next) => next();
  return cors({ origin: [...corsOrigins], exposedHeaders: ['Retry-After'], maxAge: 600 });
}

/**
 * Whether a WebSocket handshake comes from a page of this server or of a configured origin, according to `Origin`; CORS
 * does not protect WebSockets. Other programs send no `Origin` and are allowed.
 * @param ownHost host of the request
 */
export function isKnownOrigin(
  origin: string | undefined,
  ownHost: string | undefined,
  { publicUrl, corsOrigins }: { readonly publicUrl: string | undefined } & Pick<Config, 'corsOrigins'>,
): boolean {
  if (origin === undefined || corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Ignores the scheme, as TLS may end at a proxy.
  return [`${protocol}//${ownHost}`, publicUrl].some(
    (own) => own !== undefined && URL.canParse(own) && new URL(own).host === host,
  );
}
