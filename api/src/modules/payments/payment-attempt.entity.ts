import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { AttemptState } from './payment-state.js';
import { Payment } from './payment.entity.js';

/** One attempt to pay a payment order; a "payment" in Razorpay's terms. */
@Entity('payment_attempts')
export class PaymentAttempt {
  @PrimaryColumn('text', { name: 'razorpay_payment_id', primaryKeyConstraintName: 'payment_attempts_pkey' })
  razorpayPaymentId!: string;

  @Index('payment_attempts_payment_id_idx')
  @Column('char', { name: 'payment_id', length: 24 })
  paymentId!: string;

  @ManyToOne(() => Payment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_attempts_payment_id_fkey' })
  payment?: Relation<Payment>;

  @Column('text')
  state!: AttemptState;

  @Column('integer', { name: 'amount_paise' })
  amountPaise!: number;

  /** `card`, `upi`, `netbanking` …; null if the provider has not reported it. */
  @Column('text', { nullable: true })
  method!: string | null;

  @Column('text', { nullable: true })
  failure!: string | null;

  /** Time of the attempt by the provider's clock. */
  @Column('timestamptz', { name: 'paid_at' })
  paidAt!: Date;

  @Index('payment_attempts_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
