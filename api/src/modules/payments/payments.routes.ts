import express, { Router } from 'express';
import { DomainError } from '../../platform/errors.js';
import { parse } from '../../platform/validation.js';
import { requireSignedIn } from '../auth/auth.policy.js';
import { callbackForm, createOrderBody, verifyBody } from './payments.input.js';
import type { PaymentListsService } from './payment-lists.service.js';
import { currency, type PaymentsService } from './payments.service.js';
import type { WebhooksService } from './webhooks.service.js';

export function paymentsRoutes(payments: PaymentsService, lists: PaymentListsService): Router {
  const router = Router();

  router.post('/payment/create-order', async (req, res) => {
    const payment = await payments.createOrder(req.viewer, parse(createOrderBody, req.body), req.ip ?? '');
    res.json({
      id: payment.razorpayOrderId,
      amount: payment.amountPaise,
      currency,
      receipt: payment.receipt,
    });
  });

  router.post('/payment/verify', async (req, res) => {
    requireSignedIn(req.viewer);
    const body = parse(verifyBody, req.body);
    const outcome = await payments
      .verify(req.viewer, {
        razorpayOrderId: body.razorpay_order_id,
        razorpayPaymentId: body.razorpay_payment_id,
        razorpaySignature: body.razorpay_signature,
        amountPaise: body.amount,
        receipt: body.receipt,
      })
      .then(({ id }) => lists.outcome(id))
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'PAYMENT_NOT_VERIFIED') return 'refused' as const;
        throw error;
      });
    if (outcome === 'unknown') {
      throw new DomainError(
        'UNAVAILABLE',
        'Your payment is still being checked. Nothing is lost: please look at your orders in a minute.',
      );
    }
    if (outcome === 'paid') res.json({ success: true });
    else {
      const message = 'Payment verification failed.';
      res.status(400).json({ success: false, message, code: 'PAYMENT_NOT_VERIFIED' });
    }
  });

  return router;
}

/**
 * What the provider itself sends: webhooks, whose signature is over the raw bytes, and the form with which its page
 * returns a browser that shows no windows inside a page. They come before any JSON parser.
 */
export function paymentProviderRoutes(
  payments: PaymentsService,
  webhooks: WebhooksService,
  shopPath: string,
): Router {
  const router = Router();
  router.post(
    '/payment/callback',
    express.urlencoded({ extended: false, limit: '16kb' }),
    async (req, res) => {
      const proof = callbackForm.safeParse(req.body);
      const isTaken =
        proof.success &&
        (await payments.verifyRedirect(proof.data).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError && error.code === 'PAYMENT_NOT_VERIFIED') return false;
            throw error;
          },
        ));
      // 303: the browser goes on with GET. The shop looks after the payment that it remembers.
      res.redirect(303, `${shopPath}#/${isTaken ? 'order-history' : 'checkout?unpaid'}`);
    },
  );

  router.post('/payment/webhook', express.raw({ type: () => true, limit: '512kb' }), async (req, res) => {
    const body: unknown = req.body;
    await webhooks.receive(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      req.get('X-Razorpay-Signature') ?? '',
      req.get('X-Razorpay-Event-Id'),
    );
    res.json({ status: 'ok' });
  });
  return router;
}
