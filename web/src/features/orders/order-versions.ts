import { graphql } from '../../gql';
import type { OrderStatus, PaymentStatus } from '../../gql/graphql';
import { isRecord } from '../../shared/lib/is-record';

/** The fields of an order that change after it was placed. They belong to one `version` and change together. */
export interface OrderState {
  readonly version?: number;
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  readonly history?: readonly unknown[];
}

export const OrderStateFragment = graphql(`
  # eslint-disable-next-line @graphql-eslint/no-unused-fragments -- read from the cache, never sent
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
  }
`);

const stateFields = ['version', 'status', 'paymentStatus', 'history'] as const;

/**
 * Puts the known state into every order of `result` whose version is lower than the known one. Fields that never
 * change, and fields that are not known yet, stay as they came.
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

/** Like `map`, but gives the same array back when nothing changed, so that the cache sees that it is the same. */
function mapChanged(values: unknown[], map: (value: unknown) => unknown): unknown[] {
  const mapped = values.map(map);
  return mapped.some((value, index) => value !== values[index]) ? mapped : values;
}
