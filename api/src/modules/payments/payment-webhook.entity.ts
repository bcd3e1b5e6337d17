import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Webhook as received, with a verified signature. The id deduplicates repeated deliveries. */
@Entity('payment_webhooks')
export class PaymentWebhook {
  /** `x-razorpay-event-id`. */
  @PrimaryColumn('text', { name: 'event_id', primaryKeyConstraintName: 'payment_webhooks_pkey' })
  eventId!: string;

  /** Not `jsonb`, which rejects `\u0000`. */
  @Column('json')
  body!: unknown;

  @Index('payment_webhooks_received_at_idx')
  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt!: Date;
}
