import type { EntityManager } from 'typeorm';
import type { QuotesService } from '../quote/quotes.service.js';
import { Order } from './order.entity.js';
import { writeOrders, type NewOrder, type Written } from './write-orders.js';

/** Writes an order that was paid online. If its slot has passed by `now`, it is for as soon as possible and says why. */
export async function writePaidOrder(
  tx: EntityManager,
  quotes: Pick<QuotesService, 'promise'>,
  order: NewOrder,
  now: Date,
): Promise<Written | undefined> {
  if (!order.slot || order.slot.startsAt > now) {
    const [written] = await writeOrders(tx, [order]);
    return written;
  }
  const kept = { ...order, slot: null };
  const [written] = await writeOrders(tx, [{ ...kept, promise: await quotes.promise(tx, kept, now) }]);
  if (written?.order) await tx.update(Order, { id: order.id }, { promiseReason: slotMissed });
  return written;
}

const slotMissed =
  'Your payment arrived after the time that you chose, so that we begin as soon as possible.';
