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

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
