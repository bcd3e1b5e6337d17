import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { Viewer } from '../auth/viewer.js';
import type { Buyer } from '../bill-book/buyer.js';
import type { HoldsService } from '../holds/holds.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { OrderSlotsService } from '../quote/order-slots.service.js';
import type { QuotesService } from '../quote/quotes.service.js';
import type { ReceivedMoney, TakingsService } from '../takings/takings.service.js';
import type { CancelReason, Cancellation } from './cancel-reason.js';
import type { ChangedData, OrderChangeKind } from './order-change.entity.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.entity.js';
import type { orderDue, orderStatusChanged } from './orders.events.js';
import type { OrderContentChange } from './order-content.input.js';
import type { ChangedPromise } from './orders.input.js';

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
  | { readonly kind: 'taking-undone'; readonly takingId: string }
  /** What staff had received too much. */
  | { readonly kind: 'taking-undone'; readonly backPaise: number }
  | {
      readonly kind: 'accepted';
      /** Until the promised time; undefined: it stays. */
      readonly minutes?: number | undefined;
      /** Whether the kitchen begins with it later, as the shop accepts its orders by itself. */
      readonly isAutomatic?: boolean | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly cancelReason: CancelReason;
      readonly cancelText?: string | undefined;
    }
  | { readonly kind: 'line-done'; readonly line: string; readonly isDone: boolean }
  | {
      readonly kind: 'ready';
      /** The version that the actor saw; undefined: any. */
      readonly expectedVersion?: number | undefined;
    }
  /** Null: not packed. */
  | { readonly kind: 'packed'; readonly bags: number | null }
  | { readonly kind: 'handed-over' }
  | { readonly kind: 'recalled'; readonly expectedVersion: number }
  | {
      readonly kind: 'changed';
      readonly content: OrderContentChange;
      readonly expectedVersion: number;
      /** Of the bill that the actor saw. */
      readonly totalPaise: number;
    }
  | { readonly kind: 'change-seen'; readonly expectedVersion: number }
  /** Null: it is billed to no firm. */
  | { readonly kind: 'buyer'; readonly buyer: Buyer | null; readonly expectedVersion: number }
  /** What a change had made due was paid online. */
  | { readonly kind: 'due-paid'; readonly paidPaise: number }
  /** For the first time: its bill gets its number. */
  | { readonly kind: 'bill-printed' };

export type ChangeOf<K extends OrderChangeKind> = Extract<RequestedChange, { kind: K }>;

export interface Needed {
  readonly outbox: Outbox;
  readonly holds: HoldsService;
  readonly settlement: SettlementService;
  readonly takings: TakingsService;
  readonly quotes: QuotesService;
  readonly slots: OrderSlotsService;
  readonly now: () => Date;
}

export interface Effects extends Needed {
  readonly actor: Viewer | null;
  readonly by: string | null;
}

/** What an effect adds to the change. */
export interface Effect {
  readonly columns?: Partial<Order>;
  readonly data?: ChangedData;
  /** For the audit log instead of ids. */
  readonly names?: { readonly before: object; readonly after: object };
}

export interface Kind<Change> {
  /**
   * The columns that change; undefined if none does.
   * @throws {DomainError} if the order cannot be changed so
   */
  readonly columns: (order: Order, change: Change, now: Date) => Partial<Order> | undefined;
  /** For the history. */
  readonly data?: (changed: Partial<Order>, order: Order, change: Change) => ChangedData;
  /** Of the changed order. */
  readonly announce: (
    outbox: Outbox,
    tx: EntityManager,
    order: Order,
    noted: ChangedData,
    changed: Partial<Order>,
  ) => Promise<void>;
  /** Runs before the columns are written, even if none changes. */
  readonly effects?: (
    tx: EntityManager,
    before: Order,
    change: Change,
    needed: Effects,
    changed: Partial<Order> | undefined,
  ) => Promise<Effect | undefined>;
}

/** Those of one file. */
export type Kinds<K extends OrderChangeKind> = { readonly [Each in K]: Kind<ChangeOf<Each>> };

export const announceVersion =
  (event: typeof orderDue | typeof orderStatusChanged): Kind<unknown>['announce'] =>
  (outbox, tx, { id: orderId, version }) =>
    outbox.append(tx, event, { orderId, version });
