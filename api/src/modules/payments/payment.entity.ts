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
export type Purpose = 'order' | 'booking';

/** What is kept of a purchase until it is paid, as JSON. */
export interface Intent {
  readonly version: number;
}

/** One order at the provider, made by us, and what came of it. */
@Entity('payments')
@Check('payments_amount_check', `amount_paise > 0`)
@Check('payments_purpose_check', `purpose in ('order', 'booking')`)
@Check('payments_buys_one_thing_check', `order_id is null or booking_id is null`)
@Unique('payments_razorpay_order_id_key', ['razorpayOrderId'])
@Unique('payments_receipt_key', ['receiptScope', 'receipt'])
@Unique('payments_provider_receipt_key', ['providerReceipt'])
@Unique('payments_order_id_key', ['orderId'])
@Unique('payments_booking_id_key', ['bookingId'])
@Index('payments_user_id_idx', ['userId', 'createdAt', 'id'])
@Index('payments_next_check_at_idx', ['nextCheckAt'])
@Index('payments_state_idx', ['state', 'createdAt', 'id'])
@Index('payments_open_of_user_idx', ['userId', 'begunAt'], { where: 'paid_with is null' })
@Index('payments_open_of_network_idx', ['network', 'begunAt'], { where: 'paid_with is null' })
@Index('payments_proved_idx', ['nextCheckAt'], { where: 'proved_at is not null' })
export class Payment {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'payments_pkey' })
  id!: string;

  /** Null until the provider has answered. */
  @Column('text', { name: 'razorpay_order_id', nullable: true })
  razorpayOrderId!: string | null;

  @Column('text')
  receipt!: string;

  /** The receipt as the provider has it, which takes each one once: two browsers may come up with the same. */
  @Column('text', { name: 'provider_receipt' })
  providerReceipt!: string;

  /** Whose receipt that is: a user's id, or `anonymous`. A retry with the same receipt finds the same payment. */
  @Column('text', { name: 'receipt_scope' })
  receiptScope!: string;

  /** Null for a payment that nobody has claimed, and when the account is gone. */
  @Column('char', { name: 'user_id', length: 24, nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'payments_user_id_fkey' })
  user?: Relation<User>;

  /** Hash of the network that it was begun from; null for what an older version began. */
  @Column('text', { nullable: true })
  network!: string | null;

  @Column('integer', { name: 'amount_paise' })
  amountPaise!: number;

  /** Null for a payment order that was made over REST: whatever the customer orders with it later. */
  @Column('text', { nullable: true })
  purpose!: Purpose | null;

  /**
   * What the customer was buying, kept so that it can be bought without the browser. Its owner knows the shapes: one for
   * each version ever written, as payments are in flight while the shop is updated.
   */
  @Column('jsonb', { nullable: true })
  intent!: object | null;

  /** Idempotency key of the purchase. */
  @Column('text', { name: 'intent_key', nullable: true })
  intentKey!: string | null;

  @Column('text', { default: 'CREATED' })
  state!: PaymentState;

  /** Why the last attempt failed, in the provider's words to the customer. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** The provider's payment that pays: captured, and of exactly our amount. */
  @Column('text', { name: 'paid_with', nullable: true })
  paidWith!: string | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  /** The order that it bought. No foreign key: money stays on record whatever happens to the order. */
  @Column('char', { name: 'order_id', length: 24, nullable: true })
  orderId!: string | null;

  /** The booking that it bought. No foreign key, as for the order. */
  @Column('char', { name: 'booking_id', length: 24, nullable: true })
  bookingId!: string | null;

  /** Paise that have gone back. */
  @Column('integer', { name: 'refunded_paise', default: 0 })
  refundedPaise!: number;

  /** Rises with every change. */
  @Column('integer', { default: 1 })
  version!: number;

  /** When proof of a payment or a report of one first came in: it is asked about before those without. */
  @Column('timestamptz', { name: 'proved_at', nullable: true })
  provedAt!: Date | null;

  /** How often the provider was asked about it. */
  @Column('integer', { default: 0 })
  checks!: number;

  /** When to ask next; null when there is nothing to ask about. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt!: Date | null;

  /** When the customer was last quoted its price. Whoever pays much later gets the money back. */
  @Column('timestamptz', { name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
