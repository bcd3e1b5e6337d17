import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import { z } from 'zod';
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

/** Milliseconds. The SDK itself would wait for ever. */
const timeLimit = 8000;

/** Milliseconds that a call waits for its turn. A customer may be waiting for it, and a process that is to stop. */
const longestWait = 4000;

/** How to reach Razorpay, or whatever speaks its API. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** All are accepted: after a rotation the provider still repeats webhooks that it signed with the old one. */
  readonly webhookSecrets: readonly string[];
  /** Without `/v1` and without a trailing slash. */
  readonly apiUrl: string;
}

interface NewOrder {
  readonly receipt: string;
  readonly amountPaise: number;
}

/** Why the provider did not do what it was asked. */
export class RazorpayError extends Error {
  constructor(
    /** `refused`: asking again is useless. `failed`: it may work later; what was asked for may even have happened. */
    readonly kind: 'refused' | 'failed',
    /** Meant for the customer, by the provider's own rules. */
    readonly description: string,
  ) {
    super(description);
  }
}

/** The provider, or a server that speaks its language, behind the `razorpay` SDK. */
export class RazorpayGateway {
  private readonly http: HttpClient;

  constructor(
    private readonly account: RazorpayAccount,
    private readonly quota: ProviderQuota,
  ) {
    const sdk = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
    // The SDK has options for neither the address, nor a time limit, nor the header that makes refunds idempotent: its
    // HTTP client has.
    this.http = (sdk as unknown as { api: { rq: HttpClient } }).api.rq;
    this.http.defaults.timeout = timeLimit;
    this.http.defaults.baseURL = account.apiUrl;
  }

  get keyId(): string {
    return this.account.keyId;
  }

  /**
   * Makes an order there, to be captured automatically.
   * @param order `isRetry`: an earlier request may have made it, and its answer got lost
   * @returns its id
   * @throws {RazorpayError}
   */
  async createOrder(order: NewOrder & { readonly isRetry: boolean }): Promise<string> {
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
      // It may have been made all the same: by this request, whose answer got lost, or by one at the same time.
      const made = await this.findOrder(order).catch(() => undefined);
      if (made) return made;
      throw error;
    }
  }

  /** What the provider knows of the attempts to pay an order, capturing what is authorized only. */
  async attemptsOf(razorpayOrderId: string): Promise<ReportedAttempt[]> {
    const { items } = await this.get(
      list(paymentEntity),
      `/v1/orders/${encodeURIComponent(razorpayOrderId)}/payments`,
    );
    return Promise.all(
      items.map(async (attempt) => (attempt.state === 'authorized' ? this.capture(attempt) : attempt)),
    );
  }

  /** Asks for money to go back. The same `refundId` again gives the same refund. */
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

  /** A refund that the provider has taken on. */
  async findRefund(razorpayRefundId: string): Promise<ReportedRefund> {
    return this.get(refundEntity, `/v1/refunds/${encodeURIComponent(razorpayRefundId)}`);
  }

  async refundsOf(razorpayPaymentId: string): Promise<ReportedRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(razorpayPaymentId)}/refunds`;
    return (await this.get(list(refundEntity), path)).items;
  }

  /** Whether a checkout window's answer is the provider's. `razorpayOrderId` must be the one that we have kept. */
  isCallbackGenuine(razorpayOrderId: string, razorpayPaymentId: string, signature: string): boolean {
    return isSignature(signature, `${razorpayOrderId}|${razorpayPaymentId}`, this.account.keySecret);
  }

  /** Whether a webhook is the provider's: signed over its raw bytes. */
  isWebhookGenuine(rawBody: Buffer, signature: string): boolean {
    // Every secret is tried, whichever fits.
    return this.account.webhookSecrets
      .map((secret) => isSignature(signature, rawBody, secret))
      .some((genuine) => genuine);
  }

  private async findOrder(order: NewOrder): Promise<string | undefined> {
    const query = new URLSearchParams({ receipt: order.receipt, count: '10' });
    const { items } = await this.get(list(orderEntity), `/v1/orders?${query.toString()}`);
    // Not every provider filters: compared once more.
    return items.find(({ receipt, amount }) => receipt === order.receipt && amount === order.amountPaise)?.id;
  }

  /** An authorized payment that nobody captures goes back to the customer after some days. */
  private async capture(attempt: ReportedAttempt): Promise<ReportedAttempt> {
    const path = `/v1/payments/${encodeURIComponent(attempt.razorpayPaymentId)}/capture`;
    try {
      return await this.post(paymentEntity, path, { amount: attempt.amountPaise, currency: 'INR' });
    } catch {
      // Captured meanwhile, most likely. The next report will tell.
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
    if (!parsed.success) throw new RazorpayError('failed', 'The payment service answered strangely.');
    return parsed.data;
  }

  /** Waits for its turn, and for another one if the provider answers 429, which means that it has done nothing. */
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
    throw new RazorpayError('failed', 'The payment service is very busy just now.');
  }
}

/** A path without ids and conditions: `/v1/orders/:id/payments`. */
const patternOf = (path: string) => path.replace(/\?.*/, '').replace(/(?<=^\/v1\/\w+\/)[^/]+/, ':id');

/** What we use of axios, the SDK's HTTP client. */
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

/** BAD_REQUEST_ERROR is final; SERVER_ERROR, GATEWAY_ERROR and silence are worth another try. */
function toRazorpayError(error: unknown): RazorpayError {
  const answer = errorAnswer.safeParse(error);
  if (!answer.success) {
    return new RazorpayError('failed', 'The payment service cannot be reached just now.');
  }
  const { status, data } = answer.data.response;
  // 409: the same refund is being worked on just now. 401 and 403: somebody has to mend the keys, and then it works.
  const isFinal = data?.error.code === 'BAD_REQUEST_ERROR' && [400, 404, 422].includes(status);
  return new RazorpayError(
    isFinal ? 'refused' : 'failed',
    data?.error.description ?? 'The payment service could not do this.',
  );
}

function isSignature(given: string, message: string | Buffer, secret: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest();
  // Anything but 64 lower-case hex digits decodes to something shorter or is refused here.
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}
