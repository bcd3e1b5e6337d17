import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What one statement added to a measure or subtracted from it. Written by triggers, never updated, rolled up by the worker.
 */
@Entity('measure_changes')
export class MeasureChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'measure_changes_pkey',
  })
  id!: string;

  /** At the restaurant. */
  @Column('date')
  day!: string;

  /** 0 to 23. */
  @Column('smallint')
  hour!: number;

  /** What is counted: `users`, `orders`. */
  @Column('text')
  measure!: string;

  /** By what it is counted, such as the status of an order; empty if it is not. */
  @Column('text')
  key!: string;

  @Column('bigint')
  delta!: string;
}
