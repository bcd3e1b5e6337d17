import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Logger } from '../platform/log.js';
import { noSuchId, SandboxError } from './razorpay-error.js';
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
  readonly log: Logger;
}

/** Razorpay's REST API, version 1: the checkout window's call, and the rest behind Basic authentication. */
export function sandboxRoutes(parts: SandboxParts): Router {
  const { keyId, keySecret, payments } = parts;
  const router = Router();
  router.use(express.json({ limit: '64kb' }));
  router.post('/checkout/pay', async ({ body }, res) => {
    const { id, orderId } = await payments.pay(parseInput(pay, body));
    res.json({
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: signPayment(orderId, id, keySecret),
    });
  });
  router.use(requireKey(keyId, keySecret));
  router.use(apiRoutes(parts));
  router.use(() => {
    throw new SandboxError(400, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.');
  });
  router.use(answerRazorpayErrors(parts.log));
  return router;
}

function apiRoutes({ orders, payments, refunds }: SandboxParts): Router {
  const router = Router();
  router.post('/orders', async ({ body }, res) => {
    res.json(orderJson(await orders.create(parseOrder(body))));
  });
  router.get('/orders', async ({ query }, res) => {
    res.json(collection(await orders.list(parseInput(listOrders, query)), orderJson));
  });
  router.get('/orders/:id', async (req, res) => {
    res.json(orderJson(await orders.get(idOf(req))));
  });
  router.get('/orders/:id/payments', async (req, res) => {
    res.json(collection(await orders.payments(idOf(req)), paymentJson));
  });

  router.get('/payments', async ({ query }, res) => {
    res.json(collection(await payments.list(parseInput(page, query)), paymentJson));
  });
  router.get('/payments/:id', async (req, res) => {
    res.json(paymentJson(await payments.get(idOf(req))));
  });
  router.post('/payments/:id/capture', async (req, res) => {
    res.json(paymentJson(await payments.capture(idOf(req), parseInput(capture, req.body).amount)));
  });

  router.post('/payments/:id/refund', async (req, res) => {
    const { key } = parseInput(refundKey, { key: req.get('X-Refund-Idempotency') });
    res.json(refundJson(await refunds.create(idOf(req), parseInput(newRefund, req.body), key)));
  });
  router.get('/payments/:id/refunds', async (req, res) => {
    const { id } = await payments.get(idOf(req));
    res.json(collection(await refunds.list(parseInput(page, req.query), id), refundJson));
  });
  router.get('/payments/:id/refunds/:refundId', async (req, res) => {
    res.json(refundJson(await refunds.get(idOf(req, 'refundId'), idOf(req))));
  });
  router.get('/refunds', async ({ query }, res) => {
    res.json(collection(await refunds.list(parseInput(page, query)), refundJson));
  });
  router.get('/refunds/:id', async (req, res) => {
    res.json(refundJson(await refunds.get(idOf(req))));
  });
  return router;
}

/** Valid ids consist of letters, digits and underscores. */
function idOf(req: Request, name = 'id'): string {
  const id = String(req.params[name]);
  if (!/^\w+$/.test(id)) throw noSuchId();
  return id;
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

const unauthorized = (description: string) => new SandboxError(401, 'BAD_REQUEST_ERROR', description);

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

function toRazorpayError(error: unknown): SandboxError {
  if (error instanceof SandboxError) return error;
  // A path that cannot be decoded, or a body that cannot be read.
  if (error instanceof URIError) return noSuchId();
  const isUnreadable = error instanceof Error && 'status' in error && error.status === 400;
  return isUnreadable
    ? new SandboxError(400, 'BAD_REQUEST_ERROR', 'The request body could not be read.')
    : new SandboxError(
        500,
        'SERVER_ERROR',
        'We are facing some trouble completing your request at the moment. Please try again shortly.',
      );
}
