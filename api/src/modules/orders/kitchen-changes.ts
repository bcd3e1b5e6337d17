import { Not, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { BillLine } from '../quote/bill.js';
import { promiseIn } from '../quote/promised-times.js';
import { lineKey } from '../quote/quote-lines.js';
import { isCancelledByCustomer } from './cancel-reason.js';
import { announceVersion, type Kind, type Kinds } from './change-kind.js';
import { changesToSeeOf } from './content-changes.js';
import { kitchenStageOf } from './kitchen-stage.js';
import { OrderChangeRow } from './order-change.entity.js';
import { mayMoveMoney } from './order-money.js';
import { isOpen } from './order-status.js';
import type { Order } from './order.entity.js';
import { orderAccepted, orderKitchenChanged, orderStatusChanged } from './orders.events.js';
import { say } from './orders.sentences.js';
import { cancellationData, followStatus, movedTo, moveHoldsAndPayment } from './status-changes.js';

/** A changed status is news of the status, whoever changed it. */
const announceOr =
  (event: typeof orderStatusChanged): Kind<unknown>['announce'] =>
  (outbox, tx, order, noted, changed) =>
    announceVersion(changed.status ? orderStatusChanged : event)(outbox, tx, order, noted, changed);

const announce = announceOr(orderKitchenChanged);

const requireOpen = ({ status }: Order): void => {
  if (!isOpen(status)) throw new DomainError('CONFLICT', say.kitchenIsDone);
};

const lineOf = ({ bill }: Order, key: string): BillLine | undefined =>
  bill.lines.find((line) => lineKey(line) === key);

const wasBegun = (tx: EntityManager, { id: orderId }: Order): Promise<boolean> =>
  tx.existsBy(OrderChangeRow, { orderId, toStatus: Not('Pending') });

/** The order one stage back. */
function recalled(order: Order, now: Date): Partial<Order> {
  const isDelivery = order.way === 'DELIVERY';
  if (order.status === 'Delivered') return movedTo(order, 'Out for Delivery', now);
  switch (kitchenStageOf(order)) {
    case 'ON_ITS_WAY':
      return { ...movedTo(order, 'Preparing', now), readyAt: order.readyAt ?? now };
    case 'READY':
      return isDelivery ? { readyAt: null } : movedTo(order, 'Preparing', now);
    case 'PREPARING':
      return movedTo(order, 'Pending', now);
    default:
      throw new DomainError('CONFLICT', say.nothingToRecall);
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What accepting an order, or marking it as ready, had changed beside its stage. */
async function restored(tx: EntityManager, order: Order): Promise<Partial<Order>> {
  const { id: orderId, version, readyAt } = order;
  const stage = kitchenStageOf(order);
  if (stage === 'PREPARING') {
    const accepted = await tx.findOneBy(OrderChangeRow, { orderId, version, kind: 'accepted' });
    const former = accepted?.data.former;
    return former
      ? {
          ...former,
          promisedFrom: dateOf(former.promisedFrom),
          promisedUntil: dateOf(former.promisedUntil),
        }
      : {};
  }
  if (stage !== 'READY' || !readyAt) return {};
  const last = { where: { orderId, kind: 'ready' }, order: { version: 'DESC' } } as const;
  const ready = await tx.findOne(OrderChangeRow, last);
  // It may have become ready again by its status alone.
  const { formerDoneLines: doneLines } = ready?.data.readyAt === readyAt.toISOString() ? ready.data : {};
  // What was changed meanwhile is not done.
  return doneLines ? { doneLines: doneLines.filter((line) => order.doneLines.includes(line)) } : {};
}

/** What the kitchen does with an order. Pressed again, each changes nothing. */
export const kitchenKinds: Kinds<
  'accepted' | 'refused' | 'line-done' | 'ready' | 'packed' | 'handed-over' | 'recalled'
> = {
  accepted: {
    columns: (order, { minutes, isAutomatic = false }, now) => {
      if (isCancelledByCustomer(order)) throw new DomainError('CONFLICT', say.cancelledMeanwhile);
      requireOpen(order);
      if (order.status !== 'Pending') return undefined;
      if (order.slotAt && minutes !== undefined) throw new DomainError('CONFLICT', say.timeIsChosen);
      if (order.isScheduled || isAutomatic) return order.isUnaccepted ? { isUnaccepted: false } : undefined;
      const promise = minutes === undefined ? undefined : promiseIn(minutes, now);
      return {
        ...movedTo(order, 'Preparing', now),
        ...(promise && { promisedFrom: promise.from, promisedUntil: promise.until, promiseReason: null }),
      };
    },
    data: (changed, { isUnaccepted, promisedFrom, promisedUntil, promiseReason }) => ({
      promisedUntil: changed.promisedUntil?.toISOString(),
      former: {
        isUnaccepted,
        promisedFrom: promisedFrom?.toISOString() ?? null,
        promisedUntil: promisedUntil?.toISOString() ?? null,
        promiseReason,
      },
    }),
    effects: followStatus,
    announce: announceOr(orderAccepted),
  },

  refused: {
    columns: (order, { cancelReason, cancelText = null }, now) => {
      if (order.status === 'Cancelled') return undefined;
      if (order.status !== 'Pending') throw new DomainError('CONFLICT', say.begun);
      return { ...movedTo(order, 'Cancelled', now), cancelReason, cancelText };
    },
    data: cancellationData,
    effects: async (tx, before, _change, needed, changed) => {
      if (!changed) return undefined;
      if (await needed.takings.isAnyReceived(tx, before.id))
        throw new DomainError('CONFLICT', say.cancelInstead);
      // Brought back to the start, it is cancelled like any other that was begun.
      if ((await wasBegun(tx, before)) && !(await mayMoveMoney(tx, before, needed)))
        throw new DomainError('CONFLICT', say.begun);
      await moveHoldsAndPayment(tx, before, { status: 'Cancelled', refund: true }, needed);
      return undefined;
    },
    announce,
  },

  'line-done': {
    columns: (order, { line, isDone }) => {
      requireOpen(order);
      if (!lineOf(order, line)) throw new DomainError('CONFLICT', say.lineGone);
      if (order.doneLines.includes(line) === isDone) return undefined;
      const others = order.doneLines.filter((each) => each !== line);
      return { doneLines: isDone ? [...others, line] : others };
    },
    data: (_changed, order, { line, isDone }) => ({ line: lineOf(order, line)?.name, isDone }),
    announce,
  },

  ready: {
    columns: (order, { expectedVersion = order.version }, now) => {
      if (kitchenStageOf(order) === 'READY') return undefined;
      if (order.version !== expectedVersion && changesToSeeOf(order).length > 0)
        throw new DomainError('CONFLICT', say.contentChangedMeanwhile);
      if (order.status !== 'Preparing') throw new DomainError('CONFLICT', say.notPreparing);
      const isReady = order.way === 'DELIVERY' ? { readyAt: now } : movedTo(order, 'Out for Delivery', now);
      return { ...isReady, doneLines: order.bill.lines.map(lineKey) };
    },
    data: ({ readyAt }, { doneLines }) => ({ readyAt: readyAt?.toISOString(), formerDoneLines: doneLines }),
    effects: followStatus,
    announce,
  },

  packed: {
    columns: (order, { bags }) => {
      requireOpen(order);
      return order.bags === bags ? undefined : { bags };
    },
    data: ({ bags }) => ({ bags }),
    announce,
  },

  'handed-over': {
    columns: (order, _change, now) => {
      const stage = kitchenStageOf(order);
      if (stage === 'ON_ITS_WAY' || order.status === 'Delivered') return undefined;
      if (stage !== 'READY') throw new DomainError('CONFLICT', say.notReady);
      return movedTo(order, order.way === 'DELIVERY' ? 'Out for Delivery' : 'Delivered', now);
    },
    effects: followStatus,
    announce,
  },

  recalled: {
    columns: (order, { expectedVersion }, now) => {
      if (order.version !== expectedVersion) throw new DomainError('CONFLICT', say.recallChangedMeanwhile);
      return recalled(order, now);
    },
    effects: async (tx, before, change, needed, changed) => {
      const followed = await followStatus(tx, before, change, needed, changed);
      return { columns: { ...followed?.columns, ...(await restored(tx, before)) } };
    },
    announce,
  },
};
