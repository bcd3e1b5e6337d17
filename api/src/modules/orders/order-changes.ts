import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { appendAudit, type AuditedChange } from '../audit/save-versioned.js';
import { isStaff } from '../auth/permissions.js';
import { User } from '../auth/user.entity.js';
import { atDevice, type Viewer } from '../auth/viewer.js';
import { requireApprovedAmount } from '../devices/approved-amount.js';
import { promiseIn } from '../quote/promised-times.js';
import { isPayableToStaff } from '../takings/takings.policy.js';
import { buyerKinds } from './buyer-changes.js';
import { followBill, followMoneyBack } from './bill-changes.js';
import {
  announceVersion,
  type ChangeOf,
  type Effect,
  type Kind,
  type Kinds,
  type Needed,
} from './change-kind.js';
import { contentKinds } from './content-changes.js';
import { kitchenKinds } from './kitchen-changes.js';
import { lockRider } from './lock-rider.js';
import { OrderChangeRow, type ChangedData, type OrderChangeKind } from './order-change.entity.js';
import { followDelivery, paidColumns } from './order-money.js';
import { isOpen } from './order-status.js';
import { Order } from './order.entity.js';
import {
  orderBillPrinted,
  orderDue,
  orderNotTaken,
  orderPaymentKept,
  orderPromiseChanged,
  orderRiderChanged,
  orderTakingsChanged,
} from './orders.events.js';
import { orderNotFound } from './orders.policy.js';
import { say } from './orders.sentences.js';
import { statusKinds } from './status-changes.js';

/** Each kind of change: what it changes, its effects, and its event. */
const kinds: Kinds<OrderChangeKind> = {
  ...statusKinds,
  ...kitchenKinds,
  ...contentKinds,
  ...buyerKinds,

  promise: {
    columns: (order, { minutes, reason }, now) => {
      if (!isOpen(order.status)) throw new DomainError('CONFLICT', say.finished);
      if (order.isScheduled) throw new DomainError('CONFLICT', say.notBegun);
      const { from, until } = promiseIn(minutes, now);
      return { promisedFrom: from, promisedUntil: until, promiseReason: reason };
    },
    data: ({ promisedUntil, promiseReason }) => ({
      promisedUntil: promisedUntil?.toISOString(),
      promiseReason: promiseReason ?? undefined,
    }),
    announce: (outbox, tx, { id: orderId, version, promisedUntil }) =>
      outbox.append(tx, orderPromiseChanged, {
        orderId,
        version,
        promisedUntil: promisedUntil?.toISOString() ?? '',
      }),
  },

  rider: {
    columns: (order, { riderId, expectedVersion = order.version }) => {
      if (order.riderId === riderId) return undefined;
      if (order.version !== expectedVersion) throw new DomainError('CONFLICT', say.riderChangedMeanwhile);
      if (order.way !== 'DELIVERY') throw new DomainError('CONFLICT', say.notDelivered);
      if (!isOpen(order.status)) throw new DomainError('CONFLICT', say.needsNoRider);
      return { riderId };
    },
    effects: async (tx, { riderId: formerRiderId }, { riderId }) => {
      if (formerRiderId === riderId) return undefined;
      const former = formerRiderId ? await tx.findOneBy(User, { id: formerRiderId }) : null;
      const rider = riderId ? await lockRider(tx, riderId) : null;
      const names = { before: { rider: former?.name ?? null }, after: { rider: rider?.name ?? null } };
      return { data: { riderId, formerRiderId }, names };
    },
    announce: (outbox, tx, { id: orderId, version }, { riderId = null, formerRiderId = null }) =>
      outbox.append(tx, orderRiderChanged, { orderId, version, riderId, formerRiderId }),
  },

  'kitchen-begins': {
    columns: ({ isScheduled }) => (isScheduled ? { isScheduled: false } : undefined),
    announce: announceVersion(orderDue),
  },

  'not-taken': {
    columns: (order, { isNotTaken }) => (order.isNotTaken === isNotTaken ? undefined : { isNotTaken }),
    effects: async (tx, before, { isNotTaken }, needed) =>
      before.isNotTaken === isNotTaken ? undefined : followDelivery(tx, before, { isNotTaken }, needed),
    data: ({ isNotTaken }) => ({ isNotTaken }),
    announce: announceVersion(orderNotTaken),
  },

  'payment-kept': {
    columns: ({ status }) => {
      if (status !== 'Cancelled') throw new DomainError('CONFLICT', say.nothingToDecide);
      return {};
    },
    effects: async (tx, { id }, _change, { settlement }) => {
      const payments = await settlement.paymentsOf(tx, id);
      let isDecided = false;
      for (const payment of payments.filter(({ decision }) => decision !== 'kept'))
        if (await settlement.decide(tx, payment, 'kept')) isDecided = true;
      if (!isDecided) throw new DomainError('CONFLICT', say.nothingToDecide);
      return undefined;
    },
    announce: announceVersion(orderPaymentKept),
  },

  taking: {
    columns: ({ status, ...order }) => {
      if (!isPayableToStaff(order)) throw new DomainError('CONFLICT', say.paidOnline);
      if (status === 'Cancelled') throw new DomainError('CONFLICT', say.cancelled);
      return {};
    },
    effects: async (tx, before, { received }, { by, takings }) => {
      const { method, amountPaise } = await takings.enter(tx, before, received, by);
      return { columns: await paidColumns(tx, before, takings), data: { method, amountPaise } };
    },
    announce: announceVersion(orderTakingsChanged),
  },

  'taking-undone': {
    columns: ({ status }, change) => {
      if ('backPaise' in change && status === 'Cancelled') throw new DomainError('CONFLICT', say.cancelled);
      return {};
    },
    effects: async (tx, before, change, { actor, by, takings, now }) => {
      if ('backPaise' in change) {
        const { backPaise: amountPaise } = change;
        requireApprovedAmount(actor, amountPaise);
        const method = await takings.refundExcess(tx, before, amountPaise, by);
        followMoneyBack(tx, before, amountPaise, now());
        return { columns: await paidColumns(tx, before, takings), data: { method, amountPaise } };
      }
      const { method, amountPaise } = await takings.undo(tx, before.id, change.takingId, by);
      return { columns: await paidColumns(tx, before, takings), data: { method, amountPaise } };
    },
    announce: announceVersion(orderTakingsChanged),
  },

  'bill-printed': {
    columns: () => ({}),
    announce: announceVersion(orderBillPrinted),
  },
};

/** Columns that others say in words, or that customers may erase: the audit log outlives them. */
const unaudited = [
  'version',
  'riderId',
  'bill',
  'seenLines',
  'address',
  'lat',
  'lng',
  'deliveryNote',
  'buyer',
];

/** The columns that differ, and what else was noted. Without a name: entries outlive what customers may have erased. */
function auditedChange(
  kind: OrderChangeKind,
  order: Order,
  after: Partial<Order>,
  {
    riderId: _to,
    formerRiderId: _from,
    former: _former,
    formerDoneLines: _done,
    lines: _lines,
    ...noted
  }: ChangedData,
  names: Effect['names'],
): AuditedChange<{ readonly id: string; readonly name: string; readonly change?: OrderChangeKind }> {
  const { id } = order;
  const changed = Object.fromEntries(Object.entries(after).filter(([column]) => !unaudited.includes(column)));
  const before = Object.entries(order).filter(([column]) => column in changed);
  return {
    before: { id, name: '', ...Object.fromEntries(before), ...names?.before },
    after: { id, name: '', change: kind, ...noted, ...changed, ...names?.after },
  };
}

/** The only way to change an order. */
export class OrderChanges {
  constructor(private readonly needed: Needed) {}

  /**
   * Changes an order: runs the effects of the kind of change, writes it into the history and appends its event.
   * @param actor null: the shop itself
   * @returns the order as changed here, regardless of later changes
   * @throws {DomainError} `NOT_FOUND`, `CONFLICT`
   */
  async change<K extends OrderChangeKind>(
    tx: EntityManager,
    id: string,
    change: ChangeOf<K>,
    actor: Viewer | null,
  ): Promise<Order> {
    const by = actor?.id ?? null;
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!order) throw orderNotFound();
    const { status: from, isNotTaken } = order;
    const { columns, data, effects, announce } = kinds[change.kind] as Kind<typeof change>;
    const changed = columns(order, change, this.needed.now());
    const effect = await effects?.(tx, order, change, { ...this.needed, actor, by }, changed);
    if (!changed) return order;
    const after: Partial<Order> & { version: number } = {
      ...changed,
      ...effect?.columns,
      version: order.version + 1,
    };
    await tx.update(Order, { id }, after);
    const noted = data?.(changed, order, change) ?? effect?.data ?? {};
    await tx.insert(OrderChangeRow, {
      orderId: id,
      version: after.version,
      kind: change.kind,
      changedBy: by,
      ...(actor && atDevice(actor)),
      ...(after.status && { fromStatus: from, toStatus: after.status }),
      data: noted,
    });
    if (actor && isStaff(actor))
      await appendAudit(tx, actor, 'ORDER', [auditedChange(change.kind, order, after, noted, effect?.names)]);
    Object.assign(order, after);
    await announce(this.needed.outbox, tx, order, noted, changed);
    followBill(tx, order, { before: { status: from, isNotTaken }, change, now: this.needed.now() });
    return order;
  }
}
