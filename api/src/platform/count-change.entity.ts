import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What one statement added to a count or subtracted from it. Written by triggers, never updated, rolled up by the worker.
 */
@Entity('count_changes')
export class CountChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'count_changes_pkey',
  })
  id!: string;

  @Column('text')
  name!: string;

  @Column('bigint')
  delta!: string;
}
