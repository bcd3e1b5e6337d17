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
import type { Buyer } from '../bill-book/buyer.js';
import { Customer } from '../customers/customer.entity.js';
import type { PaymentMode, PaymentStatus } from '../payments/payment-mode.js';
import type { Bill, BillLine } from '../quote/bill.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { byCustomer, CancelReason } from './cancel-reason.js';
import type { OrderStatus } from './order-status.js';

@Entity('orders')
@Check(
  'orders_status_check',
  `status in ('Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled')`,
)
@Check('orders_payment_status_check', `payment_status in ('Pending', 'Paid')`)
@Check('orders_payment_mode_check', `payment_mode in ('COD', 'ONLINE')`)
@Check('orders_way_check', `way in ('DELIVERY', 'PICKUP', 'TABLE')`)
@Check('orders_table_check', `(way = 'TABLE') = (table_name is not null)`)
@Check(
  'orders_slot_check',
  `(slot_at is null) = (kitchen_at is null) and (slot_at is not null or not is_scheduled)`,
)
@Check(
  'orders_promise_check',
  `(promised_from is null) = (promised_until is null) and promised_from <= promised_until`,
)
@Index('orders_not_taken_customer_idx', ['customerId'], { where: 'is_not_taken' })
@Index('orders_without_customer_idx', ['id'], { where: 'customer_id is null and user_id is not null' })
@Index('orders_customer_id_idx', ['customerId'])
@Index('orders_not_taken_phone_idx', ['phone'], { where: 'is_not_taken' })
@Index('orders_table_idx', ['tableName', 'createdAt'], { where: 'table_name is not null' })
@Index('orders_slot_at_idx', ['slotAt'], { where: 'slot_at is not null' })
@Index('orders_unaccepted_idx', ['createdAt'], { where: 'is_unaccepted' })
@Check('orders_online_check', `online_paise is null or payment_mode = 'ONLINE'`)
@Check('orders_bags_check', `bags between 1 and 20`)
@Index('orders_kitchen_at_idx', ['kitchenAt'], { where: 'is_scheduled' })
@Check('orders_total_check', `total_paise >= 0`)
@Check('orders_delivery_fee_check', `delivery_fee_paise >= 0`)
@Check('orders_packing_check', `packing_paise >= 0`)
@Index('orders_without_bill_idx', ['id'], { where: 'bill is null' })
@Index('orders_delivered_unpaid_idx', ['id'], {
  where: `status = 'Delivered' and payment_mode = 'COD' and payment_status = 'Pending'`,
})
@Index('orders_number_idx', ['number', 'day'], { unique: true, where: 'number is not null' })
@Index('orders_user_id_idx', ['userId', 'createdAt', 'id'])
@Index('orders_created_at_idx', ['createdAt', 'id'])
@Index('orders_rider_idx', ['riderId', 'createdAt', 'id'], { where: 'rider_id is not null' })
@Index('orders_status_idx', ['status', 'createdAt', 'id'])
@Index('orders_way_idx', ['way', 'createdAt', 'id'])
// Partial index on open orders, by time. The migration defines its condition.
@Index('orders_open_idx', { synchronize: false })
// Partial index on open cash orders, by customer.
@Index('orders_open_cash_idx', { synchronize: false })
// Trigram indexes, which TypeORM cannot declare.
@Index('orders_id_search_idx', { synchronize: false })
@Index('orders_phone_search_idx', { synchronize: false })
export class Order {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'orders_pkey' })
  id!: string;

  /** The restaurant's day for which it is, in ISO 8601. Set by the database; null for one that was finished before days were kept. */
  @Column('date', { nullable: true })
  day!: string | null;

  /** From 1 on each day. Set by the database; null as `day` is. */
  @Column('integer', { nullable: true })
  number!: number | null;

  /** Null after the account was deleted. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user_id_fkey' })
  user?: Relation<User>;

  /** For whom it is: the user, or a caller for whom staff order. Nullable for processes of earlier versions, as the bill is. */
  @Column('char', { name: 'customer_id', length: 24, nullable: true })
  customerId!: string | null;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'orders_customer_id_fkey' })
  customer?: Relation<Customer>;

  /** Nullable for processes of earlier versions: the database makes the bill of their orders. */
  @Column('jsonb', { nullable: true })
  bill!: Bill;

  /** Null unless it is billed to a firm. */
  @Column('jsonb', { nullable: true })
  buyer!: Buyer | null;

  /** Of the bill. */
  @Column('bigint', {
    name: 'total_paise',
    // pg returns bigint as text; totals stay far below 2^53.
    transformer: { from: Number, to: (value: number) => value },
  })
  totalPaise!: number;

  /** Of the bill, for earlier versions and `order_bill`. */
  @Column('integer', { name: 'packing_paise', default: 0 })
  packingPaise!: number;

  /** Of the bill, for earlier versions and `order_bill`. */
  @Column('integer', { name: 'delivery_fee_paise', default: 0 })
  deliveryFeePaise!: number;

  /** Name of the delivery zone at placement. */
  @Column('text', { name: 'delivery_zone', nullable: true })
  deliveryZone!: string | null;

  @Column('text', { default: 'DELIVERY' })
  way!: OrderWay;

  /** Empty unless it is delivered. */
  @Column('text')
  address!: string;

  @Column('text')
  location!: string;

  @Column('double precision', { nullable: true })
  lat!: number | null;

  @Column('double precision', { nullable: true })
  lng!: number | null;

  /** At placement. */
  @Column('text', { name: 'table_name', nullable: true })
  tableName!: string | null;

  /** Whether its table had no order before on its day. */
  @Column('boolean', { name: 'is_first_at_table', default: false })
  isFirstAtTable!: boolean;

  /** Start of the slot of 15 minutes; null for as soon as possible. */
  @Column('timestamptz', { name: 'slot_at', nullable: true })
  slotAt!: Date | null;

  /** When the kitchen begins with an order for later. */
  @Column('timestamptz', { name: 'kitchen_at', nullable: true })
  kitchenAt!: Date | null;

  /** Whether the kitchen has not begun with it, and will be notified at `kitchenAt`. */
  @Column('boolean', { name: 'is_scheduled', default: false })
  isScheduled!: boolean;

  /** With `promisedUntil`, the time promised to the customer; null without a promise. */
  @Column('timestamptz', { name: 'promised_from', nullable: true })
  promisedFrom!: Date | null;

  @Column('timestamptz', { name: 'promised_until', nullable: true })
  promisedUntil!: Date | null;

  /** Why the promise is another one than before, for the customer. */
  @Column('text', { name: 'promise_reason', nullable: true })
  promiseReason!: string | null;

  /** Null unless it is cancelled, and for one that was cancelled without a reason. */
  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason!: CancelReason | typeof byCustomer | null;

  /** The reason in the words of staff. */
  @Column('text', { name: 'cancel_text', nullable: true })
  cancelText!: string | null;

  /** Whether nobody has accepted it, unless an earlier version changed its status: see `isAccepted`. */
  @Column('boolean', { name: 'is_unaccepted', default: false })
  isUnaccepted!: boolean;

  /** Whether the owners were notified that nobody accepts it. */
  @Column('boolean', { name: 'has_notified_owners', default: false })
  hasNotifiedOwners!: boolean;

  /** Whether its customer was notified that nobody accepts it. */
  @Column('boolean', { name: 'has_notified_customer', default: false })
  hasNotifiedCustomer!: boolean;

  /** When it was ready; null before. */
  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt!: Date | null;

  /** Keys of the lines that the kitchen has marked as done. */
  @Column('text', { name: 'done_lines', array: true, default: [] })
  doneLines!: string[];

  /** The lines that the kitchen has seen; null if it has seen those of the bill. */
  @Column('jsonb', { name: 'seen_lines', nullable: true })
  seenLines!: readonly BillLine[] | null;

  /** Number of bags; null if it is not packed. */
  @Column('smallint', { nullable: true })
  bags!: number | null;

  /** Whether nobody took it: its customer and phone number may no longer order in cash. */
  @Column('boolean', { name: 'is_not_taken', default: false })
  isNotTaken!: boolean;

  /** E.164. */
  @Column('text', { nullable: true })
  phone!: string | null;

  /** For the rider. */
  @Column('text', { name: 'delivery_note', nullable: true })
  deliveryNote!: string | null;

  /** Who delivers it; null for nobody yet, and after the account was deleted. */
  @Column('char', { name: 'rider_id', length: 24, nullable: true })
  riderId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'rider_id', foreignKeyConstraintName: 'orders_rider_id_fkey' })
  rider?: Relation<User>;

  @Column('text', { name: 'payment_mode' })
  paymentMode!: PaymentMode;

  @Column('text', { name: 'payment_status' })
  paymentStatus!: PaymentStatus;

  /** What online payments cover of the total, in paise; null: all of it, as nothing was changed, and for an order in cash. */
  @Column('bigint', {
    name: 'online_paise',
    nullable: true,
    transformer: {
      from: (value: string | null) => (value === null ? null : Number(value)),
      to: (value: number | null) => value,
    },
  })
  onlinePaise!: number | null;

  @Column('text')
  status!: OrderStatus;

  /** 1 at placement; each change increments it. One of the status adds a row to the history. */
  @Column('integer', { default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
