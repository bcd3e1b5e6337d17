import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Records what a client's idempotency key created, so that a repeat creates no second record. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** Owner and purpose of the key: `placeOrder:<user id>`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  scope!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key!: string;

  /** SHA-256 of the request, in hex. */
  @Column('char', { length: 64 })
  fingerprint!: string;

  /** Id of the created record. */
  @Column('char', { name: 'result_id', length: 24 })
  resultId!: string;

  @Index('idempotency_keys_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
