import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';

/**
 * A person who orders, books or writes. Every account and every guest is one, by a trigger, with the same id; staff make
 * others by ordering for them.
 */
@Entity('customers')
@Check('customers_merged_check', `merged_into <> id`)
// One person by phone number stays one.
@Index('customers_phone_idx', ['phone'], { unique: true, where: 'merged_into is null' })
export class Customer {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'customers_pkey' })
  id!: string;

  /** The customer who is the same person; that one is merged into no other. */
  @Index('customers_merged_into_idx')
  @Column('char', { name: 'merged_into', length: 24, nullable: true })
  mergedInto!: string | null;

  @ManyToOne(() => Customer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'merged_into', foreignKeyConstraintName: 'customers_merged_into_fkey' })
  merged?: Customer;

  /** E.164: of a caller, or confirmed by a code. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('timestamptz', { name: 'phone_confirmed_at', nullable: true })
  phoneConfirmedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
