import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { ChangedLine } from '../quote/changed-lines.js';
import type { TakingMethod } from '../takings/taking.entity.js';
import type { Cancellation } from './cancel-reason.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import type { Removal } from './removal-reason.js';

/** `kitchen-begins` is of an order for later, `payment-kept` of a cancelled one, `due-paid` of one that was paid online. */
export type OrderChangeKind =
  | 'status'
  | 'promise'
  | 'rider'
  | 'kitchen-begins'
  | 'not-taken'
  | 'payment-kept'
  | 'taking'
  | 'taking-undone'
  | 'accepted'
  | 'refused'
  | 'line-done'
  | 'ready'
  | 'packed'
  | 'handed-over'
  | 'recalled'
  | 'changed'
  | 'change-seen'
  | 'due-paid'
  | 'bill-printed'
  | 'buyer';

/** What changed beside the status, as JSON. */
export interface ChangedData extends Cancellation, Removal {
  /** Of what was ordered. */
  readonly lines?: readonly ChangedLine[] | undefined;
  readonly totalBeforePaise?: number | undefined;
  readonly totalAfterPaise?: number | undefined;
  /** What the change has refunded, what staff have to give back after it, and what is due. */
  readonly refundPaise?: number | undefined;
  readonly takingsRefundPaise?: number | undefined;
  readonly duePaise?: number | undefined;
  /** Whether it gets another address. */
  readonly isMoved?: boolean | undefined;
  /** Whether it gets another note for the rider. */
  readonly isNoted?: boolean | undefined;
  /** Whether its customer was notified that it is ready, and has to wait again. */
  readonly isNotReady?: boolean | undefined;
  /** The start of another slot. */
  readonly slotAt?: string | undefined;
  readonly promisedUntil?: string | undefined;
  readonly promiseReason?: string | undefined;
  readonly isNotTaken?: boolean | undefined;
  /** Null: nobody delivers it any more. */
  readonly riderId?: string | null;
  readonly formerRiderId?: string | null;
  /** Of money that was received or undone; without a method, paid online. */
  readonly method?: TakingMethod | undefined;
  readonly amountPaise?: number | undefined;
  /** Name of the dish of the line. */
  readonly line?: string | undefined;
  readonly isDone?: boolean | undefined;
  /** Null: not packed any more. */
  readonly bags?: number | null | undefined;
  /** Of an accepted order, what it was before: a recall right after brings it back. */
  readonly former?: FormerAcceptance | undefined;
  /** Of an order that was marked as ready: when, and the lines that were done before. */
  readonly readyAt?: string | undefined;
  readonly formerDoneLines?: string[] | undefined;
}

interface FormerAcceptance extends Pick<Order, 'isUnaccepted' | 'promiseReason'> {
  readonly promisedFrom: string | null;
  readonly promisedUntil: string | null;
}

/** One version of an order: its placement (version 1), or a change. */
@Entity('order_changes')
@Index('order_changes_finished_idx', ['changedAt'], { where: `to_status in ('Delivered', 'Cancelled')` })
@Check(
  'order_changes_status_check',
  `case
    when kind in ('status', 'refused', 'handed-over') then to_status is not null
    when kind in ('accepted', 'ready', 'recalled', 'changed') then (from_status is null) = (to_status is null)
    else from_status is null and to_status is null end`,
)
export class OrderChangeRow {
  @PrimaryColumn('char', { name: 'order_id', length: 24, primaryKeyConstraintName: 'order_changes_pkey' })
  orderId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'order_changes_pkey' })
  version!: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_changes_order_id_fkey' })
  order?: Relation<Order>;

  /** The placement counts as a change of the status. */
  @Column('text', { default: 'status' })
  kind!: OrderChangeKind;

  /** Null for the placement, and if the status did not change. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus!: OrderStatus | null;

  /** Null if the status did not change. */
  @Column('text', { name: 'to_status', nullable: true })
  toStatus!: OrderStatus | null;

  /** What changed beside the status. */
  @Column('jsonb', { default: {} })
  data!: ChangedData;

  /** Null if the shop itself changed it, and after the account was deleted. */
  @Column('char', { name: 'changed_by', length: 24, nullable: true })
  changedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'changed_by', foreignKeyConstraintName: 'order_changes_changed_by_fkey' })
  changer?: Relation<User>;

  /** Name of the tablet at which it was changed; null for another device. */
  @Column('text', { name: 'device_name', nullable: true })
  device!: string | null;

  /** Name of the person who approved it at the tablet; null if nobody had to. */
  @Column('text', { name: 'approved_by_name', nullable: true })
  approvedBy!: string | null;

  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz' })
  changedAt!: Date;
}

/** The placement, or a change of the status. */
export type OrderStatusChange = OrderChangeRow & { readonly toStatus: OrderStatus };

export const isOfStatus = (change: OrderChangeRow): change is OrderStatusChange => change.toStatus !== null;

/** Whether money was received or undone. */
export const isOfMoney = ({ data }: OrderChangeRow): boolean => data.amountPaise !== undefined;
