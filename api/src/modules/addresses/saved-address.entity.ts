import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Customer } from '../customers/customer.entity.js';
import type { AddressLabel } from './address-label.js';

/** An address that a customer has kept for the next order. */
@Entity('saved_addresses')
@Check('saved_addresses_label_check', `label in ('HOME', 'WORK', 'OTHER')`)
@Check('saved_addresses_name_check', `(label = 'OTHER') = (name is not null)`)
@Check('saved_addresses_pin_check', `(lat is null) = (lng is null)`)
export class SavedAddress {
  @PrimaryColumn('char', { length: 24, primaryKeyConstraintName: 'saved_addresses_pkey' })
  id!: string;

  @Index('saved_addresses_user_id_idx')
  @Column('char', { name: 'user_id', length: 24 })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'saved_addresses_user_id_fkey' })
  user?: Relation<User>;

  /** The customer of the account, who has the same id. */
  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'saved_addresses_customer_fkey' })
  customer?: Relation<Customer>;

  @Column('text')
  label!: AddressLabel;

  /** The customer's own, of OTHER. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  flat!: string;

  @Column('text')
  street!: string;

  @Column('text', { nullable: true })
  landmark!: string | null;

  @Column('char', { name: 'pin_code', length: 6 })
  pinCode!: string;

  @Column('double precision', { nullable: true })
  lat!: number | null;

  @Column('double precision', { nullable: true })
  lng!: number | null;

  /** When it was added or changed. */
  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;
}
