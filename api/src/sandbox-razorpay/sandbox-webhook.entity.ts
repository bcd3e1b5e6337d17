import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A pending or delivered webhook. */
@Entity('sandbox_webhooks')
@Index('sandbox_webhooks_next_attempt_at_idx', ['nextAttemptAt'])
export class SandboxWebhook {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sandbox_webhooks_pkey' })
  id!: string;

  /** Sent as `x-razorpay-event-id`. Two rows share it when an event is delivered twice. */
  @Column('text', { name: 'event_id' })
  eventId!: string;

  @Column('text')
  event!: string;

  /** The exact bytes that are sent and signed. */
  @Column('text')
  body!: string;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Null once it is delivered or given up. While it is being sent: when another sender may take over. */
  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt!: Date | null;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;

  /** Error of the last failed attempt. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
