import { OrderChanges } from '../src/modules/orders/order-changes.js';
import type { OrderStatus } from '../src/modules/orders/order-status.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { dateAt } from '../src/modules/restaurant/schedule.js';
import type { TaxMode } from '../src/modules/restaurant/tax-settings.js';
import { writeBill } from '../src/modules/bill-book/write-bill.js';
import type { LedgerKind } from '../src/modules/bill-book/ledger-entry.entity.js';
import { Outbox } from '../src/platform/outbox.js';
import type { TestApp } from './app.js';
import { changeRestaurant, type Account } from './factories.js';
import { ask } from './people.js';

/** Changes the position of today. */
export const register = (
  test: TestApp,
  owner: Account,
  mode: TaxMode = 'REGULAR',
  {
    pricesInclude = false,
    ...more
  }: { readonly pricesInclude?: boolean; readonly [field: string]: unknown } = {},
) =>
  changeRestaurant(test, owner, {
    gstin: '29AAGCB7383J1Z4',
    taxPositions: [{ from: dateAt(new Date()), mode, pricesInclude }],
    ...more,
  });

export interface SeenEntry {
  readonly kind: LedgerKind;
  readonly number: string | null;
  readonly document: Record<string, unknown>;
}

/** The entries of an order in the bill book, oldest first. */
export async function entriesOf(test: TestApp, orderId: string): Promise<SeenEntry[]> {
  const rows = await test.app.dataSource.query<
    { kind: LedgerKind; number: string | null; document: string }[]
  >('select kind, number, document from ledger_entries where order_id = $1 order by sequence', [orderId]);
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) as Record<string, unknown> }));
}

export const kindsOf = async (test: TestApp, orderId: string): Promise<LedgerKind[]> =>
  (await entriesOf(test, orderId)).map(({ kind }) => kind);

/** The number of an order's invoice, as its customer and staff see it. */
export const invoiceOf = async (test: TestApp, { token }: Account, id: string): Promise<string | undefined> =>
  (
    await ask<{ readonly invoice: { readonly number: string } | null }>(
      test,
      'query ($id: ID!) { order(id: $id) { invoice { number issuedAt } } }',
      { id },
      token,
    )
  ).value?.invoice?.number;

/** Changes the status of an order as the app does, at another time. */
export function setStatusAt(
  { app: { dataSource, pubsub, services } }: TestApp,
  id: string,
  status: OrderStatus,
  now: Date,
): Promise<Order> {
  const { holds, orderSlots: slots, quotes, settlement, takings } = services;
  const outbox = new Outbox(dataSource, pubsub);
  const changes = new OrderChanges({ outbox, holds, settlement, takings, quotes, slots, now: () => now });
  return outbox.transaction((tx) => changes.change(tx, id, { kind: 'status', status }, null));
}

/** Notes money of an order that goes back, at another time. */
export async function noteRefundAt(
  { app: { dataSource, pubsub } }: TestApp,
  id: string,
  refundedPaise: number,
  now: Date,
): Promise<void> {
  await new Outbox(dataSource, pubsub).transaction(async (tx) => {
    const order = await tx.findOneByOrFail(Order, { id });
    const state = { isDue: false, isCalledOff: false, handedBackPaise: 0 };
    await writeBill(tx, order, now, () =>
      Promise.resolve({ ...state, refundedPaise, concededPaise: refundedPaise }),
    );
  });
}
