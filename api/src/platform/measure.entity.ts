import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A measure in one hour, or over all time at the day `-infinity`, at the last roll-up of its changes; see `Measures`. */
@Entity('measures')
export class Measure {
  /** At the restaurant. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'measures_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'measures_pkey' })
  measure!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'measures_pkey' })
  key!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'measures_pkey' })
  hour!: number;

  @Column('bigint')
  value!: string;
}
