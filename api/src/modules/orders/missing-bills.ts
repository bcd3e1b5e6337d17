import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import { follow } from './bill-changes.js';
import { Order } from './order.entity.js';
import { selectWithoutBill } from './orders.queries.js';

/** Writes into the bill book what processes of earlier versions have handed over or cancelled. Each call does the next ones. */
export async function writeMissingBills(
  manager: EntityManager,
  outbox: Outbox,
  now: () => Date,
): Promise<void> {
  for (const id of await selectWithoutBill(manager))
    await outbox.transaction(async (tx) => {
      const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (order) follow(tx, order, { now: now() });
    });
}
