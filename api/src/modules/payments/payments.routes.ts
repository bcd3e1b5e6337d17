import express from 'express';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.js';
import { parse } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { callbackForm, createOrderBody, verifyBody, webhookEventId } from './payments.input.js';
import type { PaymentListsService } from './payment-lists.service.js';
import { verificationFailed } from './payments.policy.js';
import { currency, type PaymentsService } from './payments.service.js';
import type { WebhooksService } from './webhooks.service.js';
import { say } from './payments.sentences.js';

interface PaymentsServices {
  readonly payments: PaymentsService;
  readonly lists: PaymentListsService;
  readonly webhooks: WebhooksService;
  readonly shopPath: string;
}

export function paymentsRoutes({ payments, lists, webhooks, shopPath }: PaymentsServices): Route[] {
  return [
    ...providerRoutes(payments, webhooks, shopPath),
    route({
      method: 'post',
      path: '/payment/create-order',
      name: 'createPaymentOrder',
      summary: 'Begin a payment',
      description:
        'With a token, the payment belongs to that user. The same receipt gives the same payment; with another amount it is refused. A key counts for the user or, without a token, for the network that it comes from.',
      permission: 'maybe-signed-in',
      takesKey: true,
      body: createOrderBody,
      answer: z.object({
        id: z.string().meta({ description: 'Id of the order at the payment provider.' }),
        amount: z.int().meta({ description: 'Amount in paise.' }),
        currency: z.literal(currency),
        receipt: z.string(),
      }),
      refusals: ['PAYMENTS_OFF', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address, key }) => {
        const payment = await payments.createOrder(viewer, body, address, key);
        return {
          // `createOrder` returns only payments with a provider order.
          id: payment.razorpayOrderId ?? '',
          amount: payment.amountPaise,
          currency,
          receipt: payment.receipt,
        };
      },
    }),
    route({
      method: 'post',
      path: '/payment/verify',
      name: 'verifyPayment',
      summary: 'Submit the response of the checkout window',
      description:
        'Genuine proof of a payment that arrived; it then belongs to the caller, for an order or a booking.',
      permission: 'ORDER',
      body: verifyBody,
      invalidBody: { message: verificationFailed, success: false },
      answer: z.object({ success: z.literal(true) }),
      refusals: ['PAYMENT_NOT_VERIFIED'],
      handle: async ({ viewer, body }) => {
        const outcome = await payments
          .verify(viewer, {
            razorpayOrderId: body.razorpay_order_id,
            razorpayPaymentId: body.razorpay_payment_id,
            razorpaySignature: body.razorpay_signature,
            amountPaise: body.amount,
            receipt: body.receipt,
          })
          .then(({ id }) => lists.outcome(id))
          .catch((error: unknown) => {
            if (error instanceof DomainError && error.code === 'PAYMENT_NOT_VERIFIED')
              return 'refused' as const;
            throw error;
          });
        if (outcome === 'unknown') {
          throw new DomainError('UNAVAILABLE', say.stillChecked);
        }
        if (outcome !== 'paid') {
          throw new DomainError('PAYMENT_NOT_VERIFIED', verificationFailed, { success: false });
        }
        return { success: true as const };
      },
    }),
  ];
}

/**
 * Routes called by the provider: webhooks, and the redirect form of its checkout page for browsers without an embedded
 * checkout window. They read their bodies themselves, as webhooks are signed over the raw bytes.
 */
function providerRoutes(payments: PaymentsService, webhooks: WebhooksService, shopPath: string): Route[] {
  return [
    route({
      method: 'post',
      path: '/payment/callback',
      name: 'paymentCallback',
      summary: 'Return address for browsers that cannot show the checkout window',
      description: 'Redirects to the shop, which follows the payment that it has stored.',
      permission: 'public',
      otherBodies: { 'application/x-www-form-urlencoded': callbackForm },
      read: [express.urlencoded({ extended: false, limit: '16kb' })],
      // 303 makes the browser follow with GET.
      status: 303,
      answer: z.string(),
      refusals: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'BAD_USER_INPUT'],
      handle: async ({ req }) => {
        const proof = parse(callbackForm, req.body ?? {});
        const isTaken =
          proof &&
          (await payments.verifyRedirect(proof).then(
            () => true,
            (error: unknown) => {
              if (error instanceof DomainError && error.code === 'PAYMENT_NOT_VERIFIED') return false;
              throw error;
            },
          ));
        return `${shopPath}#/${isTaken ? 'order-history' : 'checkout?unpaid'}`;
      },
    }),
    route({
      method: 'post',
      path: '/payment/webhook',
      name: 'paymentWebhook',
      summary: 'Webhook of Razorpay for payments and refunds',
      description:
        'Events are stored immediately and processed afterwards. A repeated event changes nothing.',
      permission: 'public',
      headers: z.object({
        'X-Razorpay-Signature': z.string().meta({ description: 'HMAC-SHA-256 of the raw body.' }),
        'X-Razorpay-Event-Id': webhookEventId,
      }),
      otherBodies: { 'application/json': z.looseObject({}) },
      read: [express.raw({ type: () => true, limit: '512kb' })],
      answer: z.object({ status: z.literal('ok') }),
      refusals: ['BAD_SIGNATURE', 'BAD_USER_INPUT', 'BAD_JSON', 'PAYLOAD_TOO_LARGE'],
      handle: async ({ req }) => {
        const body: unknown = req.body;
        await webhooks.receive(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          req.get('X-Razorpay-Signature') ?? '',
          parse(webhookEventId, req.get('X-Razorpay-Event-Id'), 'X-Razorpay-Event-Id'),
        );
        return { status: 'ok' as const };
      },
    }),
  ];
}
