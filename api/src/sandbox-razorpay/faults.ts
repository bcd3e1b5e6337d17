import { z } from 'zod';

/** Calls that can fail, by operation. */
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
  'checkout.pay',
] as const;
export type RouteName = (typeof routes)[number];

/**
 * Faults of a call:
 * - `error`: 500 `SERVER_ERROR`, nothing done · `gateway-error`: 502 `GATEWAY_ERROR`, nothing done
 * - `bad-gateway`: a 502 that is not JSON, nothing done · `too-many-requests`: 429, nothing done
 * - `hang`: nothing done and no answer · `late-answer`: done, and no answer
 * - `lost-answer`: done, and the connection breaks · `slow`: done and answered after `milliseconds`
 * - `refund-fails`: the refund is accepted (`pending`), then fails, with `refund.failed`
 * - `refund-stays-pending`: the refund is accepted and never completed
 * - `receipt-taken`: a repeated unique receipt is refused, with the order in `metadata`, instead of returning the order
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

const count = z.int().min(1).max(1_000_000).optional();

export const fault = z.strictObject({
  on: z.enum(routes),
  kind: z.enum(callFaults),
  /** Number of affected calls; 1 by default. */
  times: count,
  /** Duration of `slow`; a second by default. */
  milliseconds: z.int().min(0).max(60_000).optional(),
});
export type Fault = z.infer<typeof fault>;

interface Pending {
  readonly fault: Fault;
  left: number;
}

/** The pending faults of this process. Several faults of one call apply one after the other. */
export class Faults {
  private pending: Pending[] = [];

  add(next: Fault): void {
    this.pending.push({ fault: next, left: next.times ?? 1 });
  }

  clear(): void {
    this.pending = [];
  }

  /** The pending faults. */
  list(): readonly Fault[] {
    return this.pending.map(({ fault: { on, kind, ...rest }, left }) => {
      return { on, kind, ...rest, times: left };
    });
  }

  /** Takes the fault of this call, if any. */
  ofCall(on: RouteName): { kind: CallFault; milliseconds: number } | undefined {
    const found = this.pending.find(({ fault: next }) => next.on === on);
    if (!found) return undefined;
    this.use(found);
    return { kind: found.fault.kind, milliseconds: found.fault.milliseconds ?? 1000 };
  }

  private use(found: Pending): void {
    found.left -= 1;
    if (found.left <= 0) this.pending = this.pending.filter((other) => other !== found);
  }
}
