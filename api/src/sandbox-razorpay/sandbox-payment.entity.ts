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
import type { Notes, PaymentFailure, PaymentMethod, SandboxPaymentStatus } from './razorpay-words.js';
import { SandboxOrder } from './sandbox-order.entity.js';

/** One attempt to pay an order. Stores only those payment details that Razorpay reveals: never a card number. */
@Entity('sandbox_payments')
@Check(
  'sandbox_payments_status_check',
  `status in ('created', 'authorized', 'captured', 'refunded', 'failed')`,
)
@Check('sandbox_payments_amount_refunded_check', `amount_refunded between 0 and amount`)
@Index('sandbox_payments_order_id_idx', ['orderId', 'createdAt'])
export class SandboxPayment {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sandbox_payments_pkey' })
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  @ManyToOne(() => SandboxOrder)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'sandbox_payments_order_id_fkey' })
  order?: Relation<SandboxOrder>;

  /** Paise. */
  @Column('integer')
  amount!: number;

  @Column('integer', { name: 'amount_refunded', default: 0 })
  amountRefunded!: number;

  @Column('text')
  currency!: string;

  @Column('text')
  status!: SandboxPaymentStatus;

  @Column('boolean', { default: false })
  captured!: boolean;

  /** Unused. Older processes still read it: it goes with a later release. */
  @Column('boolean', { name: 'late_authorized', default: false })
  lateAuthorized!: boolean;

  @Column('text')
  method!: PaymentMethod;

  @Column('text', { nullable: true })
  vpa!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  contact!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('jsonb')
  notes!: Notes;

  @Column('jsonb', { nullable: true })
  failure!: PaymentFailure | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
