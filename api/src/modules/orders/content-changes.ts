import type { EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { can } from '../auth/permissions.js';
import { requireApprovedAmount } from '../devices/approved-amount.js';
import { dishIdsOf } from '../holds/holds.queries.js';
import { amountOf, type BillLine } from '../quote/bill.js';
import { changedPortions, lineDifferences, type ChangedLine } from '../quote/changed-lines.js';
import type { ChangeQuote } from '../quote/quote-change.js';
import { lineKey } from '../quote/quote-lines.js';
import { requireChangeable, requireTotal } from '../quote/quote-refusals.js';
import { requireBillAsInvoiced } from './bill-changes.js';
import type { Effects, Kinds } from './change-kind.js';
import { kitchenStageOf } from './kitchen-stage.js';
import { moneyAfter, type MoneyAfter } from './money-after.js';
import { isOfPlace, type OrderContentChange } from './order-content.input.js';
import { OrderItem } from './order-item.entity.js';
import { isOpen } from './order-status.js';
import type { Order } from './order.entity.js';
import { orderContentChanged, orderKitchenChanged, orderTakingsChanged } from './orders.events.js';
import { takeNumberOfSlot } from './orders.queries.js';
import { say } from './orders.sentences.js';
import { announceVersion } from './change-kind.js';
import { movedTo } from './status-changes.js';

/** @throws {DomainError} `CONFLICT` for an order of which the content cannot change any more */
export function requireOpenContent(order: Order): void {
  if (!isOpen(order.status)) throw new DomainError('CONFLICT', say.contentIsFinal);
  if (kitchenStageOf(order) === 'ON_ITS_WAY') throw new DomainError('CONFLICT', say.contentIsOnItsWay);
}

/** @throws {DomainError} `CONFLICT`, `BAD_USER_INPUT` if the order has no such line, address or slot to change */
export function requireFitting(order: Order, content: OrderContentChange): void {
  const { lines = [], slot } = content;
  const keys = new Set(order.bill.lines.map(lineKey));
  if (lines.some(({ line }) => !keys.has(line))) throw new DomainError('CONFLICT', say.lineGone);
  if (isOfPlace(content) && order.way !== 'DELIVERY') throw badInput('address', say.notDelivered);
  if (slot && !order.isScheduled) throw new DomainError('CONFLICT', say.slotIsFinal);
}

/** What the kitchen has not seen; empty before it begins. */
export const changesToSeeOf = ({ status, seenLines, bill }: Order): ChangedLine[] =>
  seenLines && isOpen(status) && status !== 'Pending' ? lineDifferences(seenLines, bill.lines) : [];

/** The kitchen's columns of an order whose lines change. */
function kitchenColumns(order: Order, { bill: { lines }, changes }: ChangeQuote, now: Date): Partial<Order> {
  const before = new Map(order.bill.lines.map((line) => [lineKey(line), line.quantity]));
  const same = new Set(lines.filter((line) => before.get(lineKey(line)) === line.quantity).map(lineKey));
  const seen = order.status === 'Pending' ? order.seenLines : (order.seenLines ?? order.bill.lines);
  const columns = {
    doneLines: order.doneLines.filter((key) => same.has(key)),
    seenLines: seen && lineDifferences(seen, lines).length > 0 ? seen : null,
    ...(changes.length > 0 && { bags: null }),
  };
  // More portions, or another note.
  const isCookedAgain = changes.some((line) => line.after >= line.before);
  if (kitchenStageOf(order) !== 'READY' || !isCookedAgain) return columns;
  return { ...columns, ...(order.way === 'DELIVERY' ? { readyAt: null } : movedTo(order, 'Preparing', now)) };
}

async function slotColumns(
  tx: EntityManager,
  order: Order,
  { slot, deliveryZone }: ChangeQuote,
  { quotes, now }: Effects,
): Promise<Partial<Order>> {
  if (!slot) return {};
  const promise = await quotes.promise(tx, { way: order.way, deliveryZone, slot }, now());
  return {
    slotAt: slot.startsAt,
    kitchenAt: slot.kitchenAt,
    promisedFrom: promise?.from ?? null,
    promisedUntil: promise?.until ?? null,
    promiseReason: null,
    ...(await takeNumberOfSlot(tx, order, slot.startsAt)),
  };
}

/** Refunds what is too much, if the actor may. */
async function moveMoney(
  tx: EntityManager,
  order: Order,
  totalPaise: number,
  { actor, settlement, takings }: Effects,
): Promise<MoneyAfter> {
  const payments = order.paymentMode === 'ONLINE' ? await settlement.paymentsOf(tx, order.id) : [];
  const parts = [];
  for (const payment of payments) {
    const leftPaise = await settlement.leftOf(tx, payment);
    parts.push({ id: payment.id, isOfDue: payment.dueOrderId !== null, leftPaise });
  }
  const takenPaise = await takings.takenOf(tx, order.id);
  const money = moneyAfter(order, totalPaise, { takenPaise, parts });
  const backPaise = money.refundPaise + money.takingsRefundPaise;
  if (backPaise > 0 && !can(actor, 'REFUND_PAYMENTS'))
    throw new DomainError('FORBIDDEN', say.backNeedsManager);
  requireApprovedAmount(actor, backPaise);
  for (const payment of payments) {
    const amountPaise = money.refunds.get(payment.id);
    if (amountPaise) await settlement.refund(tx, payment, 'order-changed', actor, amountPaise);
  }
  return money;
}

/** Written as they are in the bill, for SQL and earlier versions. */
async function rewriteItems(tx: EntityManager, orderId: string, lines: readonly BillLine[]): Promise<void> {
  await tx.delete(OrderItem, { orderId });
  await tx.insert(
    OrderItem,
    lines.map((line, place) => ({ ...line, choices: [...line.choices], orderId, line: place })),
  );
}

/** `2 × Biryani`, for the audit log. */
const inWordsOf = (lines: readonly BillLine[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

export const contentKinds: Kinds<'changed' | 'change-seen' | 'due-paid'> = {
  changed: {
    columns: (order, { content, expectedVersion }) => {
      requireOpenContent(order);
      if (order.version !== expectedVersion) throw new DomainError('CONFLICT', say.contentChangedMeanwhile);
      requireFitting(order, content);
      return {};
    },
    effects: async (tx, order, { content, totalPaise }, needed) => {
      const { holds, quotes, slots } = needed;
      const { lines: before } = order.bill;
      await holds.release(tx, { expiredOfDishes: dishIdsOf([...before, ...(content.added ?? [])]) });
      await slots.lock(tx, content.slot ?? order.slotAt ?? undefined);
      const quoted = await quotes.quoteChange(order, content, tx);
      const { bill, changes, address, lat, lng, deliveryZone, slot } = quoted;
      requireChangeable(quoted);
      requireTotal(bill.totalPaise, totalPaise);
      await requireBillAsInvoiced(tx, order, bill);
      const { deliveryNote = order.deliveryNote ?? '', removalReason, removalText } = content;
      const place = { address, lat, lng, deliveryZone };
      const isMoved = Object.entries(place).some(([column, value]) => order[column as keyof Order] !== value);
      const isNoted = (order.deliveryNote ?? '') !== deliveryNote;
      const isLater = slot !== undefined && slot.startsAt.getTime() !== order.slotAt?.getTime();
      if (changes.length === 0 && !isMoved && !isNoted && !isLater)
        throw new DomainError('BAD_USER_INPUT', say.nothingChanges);
      const isLess = changes.some((line) => line.after < line.before);
      if (isLess && !removalReason) throw badInput('removalReason', say.removalReasonMissing);
      const money = await moveMoney(tx, order, bill.totalPaise, needed);
      await holds.movePortions(tx, order.id, changedPortions(before, bill.lines));
      await rewriteItems(tx, order.id, bill.lines);
      const { onlinePaise, paymentStatus, refundPaise, takingsRefundPaise, duePaise } = money;
      const kitchen = kitchenColumns(order, quoted, needed.now());
      return {
        columns: {
          ...place,
          deliveryNote: deliveryNote || null,
          bill,
          totalPaise: bill.totalPaise,
          packingPaise: amountOf(bill, 'PACKING'),
          deliveryFeePaise: amountOf(bill, 'DELIVERY'),
          onlinePaise,
          paymentStatus,
          ...kitchen,
          ...(isLater && (await slotColumns(tx, order, quoted, needed))),
        },
        data: {
          lines: changes,
          totalBeforePaise: order.totalPaise,
          totalAfterPaise: bill.totalPaise,
          ...(isLess && { removalReason, removalText }),
          refundPaise,
          takingsRefundPaise,
          duePaise,
          isMoved,
          isNoted,
          ...(kitchen.status && { isNotReady: true }),
          ...(isLater && { slotAt: slot.startsAt.toISOString() }),
        },
        names: { before: { lines: inWordsOf(before) }, after: { lines: inWordsOf(bill.lines) } },
      };
    },
    announce: announceVersion(orderContentChanged),
  },

  'change-seen': {
    columns: (order, { expectedVersion }) => {
      if (changesToSeeOf(order).length === 0) return undefined;
      if (order.version !== expectedVersion) throw new DomainError('CONFLICT', say.contentChangedMeanwhile);
      return { seenLines: null };
    },
    announce: announceVersion(orderKitchenChanged),
  },

  'due-paid': {
    columns: ({ onlinePaise, totalPaise }, { paidPaise }) => ({
      onlinePaise: (onlinePaise ?? totalPaise) + paidPaise,
    }),
    effects: async (tx, order, { paidPaise }, { by, takings }, changed) => {
      const { id, way, paymentMode, totalPaise } = order;
      const after = { id, way, paymentMode, totalPaise, onlinePaise: changed?.onlinePaise ?? null };
      await takings.assumeRest(tx, after, by);
      const paymentStatus = (await takings.isPaid(tx, after)) ? 'Paid' : 'Pending';
      return { columns: { paymentStatus }, data: { amountPaise: paidPaise } };
    },
    announce: announceVersion(orderTakingsChanged),
  },
};
