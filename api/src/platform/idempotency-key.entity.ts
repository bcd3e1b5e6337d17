import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Remembers which record a client's idempotency key made, so that a repeat makes no second one. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** Whose key it is, and for what: `placeOrder:<user id>`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  scope!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key!: string;

  /** SHA-256 of what was asked for, in hex. */
  @Column('char', { length: 64 })
  fingerprint!: string;

  /** Id of what was made. */
  @Column('char', { name: 'result_id', length: 24 })
  resultId!: string;

  @Index('idempotency_keys_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
