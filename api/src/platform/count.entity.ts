import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many there were of something when its changes were last rolled up; see `Counts`. */
@Entity('counts')
export class Count {
  /** The table, or for orders the table and the status: `orders.Pending`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'counts_pkey' })
  name!: string;

  @Column('bigint')
  value!: string;
}
