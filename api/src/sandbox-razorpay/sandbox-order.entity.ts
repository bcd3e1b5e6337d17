import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Notes } from './razorpay-words.js';

/** An order as Razorpay would keep it: the amount due and its progress. */
@Entity('sandbox_orders')
@Check('sandbox_orders_status_check', `status in ('created', 'attempted', 'paid')`)
@Index('sandbox_orders_receipt_idx', ['receipt'])
@Index('sandbox_orders_created_at_idx', ['createdAt', 'id'])
export class SandboxOrder {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sandbox_orders_pkey' })
  id!: string;

  /** Paise. */
  @Column('integer')
  amount!: number;

  @Column('integer', { name: 'amount_paid', default: 0 })
  amountPaid!: number;

  @Column('text')
  currency!: string;

  @Column('text', { nullable: true })
  receipt!: string | null;

  @Column('text')
  status!: 'created' | 'attempted' | 'paid';

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Whether a payment is captured as soon as the bank has authorized it. */
  @Column('boolean', { name: 'auto_capture' })
  autoCapture!: boolean;

  @Column('jsonb')
  notes!: Notes;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
