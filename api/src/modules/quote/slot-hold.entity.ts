import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The place in a slot that an open payment holds. */
@Entity('slot_holds')
@Check('slot_holds_dishes_check', 'dishes > 0')
export class SlotHold {
  @PrimaryColumn('char', { name: 'payment_id', length: 24, primaryKeyConstraintName: 'slot_holds_pkey' })
  paymentId!: string;

  @Index('slot_holds_customer_id_idx')
  @Column('char', { name: 'customer_id', length: 24 })
  customerId!: string;

  @Index('slot_holds_slot_at_idx')
  @Column('timestamptz', { name: 'slot_at' })
  slotAt!: Date;

  @Column('integer')
  dishes!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
