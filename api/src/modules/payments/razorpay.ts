import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { RazorpayAccount } from '../../config.js';
import { errorCode } from '../../platform/system-error.js';
import { inSpan } from '../../platform/tracing.js';
import type { ProviderQuota } from './provider-quota.js';
import {
  list,
  orderEntity,
  paymentEntity,
  refundEntity,
  type ReportedAttempt,
  type ReportedRefund,
} from './razorpay-reports.js';
import { inWords, type Sentence } from '../../platform/sentences.js';
import { say } from './payments.sentences.js';

/** Request timeout in milliseconds. The SDK has none by default. */
const timeLimit = 8000;

/** Maximum milliseconds that a call waits for quota, as customers and the shutdown of the process wait for it. */
const longestWait = 4000;

interface ProviderOrder {
  readonly receipt: string;
  readonly amountPaise: number;
}

/** Failure of a call to the provider. */
export class RazorpayError extends Error {
  constructor(
    /**
     * `refused` is final. `failed` can be retried; the call may have taken effect. `denied`: the keys are wrong, and the
     * call took no effect.
     */
    readonly kind: 'refused' | 'failed' | 'denied',
    /** Worded for customers, according to the provider's documentation. */
    readonly description: Sentence | string,
  ) {
    super(inWords(description, 'en'));
  }
}

/** Client of the provider, or a server with a compatible API, on the `razorpay` SDK. */
export class RazorpayGateway {
  private readonly http: HttpClient;

  constructor(
    private readonly account: RazorpayAccount,
    private readonly quota: ProviderQuota,
  ) {
    const sdk = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
    // The SDK has no options for the base URL, the timeout and the refund idempotency header; its HTTP client has.
    this.http = (sdk as unknown as { api: { rq: HttpClient } }).api.rq;
    this.http.defaults.timeout = timeLimit;
    this.http.defaults.baseURL = account.apiUrl;
  }

  get keyId(): string {
    return this.account.keyId;
  }

  /**
   * Creates an order with automatic capture.
   * @param order `isRetry`: an earlier request may have created it and its response was lost
   * @returns its id
   * @throws {RazorpayError}
   */
  async createOrder(order: ProviderOrder & { readonly isRetry: boolean }): Promise<string> {
    const earlier = order.isRetry ? await this.findOrder(order) : undefined;
    if (earlier) return earlier;
    try {
      const made = await this.post(orderEntity, '/v1/orders', {
        amount: order.amountPaise,
        currency: 'INR',
        receipt: order.receipt,
        unique_receipt: true,
        payment_capture: true,
      });
      return made.id;
    } catch (error) {
      // It may exist: created by this request with its response lost, or by a concurrent request.
      const made = await this.findOrder(order).catch(() => undefined);
      if (made) return made;
      throw error;
    }
  }

  /** Fetches the attempts to pay an order. Captures those that are only authorized. */
  async attemptsOf(razorpayOrderId: string): Promise<ReportedAttempt[]> {
    const { items } = await this.get(
      list(paymentEntity),
      `/v1/orders/${encodeURIComponent(razorpayOrderId)}/payments`,
    );
    return Promise.all(
      items.map(async (attempt) => (attempt.state === 'authorized' ? this.capture(attempt) : attempt)),
    );
  }

  /** Requests a refund. The same `refundId` returns the same refund. */
  async refund(refund: {
    refundId: string;
    razorpayPaymentId: string;
    amountPaise: number;
  }): Promise<ReportedRefund> {
    return this.post(
      refundEntity,
      `/v1/payments/${encodeURIComponent(refund.razorpayPaymentId)}/refund`,
      { amount: refund.amountPaise, notes: { refund_id: refund.refundId }, receipt: refund.refundId },
      { 'X-Refund-Idempotency': refund.refundId },
    );
  }

  /** Fetches a refund that the provider has accepted. */
  async findRefund(razorpayRefundId: string): Promise<ReportedRefund> {
    return this.get(refundEntity, `/v1/refunds/${encodeURIComponent(razorpayRefundId)}`);
  }

  async refundsOf(razorpayPaymentId: string): Promise<ReportedRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(razorpayPaymentId)}/refunds`;
    return (await this.get(list(refundEntity), path)).items;
  }

  /** Whether the provider signed a checkout callback. `razorpayOrderId` must be the stored one, not the callback's. */
  isCallbackGenuine(razorpayOrderId: string, razorpayPaymentId: string, signature: string): boolean {
    return isSignature(signature, `${razorpayOrderId}|${razorpayPaymentId}`, this.account.keySecret);
  }

  /**
   * Checks the keys by a harmless read.
   * @throws {RazorpayError}
   */
  async checkKeys(): Promise<void> {
    await this.get(list(orderEntity), '/v1/orders?count=1');
  }

  private async findOrder(order: ProviderOrder): Promise<string | undefined> {
    const query = new URLSearchParams({ receipt: order.receipt, count: '10' });
    const { items } = await this.get(list(orderEntity), `/v1/orders?${query.toString()}`);
    // Compared again, as a compatible server may ignore the filter.
    return items.find(({ receipt, amount }) => receipt === order.receipt && amount === order.amountPaise)?.id;
  }

  /** Captures an authorized payment, which the provider otherwise returns to the customer after some days. */
  private async capture(attempt: ReportedAttempt): Promise<ReportedAttempt> {
    const path = `/v1/payments/${encodeURIComponent(attempt.razorpayPaymentId)}/capture`;
    try {
      return await this.post(paymentEntity, path, { amount: attempt.amountPaise, currency: 'INR' });
    } catch {
      // Most likely captured concurrently; the next report has its state.
      return attempt;
    }
  }

  private async get<T extends z.ZodType>(schema: T, path: string): Promise<z.output<T>> {
    return this.ask(schema, `GET ${patternOf(path)}`, () => this.http.get(path));
  }

  private async post<T extends z.ZodType>(
    schema: T,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<z.output<T>> {
    return this.ask(schema, `POST ${patternOf(path)}`, () => this.http.post(path, body, { headers }));
  }

  private async ask<T extends z.ZodType>(
    schema: T,
    what: string,
    request: () => Promise<{ data: unknown }>,
  ): Promise<z.output<T>> {
    const data = await this.withinQuota(() => inSpan(`Razorpay ${what}`, { kind: 'CLIENT' }, request));
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new RazorpayError('failed', say.serviceStrange);
    return parsed.data;
  }

  /** Waits for quota and retries on 429, which means that the call took no effect. */
  private async withinQuota(request: () => Promise<{ data: unknown }>): Promise<unknown> {
    const deadline = Date.now() + longestWait;
    while (await this.quota.wait(deadline)) {
      try {
        const { data } = await request();
        this.quota.accepted();
        return data;
      } catch (error) {
        const refusal = tooManyCalls.safeParse(error);
        if (!refusal.success) throw toRazorpayError(error);
        await this.quota.refused(refusal.data.response.headers['retry-after']);
      }
    }
    throw new RazorpayError('failed', say.serviceBusy);
  }
}

/** A path without ids and query, such as `/v1/orders/:id/payments`. */
const patternOf = (path: string) => path.replace(/\?.*/, '').replace(/(?<=^\/v1\/\w+\/)[^/]+/, ':id');

/** The part in use of axios, the SDK's HTTP client. */
interface HttpClient {
  defaults: { baseURL?: string; timeout?: number };
  get(path: string): Promise<{ data: unknown }>;
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

const errorAnswer = z.object({
  response: z.object({
    status: z.int(),
    data: z
      .object({
        error: z.object({
          code: z.string().optional(),
          description: z.string().optional(),
        }),
      })
      .optional()
      .catch(undefined),
  }),
});

const tooManyCalls = z.object({
  response: z.object({
    status: z.literal(429),
    headers: z.looseObject({ 'retry-after': z.coerce.number().positive().optional().catch(undefined) }),
  }),
});

/** BAD_REQUEST_ERROR is final; SERVER_ERROR, GATEWAY_ERROR and a missing response can be retried. */
function toRazorpayError(error: unknown): RazorpayError {
  const answer = errorAnswer.safeParse(error);
  if (!answer.success) {
    // The code of the SDK's HTTP client for its timeout.
    const isSlow = error instanceof Error && errorCode(error) === 'ECONNABORTED';
    return new RazorpayError('failed', isSlow ? say.serviceSlow : say.serviceAway);
  }
  const { status, data } = answer.data.response;
  // 409 means that the same refund is in progress; 403 succeeds once the account may do it.
  if (status === 401) return new RazorpayError('denied', say.keysDenied);
  const isFinal = data?.error.code === 'BAD_REQUEST_ERROR' && [400, 404, 422].includes(status);
  return new RazorpayError(isFinal ? 'refused' : 'failed', data?.error.description ?? say.serviceFailed);
}

/** Whether the provider signed a webhook with one of these secrets. The signature is over the raw bytes. */
export function isWebhookGenuine(rawBody: Buffer, signature: string, secrets: readonly string[]): boolean {
  // Tries every secret, even after a match.
  return secrets.map((secret) => isSignature(signature, rawBody, secret)).some((genuine) => genuine);
}

function isSignature(given: string, message: string | Buffer, secret: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest();
  // `timingSafeEqual` throws on different lengths; 64 hex digits decode to the 32 bytes of the digest.
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}
