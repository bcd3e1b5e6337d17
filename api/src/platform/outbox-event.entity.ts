import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A committed event on its way to the queue. The relay deletes the row once its jobs are queued. */
@Entity('outbox_events')
export class OutboxEvent {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'outbox_events_pkey' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('jsonb')
  payload!: unknown;

  /** Of the request that set it off; null for what the shop does by itself. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
