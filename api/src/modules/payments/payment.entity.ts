import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { PaymentState } from './payment-state.js';

/** What a payment buys. */
export type Purpose = 'order' | 'booking' | 'due';

/** Content of a purchase, stored as JSON until it is paid. */
export interface Intent {
  readonly version: number;
}

/** Whether staff have yet to decide if what is left goes back, or have decided that it does not. */
export type PaymentDecision = 'needed' | 'kept';

/** A payment order at the provider, with its outcome. */
@Entity('payments')
@Check('payments_amount_check', `amount_paise > 0`)
@Check('payments_purpose_check', `purpose in ('order', 'booking', 'due')`)
@Check('payments_buys_one_thing_check', `num_nonnulls(order_id, booking_id, due_order_id) <= 1`)
@Unique('payments_razorpay_order_id_key', ['razorpayOrderId'])
@Unique('payments_receipt_key', ['receiptScope', 'receipt'])
@Unique('payments_provider_receipt_key', ['providerReceipt'])
@Unique('payments_order_id_key', ['orderId'])
@Unique('payments_booking_id_key', ['bookingId'])
@Index('payments_due_order_id_idx', ['dueOrderId'], { where: 'due_order_id is not null' })
@Index('payments_user_id_idx', ['userId', 'createdAt', 'id'])
@Index('payments_next_check_at_idx', ['nextCheckAt'])
@Check('payments_decision_check', `decision in ('needed', 'kept')`)
@Index('payments_state_idx', ['state', 'createdAt', 'id'])
@Index('payments_open_of_user_idx', ['userId', 'begunAt'], { where: 'paid_with is null' })
@Index('payments_open_of_network_idx', ['network', 'begunAt'], { where: 'paid_with is null' })
@Index('payments_decision_needed_idx', ['createdAt', 'id'], { where: `decision = 'needed'` })
@Index('payments_proved_idx', ['nextCheckAt'], { where: 'proved_at is not null' })
export class Payment {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'payments_pkey' })
  id!: string;

  /** Null until the provider has created its order. */
  @Column('text', { name: 'razorpay_order_id', nullable: true })
  razorpayOrderId!: string | null;

  /** Key id of the provider's account that has the order; null for payments begun by an older version. */
  @Column('text', { nullable: true })
  account!: string | null;

  @Column('text')
  receipt!: string;

  /** The receipt sent to the provider, where it must be unique; two browsers may generate the same `receipt`. */
  @Column('text', { name: 'provider_receipt' })
  providerReceipt!: string;

  /** Scope in which the receipt is unique: a user's id, or `anonymous`. A retry with the receipt finds the payment. */
  @Column('text', { name: 'receipt_scope' })
  receiptScope!: string;

  /** Null for an unclaimed payment, and after the account was deleted. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'payments_user_id_fkey' })
  user?: Relation<User>;

  /** Hash of the network of the request that began it; null for payments begun by an older version. */
  @Column('text', { nullable: true })
  network!: string | null;

  @Column('integer', { name: 'amount_paise' })
  amountPaise!: number;

  /** Null for a payment order created over REST, which may pay for either. */
  @Column('text', { nullable: true })
  purpose!: Purpose | null;

  /**
   * Content of the purchase, so that the worker can fulfil it without the browser. The module of the purpose parses it
   * in the format of every version, as payments are in flight during an update.
   */
  @Column('jsonb', { nullable: true })
  intent!: object | null;

  /** Idempotency key of the purchase. */
  @Column('text', { name: 'intent_key', nullable: true })
  intentKey!: string | null;

  @Column('text', { default: 'CREATED' })
  state!: PaymentState;

  /** Error description of the last failed attempt, which the provider words for customers. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** Id of the attempt that paid: captured, and of exactly `amountPaise`. */
  @Column('text', { name: 'paid_with', nullable: true })
  paidWith!: string | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  /** The order that it paid for. No foreign key, so that payment records outlive orders. */
  @Column('char', { name: 'order_id', length: 24, nullable: true })
  orderId!: string | null;

  /** The booking that it paid for. No foreign key, as for `orderId`. */
  @Column('char', { name: 'booking_id', length: 24, nullable: true })
  bookingId!: string | null;

  /** The order of which it paid what a change had made due. No foreign key, as for `orderId`. */
  @Column('char', { name: 'due_order_id', length: 24, nullable: true })
  dueOrderId!: string | null;

  /** Paise of processed refunds. */
  @Column('integer', { name: 'refunded_paise', default: 0 })
  refundedPaise!: number;

  /** Incremented with every change. */
  @Column('integer', { default: 1 })
  version!: number;

  /** Time of the first proof or report of money. The reconciler checks such payments before those without. */
  @Column('timestamptz', { name: 'proved_at', nullable: true })
  provedAt!: Date | null;

  /** Number of checks at the provider by the reconciler. */
  @Column('integer', { default: 0 })
  checks!: number;

  /** Time of the next check at the provider; null if none is due. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt!: Date | null;

  /** Time of the last quote. A payment more than an hour later is refunded. */
  @Column('timestamptz', { name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;

  /** What staff have decided about money of a cancelled order; null if it was not cancelled or nothing is left. */
  @Column('text', { nullable: true })
  decision!: PaymentDecision | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

type Bought = Pick<Payment, 'orderId' | 'bookingId' | 'dueOrderId'>;

/** Id of the order that it paid, or paid what was due of. */
export const paidOrderOf = ({ orderId, dueOrderId }: Omit<Bought, 'bookingId'>): string | null =>
  orderId ?? dueOrderId;

/** Whether it has paid for an order, a booking, or what was due. */
export const hasBought = (payment: Bought): boolean =>
  paidOrderOf(payment) !== null || payment.bookingId !== null;
