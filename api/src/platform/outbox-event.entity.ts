import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A committed event that is not queued yet. The relay deletes the row once its jobs are queued. */
@Entity('outbox_events')
export class OutboxEvent {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'outbox_events_pkey' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('jsonb')
  payload!: unknown;

  /** The request that caused it; null for the shop's own work. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
