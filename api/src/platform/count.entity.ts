import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A count at the last roll-up of its changes; see `Counts`. */
@Entity('counts')
export class Count {
  /** The table, or for orders the table and the status: `orders.Pending`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'counts_pkey' })
  name!: string;

  @Column('bigint')
  value!: string;
}
