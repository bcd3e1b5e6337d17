import { z } from 'zod';

/** The calls that can be made to fail, by what they do. */
export const routes = [
  'orders.create',
  'orders.fetch',
  'orders.list',
  'orders.payments',
  'payments.fetch',
  'payments.list',
  'payments.capture',
  'payments.refund',
  'payments.refunds',
  'refunds.fetch',
  'refunds.list',
  'checkout.preferences',
  'checkout.pay',
] as const;
export type RouteName = (typeof routes)[number];

/**
 * What may go wrong with a call:
 * - `error`: 500 `SERVER_ERROR`, nothing done · `gateway-error`: 502 `GATEWAY_ERROR`, nothing done
 * - `bad-gateway`: a 502 that is not JSON, nothing done · `too-many-requests`: 429, nothing done
 * - `hang`: nothing done and no answer · `late-answer`: done, and no answer
 * - `lost-answer`: done, and the connection breaks · `slow`: done and answered after `milliseconds`
 * - `refund-fails`: the refund is taken on (`pending`), then fails, with `refund.failed`
 * - `refund-stays-pending`: the refund is taken on, and nothing more is heard of it
 * - `receipt-taken`: a repeated unique receipt is refused, naming the order in `metadata`, instead of answered with it
 */
const callFaults = [
  'error',
  'gateway-error',
  'bad-gateway',
  'too-many-requests',
  'hang',
  'late-answer',
  'lost-answer',
  'slow',
  'refund-fails',
  'refund-stays-pending',
  'receipt-taken',
] as const;
type CallFault = (typeof callFaults)[number];

/** What may go wrong with webhooks: never sent; sent twice; sent in any order, within a second and a half. */
const webhookFaults = ['off', 'duplicate', 'shuffle'] as const;
type WebhookFault = (typeof webhookFaults)[number];

const count = z.int().min(1).max(1_000_000).optional();

export const fault = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.enum(routes),
    kind: z.enum(callFaults),
    /** How many calls it meets; one unless told. */
    times: count,
    /** How long `slow` takes; a second unless told. */
    milliseconds: z.int().min(0).max(60_000).optional(),
  }),
  z.strictObject({
    on: z.literal('webhooks'),
    kind: z.enum(webhookFaults),
    /** How many events it meets; all until {@link Faults.clear} unless told. */
    times: count,
  }),
]);
export type Fault = z.infer<typeof fault>;

interface Pending {
  readonly fault: Fault;
  left: number;
}

/** What is to go wrong next, in this process alone. Several faults of one call are met one after the other. */
export class Faults {
  private pending: Pending[] = [];

  add(next: Fault): void {
    this.pending.push({ fault: next, left: next.times ?? (next.on === 'webhooks' ? Infinity : 1) });
  }

  clear(): void {
    this.pending = [];
  }

  /** Those that are still to be met. */
  list(): readonly Fault[] {
    return this.pending.map(({ fault: { on, kind, ...rest }, left }) => {
      return { on, kind, ...rest, ...(Number.isFinite(left) && { times: left }) } as Fault;
    });
  }

  /** The fault that this call meets, if any. */
  ofCall(on: RouteName): { kind: CallFault; milliseconds: number } | undefined {
    const found = this.pending.find(({ fault: next }) => next.on === on);
    if (!found || found.fault.on === 'webhooks') return undefined;
    this.use(found);
    return { kind: found.fault.kind, milliseconds: found.fault.milliseconds ?? 1000 };
  }

  /** The faults that this event meets; of each kind at most one. */
  ofWebhook(): ReadonlySet<WebhookFault> {
    const kinds = new Set<WebhookFault>();
    for (const next of this.pending) {
      if (next.fault.on !== 'webhooks' || kinds.has(next.fault.kind)) continue;
      kinds.add(next.fault.kind);
      this.use(next);
    }
    return kinds;
  }

  private use(found: Pending): void {
    found.left -= 1;
    if (found.left <= 0) this.pending = this.pending.filter((other) => other !== found);
  }
}
