import type { EntityManager } from 'typeorm';
import type { DomainError } from '../../platform/errors.js';
import { closedRefusal } from '../quote/quote-refusals.js';
import type { QuotesService } from '../quote/quotes.service.js';
import { Order } from './order.entity.js';
import { writeOrders, type NewOrder, type PortionHolds, type Written } from './write-orders.js';
import { slotMissed } from './promise-reason.js';

/** Refused for an error: its slot has passed, and nothing can be ordered for now. */
type WrittenPaid = Written | { readonly order?: undefined; readonly refusedFor: DomainError };

/**
 * Writes an order that was paid online. If its slot has passed by `now`, it is for as soon as possible and says why,
 * or is refused if nothing can be ordered for now.
 */
export async function writePaidOrder(
  tx: EntityManager,
  portions: PortionHolds,
  quotes: Pick<QuotesService, 'promise' | 'quote'>,
  order: NewOrder,
  now: Date,
): Promise<WrittenPaid> {
  const writeOrder = async (one: NewOrder) => (await writeOrders(tx, portions, [one]))[0] as Written;
  if (!order.slot || order.slot.startsAt > now) {
    return writeOrder(order);
  }
  const items = order.bill.lines.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }));
  const refusedFor = closedRefusal(await quotes.quote({ items, way: order.way }, { tx, at: now }));
  if (refusedFor) return { refusedFor };
  const kept = { ...order, slot: null };
  const written = await writeOrder({ ...kept, promise: await quotes.promise(tx, kept, now) });
  if (written.order) await tx.update(Order, { id: order.id }, { promiseReason: slotMissed });
  return written;
}
