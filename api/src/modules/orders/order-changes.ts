import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit, type AuditedChange } from '../audit/save-versioned.js';
import { isStaff } from '../auth/permissions.js';
import { User } from '../auth/user.entity.js';
import { atDevice, type Viewer } from '../auth/viewer.js';
import { requireApprovedAmount } from '../devices/approved-amount.js';
import type { HoldsService } from '../holds/holds.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import { promiseIn } from '../quote/promised-times.js';
import type { ReceivedMoney, TakingsService } from '../takings/takings.service.js';
import { byCustomer, isCancelledByCustomer, type Cancellation } from './cancel-reason.js';
import { lockRider } from './lock-rider.js';
import { OrderChangeRow, type ChangedData, type OrderChangeKind } from './order-change.entity.js';
import { followDelivery, paidColumns, requireMayMoveMoney } from './order-money.js';
import { isOpen, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import {
  orderDue,
  orderNotTaken,
  orderPaymentKept,
  orderPromiseChanged,
  orderRiderChanged,
  orderStatusChanged,
  orderTakingsChanged,
} from './orders.events.js';
import type { ChangedPromise } from './orders.input.js';
import { orderNotFound } from './orders.policy.js';
import { say } from './orders.sentences.js';

export interface StatusOptions extends Cancellation {
  /** Whether what was paid goes back; counts only with `Cancelled`. */
  readonly refund?: boolean | undefined;
  /** The status that the change is about: the order must have it, or the new one already. */
  readonly from?: OrderStatus | undefined;
}

export type RequestedChange =
  | ({ readonly kind: 'status'; readonly status: OrderStatus } & StatusOptions)
  | ({ readonly kind: 'promise' } & ChangedPromise)
  /** Null: nobody delivers it. */
  | {
      readonly kind: 'rider';
      readonly riderId: string | null;
      /** The version that the actor saw; undefined: any. */
      readonly expectedVersion?: number | undefined;
    }
  /** Of an order for later. */
  | { readonly kind: 'kitchen-begins' }
  | { readonly kind: 'not-taken'; readonly isNotTaken: boolean }
  /** Of a cancelled order: staff have decided that the money is not refunded. */
  | { readonly kind: 'payment-kept' }
  | { readonly kind: 'taking'; readonly received: ReceivedMoney }
  | { readonly kind: 'taking-undone'; readonly takingId: string };

interface Needed {
  readonly outbox: Outbox;
  readonly holds: HoldsService;
  readonly settlement: SettlementService;
  readonly takings: TakingsService;
  readonly now: () => Date;
}

interface Effects extends Needed {
  readonly actor: Viewer | null;
  readonly by: string | null;
}

/** What an effect adds to the change. */
interface Effect {
  readonly columns?: Partial<Order>;
  readonly data?: ChangedData;
  /** For the audit log instead of ids. */
  readonly names?: { readonly before: object; readonly after: object };
}

interface Kind<Change> {
  /**
   * The columns that change; undefined if none does.
   * @throws {DomainError} if the order cannot be changed so
   */
  readonly columns: (order: Order, change: Change, now: Date) => Partial<Order> | undefined;
  /** For the history, from the changed columns. */
  readonly data?: (changed: Partial<Order>) => ChangedData;
  /** Of the changed order. */
  readonly announce: (outbox: Outbox, tx: EntityManager, order: Order, noted: ChangedData) => Promise<void>;
  /** Runs before the columns are written, even if none changes. */
  readonly effects?: (
    tx: EntityManager,
    before: Order,
    change: Change,
    needed: Effects,
  ) => Promise<Effect | undefined>;
}

const announceVersion =
  (event: typeof orderDue | typeof orderStatusChanged): Kind<never>['announce'] =>
  (outbox, tx, { id: orderId, version }) =>
    outbox.append(tx, event, { orderId, version });

/** Each kind of change: what it changes, its effects, and its event. */
const kinds: { readonly [K in OrderChangeKind]: Kind<Extract<RequestedChange, { kind: K }>> } = {
  status: {
    columns: (order, { status, from, cancelReason = null, cancelText = null }, now) => {
      // Admins may set any status in any sequence, to correct mistakes.
      if (order.status === status) return undefined;
      if (from && order.status !== from)
        throw new DomainError(
          'CONFLICT',
          isCancelledByCustomer(order) ? say.cancelledMeanwhile : say.changedMeanwhile,
        );
      // Older pages of staff do not say what they saw; the money is on its way back.
      if (!from && status === 'Preparing' && isCancelledByCustomer(order))
        throw new DomainError('CONFLICT', say.cancelledMeanwhile);
      const why =
        status === 'Cancelled' ? { cancelReason, cancelText } : { cancelReason: null, cancelText: null };
      return { status, isScheduled: isScheduledAgain(order, status, now), ...why };
    },
    data: ({ cancelReason, cancelText }) => ({
      cancelReason: cancelReason ?? undefined,
      cancelText: cancelText ?? undefined,
    }),
    effects: async (tx, before, { status, refund, cancelReason }, needed) => {
      const { actor, by, holds, settlement, takings } = needed;
      const [isCancelled, wasCancelled] = [status === 'Cancelled', before.status === 'Cancelled'];
      // Only staff know whether money went back at the counter.
      if (cancelReason === byCustomer && (await takings.isAnyReceived(tx, before.id)))
        throw new DomainError('CONFLICT', say.paidAtCounter);
      if (isCancelled !== wasCancelled && cancelReason !== byCustomer)
        await requireMayMoveMoney(tx, before, needed);
      let backPaise = 0;
      if (isCancelled || wasCancelled) {
        if (!wasCancelled) await holds.release(tx, { holder: before.id });
        if (!isCancelled) await holds.take(tx, before.id, before.bill.lines);
        const payment = await settlement.paymentOf(tx, { orderId: before.id });
        // Also of an order that was cancelled without a refund before.
        if (payment && isCancelled && refund)
          backPaise += await settlement.refund(tx, payment, 'order-cancelled', actor);
        else if (payment && isCancelled !== wasCancelled)
          await settlement.decide(tx, payment, isCancelled ? 'needed' : null);
      }
      if (isCancelled && !wasCancelled && refund) backPaise += await takings.undoAll(tx, before.id, by);
      requireApprovedAmount(actor, backPaise);
      if (status === before.status) return undefined;
      return followDelivery(tx, before, { status }, needed);
    },
    announce: announceVersion(orderStatusChanged),
  },

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
      const payment = await settlement.paymentOf(tx, { orderId: id });
      const isUndecided = payment && payment.decision !== 'kept';
      if (!isUndecided || !(await settlement.decide(tx, payment, 'kept')))
        throw new DomainError('CONFLICT', say.nothingToDecide);
      return undefined;
    },
    announce: announceVersion(orderPaymentKept),
  },

  taking: {
    columns: ({ paymentMode, status }) => {
      if (paymentMode !== 'COD') throw new DomainError('CONFLICT', say.paidOnline);
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
    columns: () => ({}),
    effects: async (tx, before, { takingId }, { by, takings }) => {
      const { method, amountPaise } = await takings.undo(tx, before.id, takingId, by);
      return { columns: await paidColumns(tx, before, takings), data: { method, amountPaise } };
    },
    announce: announceVersion(orderTakingsChanged),
  },
};

/** Staff know of an order whose status they change, unless they only put it back and have promised no other time. */
const isScheduledAgain = ({ kitchenAt, promiseReason }: Order, status: OrderStatus, now: Date): boolean =>
  status === 'Pending' && kitchenAt !== null && kitchenAt > now && promiseReason === null;

/** The columns that differ, and what else was noted. Without a name: entries outlive what customers may have erased. */
function auditedChange(
  kind: OrderChangeKind,
  order: Order,
  { version: _, riderId: _rider, ...changed }: Partial<Order>,
  { riderId: _to, formerRiderId: _from, ...noted }: ChangedData,
  names: Effect['names'],
): AuditedChange<{ readonly id: string; readonly name: string; readonly change?: OrderChangeKind }> {
  const { id } = order;
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
    change: Extract<RequestedChange, { kind: K }>,
    actor: Viewer | null,
  ): Promise<Order> {
    const by = actor?.id ?? null;
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!order) throw orderNotFound();
    const { columns, data, effects, announce } = kinds[change.kind] as Kind<typeof change>;
    const changed = columns(order, change, this.needed.now());
    const effect = await effects?.(tx, order, change, { ...this.needed, actor, by });
    if (!changed) return order;
    const after = { ...changed, ...effect?.columns, version: order.version + 1 };
    await tx.update(Order, { id }, after);
    const noted = data?.(changed) ?? effect?.data ?? {};
    await tx.insert(OrderChangeRow, {
      orderId: id,
      version: after.version,
      kind: change.kind,
      changedBy: by,
      ...(actor && atDevice(actor)),
      ...(changed.status && { fromStatus: order.status, toStatus: changed.status }),
      data: noted,
    });
    if (actor && isStaff(actor))
      await appendAudit(tx, actor, 'ORDER', [auditedChange(change.kind, order, after, noted, effect?.names)]);
    Object.assign(order, after);
    await announce(this.needed.outbox, tx, order, noted);
    return order;
  }
}
