import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A PDF that was made once. */
@Entity('bill_files')
export class BillFile {
  /** SHA-256 of everything that it is made of. */
  @PrimaryColumn('char', { length: 64, primaryKeyConstraintName: 'bill_files_pkey' })
  hash!: string;

  @Column('bytea')
  contents!: Buffer;

  @Index('bill_files_made_at_idx')
  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt!: Date;
}
