import { setTimeout as sleep } from 'node:timers/promises';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from '../platform/log.js';
import { fault, type Faults, type RouteName } from './faults.js';
import { noSuchId, RazorpayError } from './razorpay-error.js';
import {
  capture,
  listOrders,
  newRefund,
  page,
  parseInput,
  parseOrder,
  pay,
  refundKey,
} from './razorpay-input.js';
import { collection, orderJson, paymentJson, refundJson } from './razorpay.presenter.js';
import type { SandboxOrders } from './sandbox-orders.service.js';
import type { SandboxPayments } from './sandbox-payments.service.js';
import type { SandboxRefunds } from './sandbox-refunds.service.js';
import { sameSecret, signPayment } from './signatures.js';

interface SandboxParts {
  readonly keyId: string;
  readonly keySecret: string;
  readonly orders: SandboxOrders;
  readonly payments: SandboxPayments;
  readonly refunds: SandboxRefunds;
  readonly faults: Faults;
  readonly log: Logger;
}

type Met = ReturnType<Faults['ofCall']>;

/** Maximum duration of a hanging call: longer than any client's timeout should be. */
const maxHang = 30_000;

/** Razorpay's REST API, version 1: the checkout window's calls, and the rest behind Basic authentication. */
export function sandboxRoutes(parts: SandboxParts): Router {
  const { keyId, keySecret, orders, payments, refunds } = parts;
  const router = Router();
  router.use(express.json({ limit: '64kb' }));

  const handle = (name: RouteName, work: (req: Request, met: Met) => Promise<unknown>): RequestHandler =>
    withFaults(parts, name, work);

  router.post(
    '/checkout/pay',
    handle('checkout.pay', async ({ body }) => {
      const payment = await payments.pay(parseInput(pay, body));
      return {
        razorpay_order_id: payment.orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: signPayment(payment.orderId, payment.id, keySecret),
      };
    }),
  );

  router.use(requireKey(keyId, keySecret));
  router.use(apiRoutes(handle, orders, payments, refunds));
  router.use(playRoutes(parts));
  router.use(() => {
    throw new RazorpayError(400, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.');
  });
  router.use(answerRazorpayErrors(parts.log));
  return router;
}

function apiRoutes(
  handle: (name: RouteName, work: (req: Request, met: Met) => Promise<unknown>) => RequestHandler,
  orders: SandboxOrders,
  payments: SandboxPayments,
  refunds: SandboxRefunds,
): Router {
  const router = Router();

  router.post(
    '/orders',
    handle('orders.create', async ({ body }, met) =>
      orderJson(await orders.create(parseOrder(body), met?.kind === 'receipt-taken')),
    ),
  );
  router.get(
    '/orders',
    handle('orders.list', async ({ query }) =>
      collection((await orders.list(parseInput(listOrders, query))).map(orderJson)),
    ),
  );
  router.get(
    '/orders/:id',
    handle('orders.fetch', async (req) => orderJson(await orders.get(idOf(req)))),
  );
  router.get(
    '/orders/:id/payments',
    handle('orders.payments', async (req) => collection((await orders.payments(idOf(req))).map(paymentJson))),
  );

  router.get(
    '/payments',
    handle('payments.list', async ({ query }) =>
      collection((await payments.list(parseInput(page, query))).map(paymentJson)),
    ),
  );
  router.get(
    '/payments/:id',
    handle('payments.fetch', async (req) => paymentJson(await payments.get(idOf(req)))),
  );
  router.post(
    '/payments/:id/capture',
    handle('payments.capture', async (req) =>
      paymentJson(await payments.capture(idOf(req), parseInput(capture, req.body).amount)),
    ),
  );

  router.post(
    '/payments/:id/refund',
    handle('payments.refund', async (req, met) => {
      const { key } = parseInput(refundKey, { key: req.get('X-Refund-Idempotency') });
      const outcome = met && refundOutcomes[met.kind];
      const input = parseInput(newRefund, req.body);
      return refundJson(await refunds.create(idOf(req), input, key, outcome ?? 'processed'));
    }),
  );
  router.get(
    '/payments/:id/refunds',
    handle('payments.refunds', async (req) => {
      const { id } = await payments.get(idOf(req));
      return collection((await refunds.list(parseInput(page, req.query), id)).map(refundJson));
    }),
  );
  router.get(
    '/payments/:id/refunds/:refundId',
    handle('refunds.fetch', async (req) => refundJson(await refunds.get(idOf(req, 'refundId'), idOf(req)))),
  );
  router.get(
    '/refunds',
    handle('refunds.list', async ({ query }) =>
      collection((await refunds.list(parseInput(page, query))).map(refundJson)),
    ),
  );
  router.get(
    '/refunds/:id',
    handle('refunds.fetch', async (req) => refundJson(await refunds.get(idOf(req)))),
  );
  return router;
}

/** Valid ids consist of letters, digits and underscores. */
function idOf(req: Request, name = 'id'): string {
  const id = String(req.params[name]);
  if (!/^\w+$/.test(id)) throw noSuchId();
  return id;
}

const refundOutcomes: { readonly [kind in NonNullable<Met>['kind']]?: 'failed' | 'pending' } = {
  'refund-fails': 'failed',
  'refund-stays-pending': 'pending',
};

/** Beyond Razorpay's API: sets faults and authorizes payments late. */
function playRoutes({ faults, payments }: SandboxParts): Router {
  const router = Router();
  router.get('/faults', (_req, res) => {
    res.json({ faults: faults.list() });
  });
  router.post('/faults', (req, res) => {
    faults.add(parseInput(fault, req.body));
    res.status(201).json({ faults: faults.list() });
  });
  router.delete('/faults', (_req, res) => {
    faults.clear();
    res.json({ faults: [] });
  });
  router.post('/payments/:id/authorize_late', async (req, res) => {
    res.json(paymentJson(await payments.authorizeLate(idOf(req))));
  });
  return router;
}

function withFaults(
  { faults }: SandboxParts,
  name: RouteName,
  work: (req: Request, met: Met) => Promise<unknown>,
): RequestHandler {
  return async (req, res) => {
    const met = faults.ofCall(name);
    switch (met?.kind) {
      case 'error':
        throw serverError();
      case 'gateway-error':
        throw new RazorpayError(
          502,
          'GATEWAY_ERROR',
          'Payment processing failed due to error at bank or wallet gateway',
          { source: 'gateway', step: 'payment_authorization', reason: 'payment_failed' },
        );
      case 'too-many-requests':
        throw new RazorpayError(429, 'BAD_REQUEST_ERROR', 'Request failed. Please try after sometime.');
      case 'bad-gateway':
        res.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
        return;
      case 'hang':
        await hang(res);
        return;
      default:
    }
    const answer = await work(req, met);
    if (met?.kind === 'late-answer') return hang(res);
    if (met?.kind === 'lost-answer') {
      req.socket.destroy();
      return;
    }
    if (met?.kind === 'slow') await sleep(met.milliseconds);
    res.json(answer);
  };
}

/** Until the client disconnects. */
async function hang(res: Response): Promise<void> {
  await new Promise<void>((resolve) => {
    res.once('close', resolve);
    setTimeout(resolve, maxHang).unref();
  });
  res.destroy();
}

function requireKey(keyId: string, keySecret: string): RequestHandler {
  return (req, _res, next) => {
    const [, token = ''] = /^Basic (\S+)$/.exec(req.get('Authorization') ?? '') ?? [];
    if (!token) throw unauthorized('Please provide your api key for authentication purposes.');
    if (!sameSecret(Buffer.from(token, 'base64').toString(), `${keyId}:${keySecret}`)) {
      throw unauthorized('Authentication failed');
    }
    next();
  };
}

const unauthorized = (description: string) => new RazorpayError(401, 'BAD_REQUEST_ERROR', description);

const serverError = () =>
  new RazorpayError(
    500,
    'SERVER_ERROR',
    'We are facing some trouble completing your request at the moment. Please try again shortly.',
  );

function answerRazorpayErrors(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const answer = toRazorpayError(error);
    if (answer.status === 500) log.error({ err: error, url: req.originalUrl }, 'sandbox call failed');
    res.status(answer.status).json(answer);
  };
}

function toRazorpayError(error: unknown): RazorpayError {
  if (error instanceof RazorpayError) return error;
  // A path that cannot be decoded, or a body that cannot be read.
  if (error instanceof URIError) return noSuchId();
  const isUnreadable = error instanceof Error && 'status' in error && error.status === 400;
  return isUnreadable
    ? new RazorpayError(400, 'BAD_REQUEST_ERROR', 'The request body could not be read.')
    : serverError();
}
