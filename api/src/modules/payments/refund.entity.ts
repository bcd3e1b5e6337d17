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
import type { RefundState } from './payment-state.js';
import type { RefundReason } from './refund-reasons.js';
import { Payment } from './payment.entity.js';

/** A refund. The id is the idempotency key at the provider, so repeated requests never pay twice. */
@Entity('refunds')
@Check('refunds_amount_check', `amount_paise > 0`)
@Unique('refunds_razorpay_refund_id_key', ['razorpayRefundId'])
export class Refund {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'refunds_pkey' })
  id!: string;

  @Index('refunds_payment_id_idx')
  @Column('char', { name: 'payment_id', length: 24 })
  paymentId!: string;

  @ManyToOne(() => Payment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refunds_payment_id_fkey' })
  payment?: Relation<Payment>;

  /** The attempt that is refunded. */
  @Column('text', { name: 'razorpay_payment_id' })
  razorpayPaymentId!: string;

  @Column('text', { name: 'razorpay_refund_id', nullable: true })
  razorpayRefundId!: string | null;

  @Column('integer', { name: 'amount_paise' })
  amountPaise!: number;

  @Column('text')
  reason!: RefundReason;

  @Column('text')
  state!: RefundState;

  /** The admin who requested it; null for automatic refunds and those made at the provider. */
  @Column('char', { name: 'requested_by', length: 24, nullable: true })
  requestedBy!: string | null;

  /** Why it failed; the provider's error description if the provider refused it. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** Time of the next request to the provider; null if the refund is final. */
  @Index('refunds_next_try_at_idx')
  @Column('timestamptz', { name: 'next_try_at', nullable: true })
  nextTryAt!: Date | null;

  @Column('integer', { default: 0 })
  tries!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
