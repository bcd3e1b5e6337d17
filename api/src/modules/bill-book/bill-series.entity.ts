import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series in a financial year. */
@Entity('bill_series')
export class BillSeries {
  /** See `seriesOf()`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'bill_series_pkey' })
  series!: string;

  /** `26-27`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'bill_series_pkey' })
  year!: string;

  @Column('integer')
  last!: number;
}
