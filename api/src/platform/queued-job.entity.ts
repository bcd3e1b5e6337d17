import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A job in Redis that is not known to be done. It can be queued again from here. */
@Entity('queued_jobs')
export class QueuedJob {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'queued_jobs_pkey' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  payload!: unknown;

  /** The contents of Redis when the job was queued; see `JobQueue.generation`. */
  @Column('text')
  generation!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** When it was queued, or last found in the queue. */
  @Index('queued_jobs_checked_at_idx')
  @Column('timestamptz', { name: 'checked_at', default: () => 'now()' })
  checkedAt!: Date;
}
