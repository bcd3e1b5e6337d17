import type { EntityManager } from 'typeorm';
import type { DomainError } from '../../platform/errors.js';
import { closedRefusal } from '../quote/quote-refusals.js';
import type { QuotesService } from '../quote/quotes.service.js';
import { Order } from './order.entity.js';
import { writeOrders, type NewOrder, type Written } from './write-orders.js';

interface WrittenPaid extends Partial<Written> {
  /** Why an order whose slot has passed cannot be placed for now. */
  readonly refusal?: DomainError;
}

/**
 * Writes an order that was paid online. If its slot has passed by `now`, it is for as soon as possible and says why,
 * or is refused if nothing can be ordered for now.
 */
export async function writePaidOrder(
  tx: EntityManager,
  quotes: Pick<QuotesService, 'promise' | 'quote'>,
  order: NewOrder,
  now: Date,
): Promise<WrittenPaid> {
  if (!order.slot || order.slot.startsAt > now) {
    const [written] = await writeOrders(tx, [order]);
    return written ?? {};
  }
  const items = order.bill.lines.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }));
  const refusal = closedRefusal(await quotes.quote({ items, way: order.way }, { tx, at: now }));
  if (refusal) return { refusal };
  const kept = { ...order, slot: null };
  const [written] = await writeOrders(tx, [{ ...kept, promise: await quotes.promise(tx, kept, now) }]);
  if (written?.order) await tx.update(Order, { id: order.id }, { promiseReason: slotMissed });
  return written ?? {};
}

const slotMissed =
  'Your payment arrived after the time that you chose, so that we begin as soon as possible.';
