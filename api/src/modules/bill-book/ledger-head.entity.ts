import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last entry of the bill book. Who appends holds the lock of this row until the transaction ends. */
@Entity('ledger_head')
@Check('ledger_head_one_check', 'id = 1')
export class LedgerHead {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'ledger_head_pkey' })
  id!: number;

  /** 0 for a book without entries. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  sequence!: number;

  @Column('text')
  hash!: string;

  /** When it was written. */
  @Column('timestamptz')
  at!: Date;
}
