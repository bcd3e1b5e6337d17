import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook as it came in, its signature checked. Its id makes a repeat harmless. */
@Entity('payment_webhooks')
export class PaymentWebhook {
  /** `x-razorpay-event-id`. */
  @PrimaryColumn('text', { name: 'event_id', primaryKeyConstraintName: 'payment_webhooks_pkey' })
  eventId!: string;

  /** Not `jsonb`, which takes no `\u0000`. */
  @Column('json')
  body!: unknown;

  @Index('payment_webhooks_received_at_idx')
  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt!: Date;
}
