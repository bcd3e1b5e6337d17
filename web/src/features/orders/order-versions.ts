import { graphql } from '../../gql';
import type { OrderStatus, PaymentStatus } from '../../gql/graphql';
import { isRecord } from '../../shared/lib/is-record';

/** The mutable fields of an order. They belong to one `version` and change together. */
export interface OrderState {
  readonly version?: number;
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  readonly history?: readonly unknown[];
  readonly isScheduled?: boolean;
  readonly promisedFrom?: string | null;
  readonly promisedUntil?: string | null;
  readonly promiseReason?: string | null;
  readonly isNotTaken?: boolean;
}

export const OrderStateFragment = graphql(`
  fragment OrderState on Order {
    id
    version
    status
    paymentStatus
    history {
      from
      to
      at
      by
    }
    isScheduled
    promisedFrom
    promisedUntil
    promiseReason
    isNotTaken
  }
`);

const stateFields = [
  'version',
  'status',
  'paymentStatus',
  'history',
  'isScheduled',
  'promisedFrom',
  'promisedUntil',
  'promiseReason',
  'isNotTaken',
] as const;

/**
 * Replaces the state of every order in `result` whose version is lower than the known one. Immutable and unknown fields
 * stay.
 */
export function keepNewestOrders(result: unknown, knownState: (id: string) => OrderState | null): unknown {
  if (Array.isArray(result)) return mapChanged(result, (item) => keepNewestOrders(item, knownState));
  if (!isRecord(result)) return result;

  let kept = result;
  for (const [key, child] of Object.entries(result)) {
    const newest = keepNewestOrders(child, knownState);
    if (newest !== child) kept = { ...kept, [key]: newest };
  }
  const { __typename, id, version } = kept;
  if (__typename !== 'Order' || typeof id !== 'string' || typeof version !== 'number') return kept;

  const known = knownState(id);
  if (known?.version === undefined || version >= known.version) return kept;
  const state = Object.fromEntries(
    stateFields
      .filter((field) => field in kept && known[field] !== undefined)
      .map((field) => [field, known[field]]),
  );
  return { ...kept, ...state };
}

/** Like `map`, but returns the same array if nothing changed, so that the cache recognises it. */
function mapChanged(values: unknown[], map: (value: unknown) => unknown): unknown[] {
  const mapped = values.map(map);
  return mapped.some((value, index) => value !== values[index]) ? mapped : values;
}
