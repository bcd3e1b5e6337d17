import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a webhook was signed with the present secret. */
export type WebhookOutcome = 'genuine' | 'refused';

/** When the last webhook of an outcome arrived. */
@Entity('webhook_receipts')
@Check('webhook_receipts_outcome_check', `outcome in ('genuine', 'refused')`)
export class WebhookReceipt {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'webhook_receipts_pkey' })
  outcome!: WebhookOutcome;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;
}
