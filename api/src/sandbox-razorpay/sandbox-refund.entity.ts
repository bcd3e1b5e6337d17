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
  Unique,
} from 'typeorm';
import type { Notes } from './razorpay-words.js';
import { SandboxPayment } from './sandbox-payment.entity.js';

/** A refund to a payer. */
@Entity('sandbox_refunds')
@Check('sandbox_refunds_status_check', `status in ('pending', 'processed', 'failed')`)
@Unique('sandbox_refunds_idempotency_key_key', ['idempotencyKey'])
@Index('sandbox_refunds_payment_id_idx', ['paymentId', 'createdAt'])
export class SandboxRefund {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sandbox_refunds_pkey' })
  id!: string;

  @Column('text', { name: 'payment_id' })
  paymentId!: string;

  @ManyToOne(() => SandboxPayment)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'sandbox_refunds_payment_id_fkey' })
  payment?: Relation<SandboxPayment>;

  /** Paise. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column('text')
  status!: 'pending' | 'processed' | 'failed';

  @Column('text')
  speed!: string;

  @Column('text', { nullable: true })
  receipt!: string | null;

  @Column('jsonb')
  notes!: Notes;

  /** The header `X-Refund-Idempotency` of its request. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of that request, in hex. */
  @Column('text', { nullable: true })
  fingerprint!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
