import * as fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { staffTypePolicies } from './staff/staff-cache';
import { createCache } from './cache';

const trackOrder = parse(`
  query TrackOrder($id: ID!) {
    order(id: $id) {
      id
      version
      status
      total
      history {
        to
        at
      }
    }
  }
`);
const orderFeed = parse(`
  subscription OrderFeed {
    orderFeed {
      order {
        id
        version
        status
      }
    }
  }
`);

const statuses = ['PENDING', 'PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const id = 'a'.repeat(24);
const variables = { id };

/** An order at a version. */
const at = (version: number) => ({ __typename: 'Order', id, version, status: statuses[(version - 1) % 4] });
const tracked = (version: number) => ({
  order: {
    ...at(version),
    total: 250,
    history: Array.from({ length: version }, (_, index) => ({
      __typename: 'OrderStatusChange',
      to: statuses[index % 4],
      at: `10:0${index}`,
    })),
  },
});
const fed = (version: number) => ({ orderFeed: { __typename: 'OrderFeedEvent', order: at(version) } });

type Update = { way: 'query' | 'feed'; version: number };

function receive(cache: ReturnType<typeof createCache>, { way, version }: Update): void {
  if (way === 'query') cache.writeQuery({ query: trackOrder, variables, data: tracked(version) });
  else cache.write({ query: orderFeed, result: fed(version), dataId: 'ROOT_SUBSCRIPTION' });
}

describe('the cached order', () => {
  it('never returns to an older version, whatever the order and source of answers', () => {
    const telling = fc.record({
      way: fc.constantFrom('query' as const, 'feed' as const),
      version: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(telling, { minLength: 1 }), (tellings) => {
        const cache = createCache();
        receive(cache, { way: 'query', version: 1 });
        let newest = 1;
        for (const next of tellings) {
          receive(cache, next);
          newest = Math.max(newest, next.version);
          const known = cache.readQuery<ReturnType<typeof tracked>>({ query: trackOrder, variables })?.order;
          expect(known?.version).toBe(newest);
          expect(known?.status).toBe(at(newest).status);
        }
      }),
    );
  });

  it('takes unknown fields from an older answer', () => {
    const cache = createCache();
    receive(cache, { way: 'feed', version: 3 });
    receive(cache, { way: 'query', version: 2 });
    expect(cache.readQuery({ query: trackOrder, variables })).toMatchObject({
      order: { version: 3, status: 'OUT_FOR_DELIVERY', total: 250 },
    });
  });

  it('takes further fields from the same version', () => {
    const cache = createCache();
    receive(cache, { way: 'query', version: 1 });
    receive(cache, { way: 'feed', version: 2 });
    receive(cache, { way: 'query', version: 2 });
    expect(cache.readQuery({ query: trackOrder, variables })).toEqual(tracked(2));
  });
});

describe('the cached payment', () => {
  const payment = parse(`
    query Payment($id: ID!) {
      payment(id: $id) {
        id
        version
        state
        refunded
        refunds {
          id
          state
        }
      }
    }
  `);
  const refund = (state: string) => ({ __typename: 'Refund', id: 'b'.repeat(24), state });
  /** As its refund is requested, refused, requested again by the reconciler and processed. */
  const answers = [
    { version: 1, state: 'CAPTURED', refunded: 0, refunds: [] },
    { version: 2, state: 'REFUNDING', refunded: 0, refunds: [refund('REQUESTED')] },
    { version: 3, state: 'REFUND_FAILED', refunded: 0, refunds: [refund('FAILED')] },
    { version: 4, state: 'REFUNDED', refunded: 90, refunds: [refund('PROCESSED')] },
  ].map((answer) => ({ payment: { __typename: 'Payment', id, ...answer } }));

  it('never returns to an older version, whatever the sequence of answers', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...answers), { minLength: 1 }), (received) => {
        const cache = createCache();
        for (const data of received) cache.writeQuery({ query: payment, variables, data });
        const newest = Math.max(...received.map((data) => data.payment.version));
        expect(cache.readQuery({ query: payment, variables })).toEqual(answers[newest - 1]);
      }),
    );
  });
});

describe('the cached dashboard', () => {
  const dashboard = parse('{ dashboard { message summary { asOf totalOrders } } }');
  const summary = (second: number) => ({
    __typename: 'DashboardSummary',
    asOf: `2026-11-21T09:30:0${second}.000Z`,
    totalOrders: second,
  });

  it('keeps the latest summary, whatever the order of answers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (seconds) => {
        const cache = createCache();
        cache.policies.addTypePolicies(staffTypePolicies);
        for (const second of seconds) {
          const data = { dashboard: { __typename: 'Dashboard', message: 'Hello', summary: summary(second) } };
          cache.writeQuery({ query: dashboard, data });
        }
        expect(cache.readQuery({ query: dashboard })).toMatchObject({
          dashboard: { summary: summary(Math.max(...seconds)) },
        });
      }),
    );
  });
});
