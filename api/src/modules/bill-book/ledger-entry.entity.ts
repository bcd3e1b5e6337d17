import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const ledgerKinds = [
  'INVOICE',
  'CREDIT_NOTE',
  'CANCELLATION',
  'REFUND_VOUCHER',
  'DAY_HEAD',
  'RESTORE',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One entry of the bill book. The database refuses to change and to delete entries. */
@Entity('ledger_entries')
@Check('ledger_entries_sequence_check', 'sequence > 0')
@Index('ledger_entries_order_idx', ['orderId', 'sequence'], { where: 'order_id is not null' })
@Index('ledger_entries_created_at_idx', ['createdAt', 'sequence'])
@Index('ledger_entries_day_heads_idx', ['sequence'], { where: `kind = 'DAY_HEAD'` })
@Index('ledger_entries_number_idx', ['number'], { unique: true, where: 'number is not null' })
export class LedgerEntry {
  /** From 1, without a gap. */
  @PrimaryColumn('bigint', {
    primaryKeyConstraintName: 'ledger_entries_pkey',
    transformer: { from: Number, to: (value: number) => value },
  })
  sequence!: number;

  @Column('text')
  kind!: LedgerKind;

  /** Canonical JSON. */
  @Column('text')
  document!: string;

  /** The hash of the entry before; empty for the first one. */
  @Column('text', { name: 'previous_hash' })
  previousHash!: string;

  /** See `hashOf()`. */
  @Column('text')
  hash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** No foreign key: entries outlive orders. */
  @Column('char', { name: 'order_id', length: 24, nullable: true })
  orderId!: string | null;

  /** Of its document; null for an entry without a number of its own. */
  @Column('text', { nullable: true })
  number!: string | null;
}
